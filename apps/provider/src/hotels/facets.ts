import type { HotelList } from '@myler/api-client/contract';
import {
  MAX_ADULTS,
  MAX_COTS,
  MAX_FLIGHT_HOURS,
  MAX_PAIRS,
  hotelThemes,
  priceBands,
  regionNames,
  regions,
  transferLimits,
  type HotelTheme,
  type Region,
} from '@myler/config/hotels';
import { monthNames } from '@myler/config/months';
import { countryName } from '@myler/domain/words';
import { themeLabels } from './labels.ts';

export type Facet = HotelList['facets'][number];

/** A row of the query: how many hotels have this value of this facet. */
export interface CountRow {
  facet: string;
  value: string;
  label: string | null;
  /** Null for a set without members. */
  count: number | null;
}

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const ADULTS = upTo(MAX_ADULTS);
const COTS = upTo(MAX_COTS);
const PAIRS = upTo(MAX_PAIRS);
const FLIGHT_HOURS = upTo(MAX_FLIGHT_HOURS);
const MONTHS = monthNames.map((_, index) => index + 1);

/** @param children the number of children who travel with the adults */
export function facetsOf(rows: CountRow[], children: number): Facet[] {
  const facetOf = (name: string, values: readonly (string | number)[], label: (value: string) => string): Facet => {
    const counts = countsByValue(rows, name);
    return {
      name,
      values: values.map(String).map((value) => ({ value, label: label(value), count: counts.get(value) ?? 0 })),
    };
  };
  return [
    facetOf('region', regions, (value) => regionNames[value as Region]),
    facetOf('country', countriesByName(rows), countryName),
    facetOf('theme', hotelThemes, (value) => themeLabels[value as HotelTheme]),
    inspirationFacet(rows),
    facetOf('month', MONTHS, (value) => monthNames[Number(value) - 1] ?? value),
    adultsFacet(rows, children),
    facetOf('cots', COTS, String),
    facetOf('connecting', ['1'], () => 'Connecting rooms'),
    facetOf('pairs', PAIRS, String),
    facetOf('stepFree', ['1'], () => 'Step-free'),
    facetOf('kidsClub', ['1'], () => 'Kids’ club'),
    facetOf('pool', ['1'], () => 'Pool'),
    facetOf('transfer', transferLimits, String),
    facetOf('flight', FLIGHT_HOURS, String),
    facetOf('price', priceBands, String),
  ];
}

export const totalOf = (rows: CountRow[]): number => rowsOfFacet(rows, 'total')[0]?.count ?? 0;

/** For a filter without results: the parts whose removal would give results, those with the most hotels first. */
export function dropToFindOf(rows: CountRow[]): HotelList['dropToFind'] {
  if (totalOf(rows) > 0) return [];
  return rowsOfFacet(rows, 'drop')
    .map(({ value, count }) => ({ filter: value, count: count ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

const rowsOfFacet = (rows: CountRow[], facet: string): CountRow[] => rows.filter((row) => row.facet === facet);

const countsByValue = (rows: CountRow[], facet: string) =>
  new Map(rowsOfFacet(rows, facet).map(({ value, count }) => [value, count]));

const byName = new Intl.Collator('en-GB');

const countriesByName = (rows: CountRow[]): string[] =>
  [...countsByValue(rows, 'country').keys()].toSorted((a, b) => byName.compare(countryName(a), countryName(b)));

function inspirationFacet(rows: CountRow[]): Facet {
  const values = rowsOfFacet(rows, 'inspiration').map(({ value, label, count }) => ({
    value,
    label: label ?? value,
    count: count ?? 0,
  }));
  return { name: 'inspiration', values };
}

/** The sets count adults and children together, so a number of adults needs the row for adults plus children. */
function adultsFacet(rows: CountRow[], children: number): Facet {
  const counts = countsByValue(rows, 'adults');
  const values = ADULTS.map((adults) => ({
    value: String(adults),
    label: String(adults),
    count: counts.get(String(adults + children)) ?? 0,
  }));
  return { name: 'adults', values };
}
