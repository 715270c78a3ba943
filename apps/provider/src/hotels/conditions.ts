import { sql, type SQL } from 'drizzle-orm';
import type { HotelFilter } from '@myler/api-client/contract';
import { OLDEST_CHILD } from '@myler/config/hotels';
import { wordsOf } from '../text/normalise-text.ts';
import { searchQueryCtes } from '../text/correct-spelling.ts';
import { hotels, inspirationHotels, searchEntries } from '../store/schema.ts';
import { MAX_BABIES } from './row.ts';
import { CLUB_FROM, CLUB_TO, pairSleepsTrait, sleepsTrait } from './sets.ts';
import { membersAt, membersOf, type Trait } from './trait.ts';

/** A condition that a hotel meets or does not. Conditions with the same key are the same. */
export interface Condition {
  key: string;
  /** The set of hotels that meet it. */
  members: SQL;
}

/** A child below this age sleeps in a cot if there is one. */
const MIN_CHILD_AGE = 2;

/** The conditions of a filter: its result is the hotels that meet all of them. */
export function conditionsOf(filter: HotelFilter): Condition[] {
  const ages = agesOf(filter);
  const party = filter.adults === undefined && ages.length === 0 ? [] : [partyCondition(filter, ages)];
  return [...party, ...conditionsWithoutParty(filter)];
}

/** The same without the condition on the size of the party. */
export function conditionsWithoutParty(filter: HotelFilter): Condition[] {
  const ages = agesOf(filter);
  const youngest = ages.length > 0 ? Math.min(...ages, OLDEST_CHILD) : undefined;
  return [
    ...textCondition(filter.q),
    ...traitCondition('region', filter.region),
    ...traitCondition('country', filter.country),
    ...traitCondition('theme', filter.theme),
    ...inspirationCondition(filter.inspiration),
    ...traitCondition('month', filter.month),
    ...traitCondition('welcomes', youngest),
    ...traitCondition('cots', filter.cots),
    ...traitCondition('connecting', filter.connecting && '1'),
    ...traitCondition('pairs', filter.pairs),
    ...traitCondition('stepFree', filter.stepFree && '1'),
    ...(filter.kidsClub ? clubConditions(ages) : []),
    ...traitCondition('pool', filter.pool),
    ...traitCondition('transfer within', filter.transfer),
    ...traitCondition('flight within', filter.flight),
    ...traitCondition('price', filter.price),
    ...idsCondition(filter.ids),
  ];
}

function traitCondition(name: string, value: string | number | undefined): Condition[] {
  return value === undefined || value === '' ? [] : [hasTrait([name, String(value)])];
}

const hasTrait = (trait: Trait): Condition => ({ key: trait.join(' '), members: membersOf(trait) });

function textCondition(q: string | undefined): Condition[] {
  const typed = wordsOf(q ?? '');
  if (typed.length === 0) return [];
  const found = sql`with ${searchQueryCtes(typed)}
    select ${searchEntries.position} from ${searchEntries}, asked
    where ${searchEntries.kind} = 'hotel' and ${searchEntries.words} @@ asked.all_words`;
  return [{ key: `q ${typed.join(' ')}`, members: membersAt(found) }];
}

function inspirationCondition(id: string | undefined): Condition[] {
  if (!id) return [];
  const chosen = sql`select ${hotels.position} from ${inspirationHotels}
    join ${hotels} on ${hotels.id} = ${inspirationHotels.hotelId} where ${inspirationHotels.inspirationId} = ${id}`;
  return [{ key: `inspiration ${id}`, members: membersAt(chosen) }];
}

function idsCondition(ids: string | undefined): Condition[] {
  if (!ids) return [];
  const chosen = sql`select ${hotels.position} from ${hotels} where ${hotels.id} = any(${`{${ids}}`}::text[])`;
  return [{ key: `ids ${ids}`, members: membersAt(chosen) }];
}

/** All travellers fit one room or two connecting rooms. Children need an adult, so the default is one adult. */
const partyCondition = (filter: HotelFilter, ages: number[]): Condition =>
  hasTrait(partyTrait(filter)((filter.adults ?? 1) + ages.length, babiesIn(ages)));

/** A family that asks for connecting rooms gets two of them, not one large room. */
export const partyTrait = ({ connecting, pairs }: HotelFilter) =>
  connecting || pairs !== undefined ? pairSleepsTrait : sleepsTrait;

export const agesOf = ({ ages }: HotelFilter): number[] => ages?.split(',').map(Number) ?? [];

/** The number of babies, who sleep in cots as long as there are cots. */
export const babiesIn = (ages: number[]): number =>
  Math.min(MAX_BABIES, ages.filter((age) => age < MIN_CHILD_AGE).length);

/** A club for every child of the ages that clubs are for. Any club will do when no child is of such an age. */
function clubConditions(ages: number[]): Condition[] {
  const agesWithClub = ages.filter((age) => age >= CLUB_FROM && age <= CLUB_TO);
  if (agesWithClub.length === 0) return traitCondition('kidsClub', '1');
  return [
    ...traitCondition('club from', Math.min(...agesWithClub)),
    ...traitCondition('club to', Math.max(...agesWithClub)),
  ];
}
