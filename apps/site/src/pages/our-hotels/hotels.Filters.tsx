import { MAX_ADULTS, MAX_COTS, priceBands, regionNames, sortNames } from '@myler/config/hotels';
import { monthNames } from '@myler/config/months';
import { useEffect, useRef } from 'react';
import type { HotelFilter, HotelList } from '@myler/api-client/contract';
import { Button } from '@myler/ui/button';
import { FilterBar, FilterRadios, FilterSelect, FilterText, FilterToggle } from '@myler/ui/filter-bar';
import { Icon } from '@myler/ui/icon';
import { Link } from '@myler/ui/link';
import { facetCount, HOTELS_PATH, type HotelSelection, agesPattern, hotelsInWords } from '@myler/domain/filters';
import { AgeChips } from './hotels.AgeChips.tsx';
import { FactFilters } from './hotels.FactFilters.tsx';
import { syncFormWithAddress } from './sync-form-with-address.ts';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import { hasPriceLimit, PriceLimit } from '../../features/hotels/FilterLabel.tsx';
import { live } from '@myler/islands/attributes';
import { Box, ScreenOnly } from '@myler/ui/layout';
import styles from './hotels.Filters.module.css';

interface HotelsFiltersProps {
  selection: HotelSelection;
  facets: HotelList['facets'];
}

interface FilterSheetProps extends HotelsFiltersProps {
  /** How many hotels are left; undefined when the list has failed. */
  total?: number | undefined;
}

const SHEET_ID = 'filters';

/** Kept in the address when other filters change: they come from links on other pages and have no field here. */
const hiddenNames = ['q', 'ids', 'inspiration', 'theme', 'country', 'connecting'] as const;

/**
 * A GET form: its fields are the query of the address. With scripts it submits itself (`app/auto-submit.ts`), and the
 * button is there for the keyboard. Below `md` the form is a sheet that a bar opens: a popover, so that opening, Escape
 * and the return of the focus need no script (ADR 0074).
 */
export function HotelsFilters({ selection, facets, total }: FilterSheetProps) {
  const { filter } = selection;
  const form = useRef<HTMLFormElement>(null);
  // The browser keeps the fields' values, but Back, chips and the map's parts change the address without them.
  useEffect(() => syncFormWithAddress(form.current, selection), [selection]);
  return (
    <>
      <SheetBar chosenCount={Object.keys(filter).length} hasMap={Boolean(total)} />
      <form
        ref={form}
        id={SHEET_ID}
        popover="auto"
        className={styles.filters}
        action={HOTELS_PATH}
        aria-label="Find a hotel"
        autoComplete="off"
        {...live({ 'auto-submit': true })}
        data-busy-line=""
      >
        <div className={styles.sheetTop}>
          <h2 className={styles.sheetTitle}>Filter the hotels</h2>
          <button
            type="button"
            className={styles.close}
            popoverTarget={SHEET_ID}
            popoverTargetAction="hide"
            aria-label="Close the filters"
          >
            <Icon name="close" size={20} />
          </button>
        </div>
        <AgeChips selection={selection} />
        {hiddenNames.map((name) => filter[name] && <input key={name} type="hidden" name={name} value={filter[name]} />)}
        <FilterBar
          toggles={<Toggles {...{ selection, facets }} />}
          actions={<SortAndSubmit selection={selection} total={total} />}
        >
          <Choices {...{ selection, facets }} />
        </FilterBar>
        <div className={styles.sheetEnd}>
          <ClearAndSubmit {...{ filter, total }} />
        </div>
      </form>
    </>
  );
}

/** Opens the sheet, and leads to the map. Below `md` only. */
function SheetBar({ chosenCount, hasMap }: { chosenCount: number; hasMap: boolean }) {
  return (
    <ScreenOnly className={styles.bar}>
      <button type="button" className={styles.open} popoverTarget={SHEET_ID}>
        Filter
        {chosenCount > 0 && (
          <span className={styles.number}>
            <span>{chosenCount}</span>
            <span className="visually-hidden"> chosen</span>
          </span>
        )}
      </button>
      {hasMap && (
        <a className={styles.open} href="#map">
          Map
        </a>
      )}
    </ScreenOnly>
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

function SortAndSubmit({ selection: { filter, sort }, total }: Omit<FilterSheetProps, 'facets'>) {
  return (
    <>
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
      <span className={styles.wide}>
        <ClearAndSubmit {...{ filter, total }} />
      </span>
    </>
  );
}

function ClearAndSubmit({ filter, total }: { filter: HotelFilter; total?: number | undefined }) {
  return (
    <>
      {Object.keys(filter).length > 0 && <Link href={HOTELS_PATH}>Clear all</Link>}
      <span className={styles.send}>
        <Button type="submit" size="small">
          {/* The number follows each choice only with scripts. */}
          <Box as="span" only="scripted">
            {total === undefined ? 'Show hotels' : `Show ${hotelsInWords(total)}`}
          </Box>
          <span className={styles.noTotal}>Show hotels</span>
        </Button>
      </span>
    </>
  );
}
