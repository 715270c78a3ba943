import { sql, type SQL } from 'drizzle-orm';
import type { HotelFilter } from '@myler/api-client/contract';
import { wordsOf } from '../search/fold.ts';
import { askedWords } from '../search/meant.ts';
import { hotels, inspirationHotels, searchEntries } from '../store/schema.ts';
import { MOST_BABIES } from './row.ts';

/** Something that a hotel is or is not. Two with the same key are the same. */
export interface Condition {
  key: string;
  sql: SQL;
}

/** Under two, a child sleeps in a cot where there is one. */
const BABY_BELOW = 2;

/**
 * Who needs a club: before three children stay with their parents, and from thirteen on they would rather not be sent to
 * one. A club that takes a child of five is no worse for having a brother of fourteen.
 */
const CLUB_FROM = 3;
const CLUB_TO = 12;

/** What a hotel must be for a filter to leave it. Each part of the filter gives one condition at most but `ages`. */
export function conditionsOf(filter: HotelFilter): Condition[] {
  const ages = agesOf(filter);
  return [
    ...words(filter.q),
    ...when('region', filter.region, (region) => sql`${hotels.region} = ${region}`),
    ...when('country', filter.country, (country) => sql`${hotels.countryCode} = ${country}`),
    ...when('theme', filter.theme, (theme) => sql`${hotels.themes} @> array[${theme}]`),
    ...when(
      'inspiration',
      filter.inspiration,
      (id) =>
        sql`${hotels.id} in (select ${inspirationHotels.hotelId} from ${inspirationHotels} where ${inspirationHotels.inspirationId} = ${id})`,
    ),
    ...when('month', filter.month, (month) => sql`${hotels.goodMonths} @> array[${month}]::smallint[]`),
    ...party(filter.adults, ages),
    ...when('welcome', ages.length > 0 ? Math.min(...ages) : undefined, (age) => sql`${hotels.childrenFrom} <= ${age}`),
    ...when('cots', filter.cots, (cots) => sql`${hotels.cotsInOneRoom} >= ${cots}`),
    ...when('connecting', filter.connecting, () => sql`${hotels.hasConnectingRooms}`),
    ...(filter.kidsClub ? club(ages) : []),
    ...when('pool', filter.pool, () => sql`${hotels.hasPool}`),
    ...when('price', filter.price, (step) => sql`${hotels.priceBand} <= ${step}`),
    ...when('ids', filter.ids, (ids) => sql`${hotels.id} = any(${texts(ids.split(','))})`),
  ];
}

function when<Value extends string | number>(
  name: string,
  value: Value | undefined,
  say: (value: Value) => SQL,
): Condition[] {
  return value === undefined || value === '' ? [] : [{ key: `${name} ${value}`, sql: say(value) }];
}

function words(q: string | undefined): Condition[] {
  const typed = wordsOf(q ?? '');
  if (typed.length === 0) return [];
  // As a truth value it is one hash that every hotel is looked up in; bare, it may become thousands of look-ups by id.
  const found = sql`(${hotels.id} in (
    with ${askedWords(typed)}
    select ${searchEntries.id} from ${searchEntries}, asked
    where ${searchEntries.kind} = 'hotel' and ${searchEntries.words} @@ asked.all_words
  )) is true`;
  return [{ key: `q ${typed.join(' ')}`, sql: found }];
}

/** Everybody in one room or two that connect. Children do not travel alone: without a number of adults it is one. */
function party(adults: number | undefined, ages: number[]): Condition[] {
  if (adults === undefined && ages.length === 0) return [];
  const people = (adults ?? 1) + ages.length;
  const babies = babiesIn(ages);
  return [{ key: `party ${people} ${babies}`, sql: sql`${sleepsWith(babies)} >= ${people}` }];
}

export const agesOf = ({ ages }: HotelFilter): number[] => ages?.split(',').map(Number) ?? [];

/** Those who sleep in cots, as long as there are cots. */
export const babiesIn = (ages: number[]): number =>
  Math.min(MOST_BABIES, ages.filter((age) => age < BABY_BELOW).length);

/** The largest party that stays together when so many of it are babies. */
export const sleepsWith = (babies: number): SQL => sql`${hotels.sleepsWithBabies}[${babies + 1}::int]`;

/** A club that takes every child who needs one; any club when nobody's age is known. */
function club(ages: number[]): Condition[] {
  const needing = ages.filter((age) => age >= CLUB_FROM && age <= CLUB_TO);
  if (needing.length === 0) return [{ key: 'club', sql: sql`${hotels.hasKidsClub}` }];
  const [youngest, oldest] = [Math.min(...needing), Math.max(...needing)];
  return [
    {
      key: `club ${youngest} ${oldest}`,
      sql: sql`(${hotels.clubFromAge} <= ${youngest} and ${hotels.clubToAge} >= ${oldest})`,
    },
  ];
}

/** A list as one parameter. */
export const texts = (values: readonly string[]): SQL =>
  sql`${`{${values.map((value) => `"${value}"`).join(',')}}`}::text[]`;
