import { MAX_ADULTS, MAX_COTS, priceBands, regionNames, sortNames } from '@myler/config/hotels';
import { monthNames } from '@myler/config/months';
import { useEffect, useRef } from 'react';
import type { HotelFilter, HotelList } from '@myler/api-client/contract';
import { Button } from '@myler/ui/button';
import { FilterRadios, FilterSelect, FilterText, FilterToggle } from '@myler/ui/filter-bar';
import { Link } from '@myler/ui/link';
import { facetCount, HOTELS_PATH, type HotelSelection, agesPattern, hotelsInWords } from '@myler/domain/filters';
import { AgeChips } from './hotels.AgeChips.tsx';
import { FactFilters } from './hotels.FactFilters.tsx';
import { syncFormWithAddress } from './sync-form-with-address.ts';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import { hasPriceLimit, PriceLimit } from '../../features/hotels/FilterLabel.tsx';
import { live } from '@myler/islands/attributes';
import { Box } from '@myler/ui/layout';
import { FilterSheet } from '@myler/ui/sections/filter-sheet';

interface HotelsFiltersProps {
  selection: HotelSelection;
  facets: HotelList['facets'];
}

interface FilterSheetProps extends HotelsFiltersProps {
  /** How many hotels are left; undefined when the list has failed. */
  total?: number | undefined;
}

/** Kept in the address when other filters change: they come from links on other pages and have no field here. */
const hiddenNames = ['q', 'ids', 'inspiration', 'theme', 'country', 'connecting'] as const;

/** A GET form: its fields are the query of the address. With scripts it submits itself (`app/auto-submit.ts`, ADR 0074). */
export function HotelsFilters({ selection, facets, total }: FilterSheetProps) {
  const { filter, sort } = selection;
  const form = useRef<HTMLFormElement>(null);
  // The browser keeps the fields' values, but Back, chips and the map's parts change the address without them.
  useEffect(() => syncFormWithAddress(form.current, selection), [selection]);
  return (
    <FilterSheet
      ref={form}
      id="filters"
      title="Filter the hotels"
      words={{ open: 'Filter', chosen: 'chosen', close: 'Close the filters' }}
      chosenCount={Object.keys(filter).length}
      link={total ? { href: '#map', label: 'Map' } : false}
      action={HOTELS_PATH}
      aria-label="Find a hotel"
      autoComplete="off"
      {...live({ 'auto-submit': true })}
      before={
        <>
          <AgeChips selection={selection} />
          {hiddenNames.map(
            (name) => filter[name] && <input key={name} type="hidden" name={name} value={filter[name]} />,
          )}
        </>
      }
      toggles={<Toggles {...{ selection, facets }} />}
      sort={
        <FilterSelect
          look="line"
          label="Sort by"
          name="sort"
          options={Object.entries(sortNames).map(([value, label]) => ({
            value: value === 'loved' ? '' : value,
            label,
          }))}
          defaultValue={sort === 'loved' ? '' : sort}
        />
      }
      clear={Object.keys(filter).length > 0 && <Link href={HOTELS_PATH}>Clear all</Link>}
      submit={
        <Button type="submit" size="small">
          {/* The number follows each choice only with scripts. */}
          <Box as="span" only="scripted">
            {total === undefined ? 'Show hotels' : `Show ${hotelsInWords(total)}`}
          </Box>
          <Box as="span" only="unscripted">
            Show hotels
          </Box>
        </Button>
      }
    >
      <Choices {...{ selection, facets }} />
    </FilterSheet>
  );
}

function Toggles({ selection: { filter }, facets }: HotelsFiltersProps) {
  return (
    <>
      <FilterToggle name="kidsClub" defaultChecked={Boolean(filter.kidsClub)} count={facetCount(facets, 'kidsClub', 1)}>
        Kids’ club
      </FilterToggle>
      <FilterToggle name="pool" defaultChecked={Boolean(filter.pool)} count={facetCount(facets, 'pool', 1)}>
        A pool
      </FilterToggle>
      <FactFilters {...{ filter, facets }} />
      <PriceChoice {...{ filter, facets }} />
    </>
  );
}

/** Not a select, whose options cannot show one of three currencies. */
function PriceChoice({ filter, facets }: { filter: HotelFilter; facets: HotelList['facets'] }) {
  return (
    <FilterRadios
      label="A night"
      name="price"
      options={[
        { value: '', label: 'Any price' },
        ...priceBands
          .filter((band) => hasPriceLimit({ price: band }))
          .map((band) => ({
            value: String(band),
            label: (
              <span>
                Up to <PriceLimit band={band} />
              </span>
            ),
            count: facetCount(facets, 'price', band),
          })),
      ]}
      defaultValue={hasPriceLimit(filter) ? String(filter.price) : ''}
    />
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
    ...values.map(([value, label]) => ({ value: String(value), label, count: facetCount(facets, name, value) })),
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
        pattern={{ regex: agesPattern, problem: 'Ages from 0 to 17, such as 2 and 7.' }}
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
    </>
  );
}
