import { MAX_ADULTS, MAX_COTS, regionNames, sortNames } from '@myler/config/hotels';
import { monthNames } from '@myler/config/months';
import { useEffect, useRef } from 'react';
import type { HotelList } from '@myler/api-client/contract';
import { Button } from '@myler/ui/button';
import { FilterBar, FilterSelect, FilterText, FilterToggle } from '@myler/ui/filter-bar';
import { Link } from '@myler/ui/link';
import { countOf, PATH, type HotelSelection } from '../../features/hotels/hotel-filter.ts';
import { FactFilters } from './hotels.FactFilters.tsx';
import { syncFormWithAddress } from './sync-form-with-address.ts';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import { priceSteps } from '../../features/hotels/hotels-words.ts';
import { live } from '../../live/live.ts';
import styles from './hotels.Filters.module.css';

interface HotelsFiltersProps {
  selection: HotelSelection;
  facets: HotelList['facets'];
}

/** Kept in the address when other filters change: they come from links on other pages and have no field here. */
const hiddenNames = ['q', 'ids', 'inspiration', 'theme', 'country', 'connecting'] as const;

/**
 * A GET form: its fields are the query of the address. With scripts it submits itself (`app/auto-submit.ts`), and the
 * button is there for the keyboard.
 */
export function HotelsFilters({ selection, facets }: HotelsFiltersProps) {
  const { filter } = selection;
  const form = useRef<HTMLFormElement>(null);
  // The browser keeps the fields' values, but Back, chips and the map's parts change the address without them.
  useEffect(() => syncFormWithAddress(form.current, selection), [selection]);
  return (
    <form
      ref={form}
      className={styles.filters}
      action={PATH}
      aria-label="Find a hotel"
      autoComplete="off"
      {...live({ 'auto-submit': true })}
    >
      {hiddenNames.map((name) => filter[name] && <input key={name} type="hidden" name={name} value={filter[name]} />)}
      <FilterBar toggles={<Toggles {...{ selection, facets }} />} actions={<SortAndSubmit selection={selection} />}>
        <Choices {...{ selection, facets }} />
      </FilterBar>
    </form>
  );
}

function Toggles({ selection: { filter }, facets }: HotelsFiltersProps) {
  return (
    <>
      <FilterToggle name="kidsClub" defaultChecked={Boolean(filter.kidsClub)} count={countOf(facets, 'kidsClub', 1)}>
        Kids’ club
      </FilterToggle>
      <FilterToggle name="pool" defaultChecked={Boolean(filter.pool)} count={countOf(facets, 'pool', 1)}>
        A pool
      </FilterToggle>
      <FactFilters {...{ filter, facets }} />
    </>
  );
}

type Values = readonly (readonly [string | number, string])[];

/** Every number that an address may have, so that the field can show it. */
const upTo = (most: number): Values =>
  Array.from({ length: most }, (_, index) => [index + 1, capitalised(inWordsUpToTwelve(index + 1))]);

/** Each value with the number of remaining hotels, and first the option for any value. */
function optionsOf(facets: HotelList['facets'], name: string, any: string, values: Values) {
  return [
    { value: '', label: any },
    ...values.map(([value, label]) => ({ value: String(value), label, count: countOf(facets, name, value) })),
  ];
}

function Choices({ selection: { filter }, facets }: HotelsFiltersProps) {
  const options = (name: string, any: string, values: Values) => optionsOf(facets, name, any, values);
  return (
    <>
      <FilterSelect
        label="Region"
        name="region"
        options={options('region', 'All six', Object.entries(regionNames))}
        defaultValue={filter.region ?? ''}
      />
      <FilterSelect
        label="Month"
        name="month"
        options={options(
          'month',
          'Any month',
          monthNames.map((name, index) => [index + 1, name] as const),
        )}
        defaultValue={String(filter.month ?? '')}
      />
      <FilterText
        label="Children’s ages"
        name="ages"
        defaultValue={(filter.ages ?? '').replaceAll(',', ', ')}
        example="such as 2, 7"
        maxLength={60}
      />
      <FilterSelect
        label="Adults"
        name="adults"
        options={options('adults', 'Any', upTo(MAX_ADULTS))}
        defaultValue={String(filter.adults ?? '')}
      />
      <FilterSelect
        label="Cots in one room"
        name="cots"
        options={options('cots', 'None needed', upTo(MAX_COTS))}
        defaultValue={String(filter.cots ?? '')}
      />
      <FilterSelect
        label="A night"
        name="price"
        options={options(
          'price',
          'Any price',
          priceSteps.map((sum, index) => [index + 1, `Up to ${sum}`] as const),
        )}
        defaultValue={String(filter.price ?? '')}
      />
    </>
  );
}

function SortAndSubmit({ selection: { filter, sort } }: Pick<HotelsFiltersProps, 'selection'>) {
  return (
    <>
      <FilterSelect
        look="line"
        label="In order of"
        name="sort"
        options={Object.entries(sortNames).map(([value, label]) => ({
          value: value === 'loved' ? '' : value,
          label,
        }))}
        defaultValue={sort === 'loved' ? '' : sort}
      />
      {Object.keys(filter).length > 0 && <Link href={PATH}>Clear all</Link>}
      <span className={styles.send}>
        <Button type="submit" size="small" variant="outline">
          Show hotels
        </Button>
      </span>
    </>
  );
}
