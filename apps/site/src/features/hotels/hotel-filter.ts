import { address } from '@myler/config/address';
import {
  hotelSorts,
  hotelThemes,
  HIGHEST_PRICE_BAND,
  MAX_ADULTS,
  MAX_COTS,
  MAX_FILTER_CHILDREN,
  MAX_FILTER_WORDS,
  OLDEST_CHILD,
  regions,
  type HotelSort,
} from '@myler/config/hotels';
import { SHORTLIST_MAX } from '@myler/config/shortlist';
import { SLUG } from '@myler/config/slug';
import type { HotelFilter, HotelList } from '@myler/api-client/contract';
import type { PagePath } from '@myler/config/pages';
import type { Query } from '../../data/query.ts';

/**
 * The filter of the hotels, and the address that expresses it. It does not use the contract's schema, so that no
 * browser has to fetch that; both use the same lists of values.
 */
export interface HotelSelection {
  filter: HotelFilter;
  sort: HotelSort;
  page: number;
}

export const PATH = '/our-hotels' satisfies PagePath;
export const PAGE_SIZE = 24;

/** In their order in an address. */
export const filterNames = [
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
  'kidsClub',
  'pool',
  'price',
] as const satisfies readonly (keyof HotelFilter)[];

export type FilterName = (typeof filterNames)[number];

/** Parses the query of an address. Invalid values are left out, so that every address shows hotels. */
export function readSelection(search: Query<'/our-hotels'> | URLSearchParams): HotelSelection {
  const given = (name: FilterName | 'sort' | 'page') => {
    const value = search instanceof URLSearchParams ? search.get(name) : search[name];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value).trim()
      : '';
  };
  const filter = {
    ...put('q', given('q').slice(0, MAX_FILTER_WORDS)),
    ...put('ids', listOf(given('ids'), SLUG, SHORTLIST_MAX)),
    ...put('inspiration', SLUG.test(given('inspiration')) ? given('inspiration') : ''),
    ...put('theme', oneOf(hotelThemes, given('theme'))),
    ...put('country', /^[a-z]{2}$/i.test(given('country')) ? given('country').toUpperCase() : ''),
    ...put('region', oneOf(regions, given('region'))),
    ...put('month', numberOf(given('month'), 1, 12)),
    ...put('adults', numberOf(given('adults'), 1, MAX_ADULTS)),
    ...put('ages', readAges(given('ages'))),
    ...put('cots', numberOf(given('cots'), 1, MAX_COTS)),
    ...put('connecting', yes(given('connecting'))),
    ...put('kidsClub', yes(given('kidsClub'))),
    ...put('pool', yes(given('pool'))),
    ...put('price', numberOf(given('price'), 1, HIGHEST_PRICE_BAND)),
  } as HotelFilter;
  const sort = oneOf(hotelSorts, given('sort')) as HotelSort | '';
  return { filter, sort: sort || 'loved', page: numberOf(given('page'), 1, 1000) || 1 };
}

/** Normalises ages: "2 and 7", "2, 7" and "2,7" all become "2,7". Ages over 17 are not children's and are left out. */
export function readAges(text: string): string {
  return (text.match(/\d+/g) ?? [])
    .map(Number)
    .filter((age) => age <= OLDEST_CHILD)
    .slice(0, MAX_FILTER_CHILDREN)
    .join(',');
}

/** The canonical address of a selection: no empty values, a fixed order, no defaults. */
export function addressOf({ filter, sort, page }: HotelSelection): string {
  const set = Object.fromEntries(filterNames.map((name) => [name, filter[name] === '' ? undefined : filter[name]]));
  const search = { ...set, sort: sort === 'loved' ? undefined : sort, page: page > 1 ? page : undefined };
  return address(PATH, { search });
}

/** The selection without some filters, from the first page. */
export function without(selection: HotelSelection, ...names: string[]): HotelSelection {
  const filter = Object.fromEntries(Object.entries(selection.filter).filter(([name]) => !names.includes(name)));
  return { ...selection, filter, page: 1 };
}

/** How many hotels remain with this value, given the other filters; undefined when the provider did not count them. */
export function countOf(facets: HotelList['facets'], name: string, value: string | number): number | undefined {
  const facet = facets.find((candidate) => candidate.name === name);
  return facet?.values.find((candidate) => candidate.value === String(value))?.count;
}

type Put<Name extends string> = { [Key in Name]?: string | number };

function put<Name extends string>(name: Name, value: string | number | undefined): Put<Name> {
  return value === '' || value === undefined ? {} : ({ [name]: value } as Put<Name>);
}

function oneOf(values: readonly string[], given: string): string {
  return values.includes(given) ? given : '';
}

function numberOf(given: string, from: number, to: number): number | undefined {
  const value = /^\d{1,4}$/.test(given) ? Number(given) : 0;
  return value >= from && value <= to ? value : undefined;
}

function listOf(given: string, item: RegExp, max: number): string {
  const items = given.split(',').map((part) => part.trim());
  return [...new Set(items.filter((part) => item.test(part)))].slice(0, max).join(',');
}

function yes(given: string): string {
  return ['1', 'true', 'on'].includes(given) ? '1' : '';
}
