import { sql, type SQL } from 'drizzle-orm';
import type { HotelFilter } from '@myler/api-client/contract';
import { OLDEST_CHILD } from '@myler/config/hotels';
import { wordsOf } from '../search/text/normalise-text.ts';
import { askedWords } from '../search/text/correct-spelling.ts';
import { hotels, inspirationHotels, searchEntries } from '../store/schema.ts';
import { MOST_BABIES } from './row.ts';
import { CLUB_FROM, CLUB_TO, membersAt, membersOf, sleeping, type Trait } from './sets.ts';

/** A condition that a hotel meets or does not. Conditions with the same key are the same. */
export interface Condition {
  key: string;
  /** The set of hotels that meet it. */
  members: SQL;
}

/** A child below this age sleeps in a cot if there is one. */
const BABY_BELOW = 2;

/** The conditions of a filter: its result is the hotels that meet all of them. */
export function conditionsOf(filter: HotelFilter): Condition[] {
  const ages = agesOf(filter);
  const party = filter.adults === undefined && ages.length === 0 ? [] : [partyOf(filter.adults, ages)];
  return [...party, ...conditionsButParty(filter)];
}

/** The same without the condition on the size of the party. */
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

/** All travellers fit one room or two connecting rooms. Children need an adult, so the default is one adult. */
const partyOf = (adults = 1, ages: number[]): Condition => holds(sleeping(adults + ages.length, babiesIn(ages)));

export const agesOf = ({ ages }: HotelFilter): number[] => ages?.split(',').map(Number) ?? [];

/** The number of babies, who sleep in cots as long as there are cots. */
export const babiesIn = (ages: number[]): number =>
  Math.min(MOST_BABIES, ages.filter((age) => age < BABY_BELOW).length);

/** A club for every child of the ages that clubs are for. Any club will do when no child is of such an age. */
function clubFor(ages: number[]): Condition[] {
  const needing = ages.filter((age) => age >= CLUB_FROM && age <= CLUB_TO);
  if (needing.length === 0) return trait('kidsClub', '1');
  return [...trait('club from', Math.min(...needing)), ...trait('club to', Math.max(...needing))];
}
