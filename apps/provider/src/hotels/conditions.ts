import { sql, type SQL } from 'drizzle-orm';
import type { HotelFilter } from '@myler/api-client/contract';
import { OLDEST_CHILD } from '@myler/config/hotels';
import { wordsOf } from '../search/text/normalise-text.ts';
import { askedWords } from '../search/text/correct-spelling.ts';
import { hotels, inspirationHotels, searchEntries } from '../store/schema.ts';
import { MOST_BABIES } from './row.ts';
import { CLUB_FROM, CLUB_TO, membersAt, membersOf, sleeping, type Trait } from './sets.ts';

/** Something that a hotel is or is not. Two with the same key are the same. */
export interface Condition {
  key: string;
  /** The set of those that are. */
  members: SQL;
}

/** Under two, a child sleeps in a cot where there is one. */
const BABY_BELOW = 2;

/** What a hotel must be for a filter to leave it. */
export function conditionsOf(filter: HotelFilter): Condition[] {
  const ages = agesOf(filter);
  const party = filter.adults === undefined && ages.length === 0 ? [] : [partyOf(filter.adults, ages)];
  return [...party, ...conditionsButParty(filter)];
}

/** The same, however many travel. */
export function conditionsButParty(filter: HotelFilter): Condition[] {
  const ages = agesOf(filter);
  const youngest = ages.length > 0 ? Math.min(...ages, OLDEST_CHILD) : undefined;
  return [
    ...words(filter.q),
    ...trait('region', filter.region),
    ...trait('country', filter.country),
    ...trait('theme', filter.theme),
    ...inspiration(filter.inspiration),
    ...trait('month', filter.month),
    ...trait('welcomes', youngest),
    ...trait('cots', filter.cots),
    ...trait('connecting', filter.connecting),
    ...(filter.kidsClub ? clubFor(ages) : []),
    ...trait('pool', filter.pool),
    ...trait('price', filter.price),
    ...named(filter.ids),
  ];
}

function trait(name: string, value: string | number | undefined): Condition[] {
  return value === undefined || value === '' ? [] : [holds([name, String(value)])];
}

const holds = (it: Trait): Condition => ({ key: it.join(' '), members: membersOf(it) });

function words(q: string | undefined): Condition[] {
  const typed = wordsOf(q ?? '');
  if (typed.length === 0) return [];
  const found = sql`with ${askedWords(typed)}
    select ${searchEntries.position} from ${searchEntries}, asked
    where ${searchEntries.kind} = 'hotel' and ${searchEntries.words} @@ asked.all_words`;
  return [{ key: `q ${typed.join(' ')}`, members: membersAt(found) }];
}

function inspiration(id: string | undefined): Condition[] {
  if (!id) return [];
  const chosen = sql`select ${hotels.position} from ${inspirationHotels}
    join ${hotels} on ${hotels.id} = ${inspirationHotels.hotelId} where ${inspirationHotels.inspirationId} = ${id}`;
  return [{ key: `inspiration ${id}`, members: membersAt(chosen) }];
}

function named(ids: string | undefined): Condition[] {
  if (!ids) return [];
  const chosen = sql`select ${hotels.position} from ${hotels} where ${hotels.id} = any(${`{${ids}}`}::text[])`;
  return [{ key: `ids ${ids}`, members: membersAt(chosen) }];
}

/** Everybody in one room or two that connect. Children do not travel alone: without a number of adults it is one. */
const partyOf = (adults = 1, ages: number[]): Condition => holds(sleeping(adults + ages.length, babiesIn(ages)));

export const agesOf = ({ ages }: HotelFilter): number[] => ages?.split(',').map(Number) ?? [];

/** Those who sleep in cots, as long as there are cots. */
export const babiesIn = (ages: number[]): number =>
  Math.min(MOST_BABIES, ages.filter((age) => age < BABY_BELOW).length);

/** A club that takes every child who needs one; any club when nobody's age is known. */
function clubFor(ages: number[]): Condition[] {
  const needing = ages.filter((age) => age >= CLUB_FROM && age <= CLUB_TO);
  if (needing.length === 0) return trait('kidsClub', '1');
  return [...trait('club from', Math.min(...needing)), ...trait('club to', Math.max(...needing))];
}
