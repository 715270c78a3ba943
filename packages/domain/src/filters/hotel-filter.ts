import { address } from '@myler/config/address';
import {
  hotelSorts,
  hotelThemes,
  HIGHEST_PRICE_BAND,
  MAX_ADULTS,
  MAX_COTS,
  MAX_FILTER_WORDS,
  MAX_FLIGHT_HOURS,
  MAX_PAIRS,
  regions,
  transferLimits,
  type HotelSort,
} from '@myler/config/hotels';
import { SHORTLIST_MAX } from '@myler/config/shortlist';
import { SLUG } from '@myler/config/slug';
import type { HotelFilter, HotelList } from '@myler/api-client/contract';
import type { PagePath, Query } from '@myler/config/pages';
import { readAges } from './ages.ts';

/**
 * The filter of the hotels, and the address that expresses it. It does not use the contract's schema, so that no
 * browser has to fetch that; both use the same lists of values.
 */
export interface HotelSelection {
  filter: HotelFilter;
  sort: HotelSort;
  page: number;
}

/** The page of the hotels, which the form of the filter sends to. */
export const HOTELS_PATH = '/our-hotels' satisfies PagePath;
/** How many hotels a page of the list shows. */
export const HOTELS_PER_PAGE = 24;

/** In their order in an address. */
export const hotelFilterNames = [
  'q',
  'ids',
  'inspiration',
  'theme',
  'country',
  'region',
  'month',
  'adults',
  'ages',
  'cots',
  'connecting',
  'pairs',
  'stepFree',
  'kidsClub',
  'pool',
  'transfer',
  'flight',
  'price',
] as const satisfies readonly (keyof HotelFilter)[];

/** The name of a part of the filter. */
export type HotelFilterName = (typeof hotelFilterNames)[number];

/** Parses the query of an address. Invalid values are left out, so that every address shows hotels. */
export function readHotelSelection(search: Query<'/our-hotels'> | URLSearchParams): HotelSelection {
  const raw = (name: HotelFilterName | 'sort' | 'page') => {
    const value = search instanceof URLSearchParams ? search.get(name) : search[name];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value).trim()
      : '';
  };
  const filter = {
    ...entryUnlessEmpty('q', raw('q').slice(0, MAX_FILTER_WORDS)),
    ...entryUnlessEmpty('ids', listOf(raw('ids'), SLUG, SHORTLIST_MAX)),
    ...entryUnlessEmpty('inspiration', SLUG.test(raw('inspiration')) ? raw('inspiration') : ''),
    ...entryUnlessEmpty('theme', oneOf(hotelThemes, raw('theme'))),
    ...entryUnlessEmpty('country', /^[a-z]{2}$/i.test(raw('country')) ? raw('country').toUpperCase() : ''),
    ...entryUnlessEmpty('region', oneOf(regions, raw('region'))),
    ...entryUnlessEmpty('month', numberOf(raw('month'), 1, 12)),
    ...entryUnlessEmpty('adults', numberOf(raw('adults'), 1, MAX_ADULTS)),
    ...entryUnlessEmpty('ages', readAges(raw('ages'))),
    ...entryUnlessEmpty('cots', numberOf(raw('cots'), 1, MAX_COTS)),
    ...entryUnlessEmpty('connecting', flagOf(raw('connecting'))),
    ...entryUnlessEmpty('pairs', numberOf(raw('pairs'), 1, MAX_PAIRS)),
    ...entryUnlessEmpty('stepFree', flagOf(raw('stepFree'))),
    ...entryUnlessEmpty('kidsClub', flagOf(raw('kidsClub'))),
    ...entryUnlessEmpty('pool', flagOf(raw('pool'))),
    ...entryUnlessEmpty('transfer', Number(oneOf(transferLimits.map(String), raw('transfer'))) || ''),
    ...entryUnlessEmpty('flight', numberOf(raw('flight'), 1, MAX_FLIGHT_HOURS)),
    ...entryUnlessEmpty('price', numberOf(raw('price'), 1, HIGHEST_PRICE_BAND)),
  } as HotelFilter;
  const sort = oneOf(hotelSorts, raw('sort')) as HotelSort | '';
  return { filter, sort: sort || 'loved', page: numberOf(raw('page'), 1, 1000) || 1 };
}

/** The canonical address of a selection: no empty values, a fixed order, no defaults. */
export function hotelsAddress({ filter, sort, page }: HotelSelection): string {
  const set = Object.fromEntries(
    hotelFilterNames.map((name) => [name, filter[name] === '' ? undefined : filter[name]]),
  );
  const search = { ...set, sort: sort === 'loved' ? undefined : sort, page: page > 1 ? page : undefined };
  return address(HOTELS_PATH, { search });
}

/** The selection without some filters, from the first page. */
export function withoutFilters(selection: HotelSelection, ...names: string[]): HotelSelection {
  const filter = Object.fromEntries(Object.entries(selection.filter).filter(([name]) => !names.includes(name)));
  return { ...selection, filter, page: 1 };
}

/** How many hotels remain with this value, given the other filters; undefined when the provider did not count them. */
export function facetCount(facets: HotelList['facets'], name: string, value: string | number): number | undefined {
  const facet = facets.find((candidate) => candidate.name === name);
  return facet?.values.find((candidate) => candidate.value === String(value))?.count;
}

type OptionalEntry<Name extends string> = { [Key in Name]?: string | number };

function entryUnlessEmpty<Name extends string>(name: Name, value: string | number | undefined): OptionalEntry<Name> {
  return value === '' || value === undefined ? {} : ({ [name]: value } as OptionalEntry<Name>);
}

function oneOf(values: readonly string[], raw: string): string {
  return values.includes(raw) ? raw : '';
}

function numberOf(raw: string, from: number, to: number): number | undefined {
  const value = /^\d{1,4}$/.test(raw) ? Number(raw) : 0;
  return value >= from && value <= to ? value : undefined;
}

function listOf(raw: string, item: RegExp, max: number): string {
  const items = raw.split(',').map((part) => part.trim());
  return [...new Set(items.filter((part) => item.test(part)))].slice(0, max).join(',');
}

function flagOf(raw: string): string {
  return ['1', 'true', 'on'].includes(raw) ? '1' : '';
}
