import { sql, type SQL } from 'drizzle-orm';
import { HIGHEST_PRICE_BAND, MAX_FLIGHT_HOURS, MAX_PAIRS, OLDEST_CHILD, transferLimits } from '@myler/config/hotels';
import type { HotelEntry } from '../content/hotel-entry.ts';
import type { Queryable } from '../store/database.ts';
import { hotelSets } from '../store/schema.ts';
import { clubAgesOf, isStepFree, transferMinutesOf } from './facts.ts';
import { roomFigures } from './room-figures.ts';
import { pairSleepsWithBabies, sleepsWithBabies } from './row.ts';
import { priceBandOf } from './to-contract.ts';

/** A property that some hotels have: the name and value of a row of `hotelSets`. */
export type Trait = readonly [name: string, value: string];

/**
 * The ages at which a child needs a club. Younger children stay with their parents, and teenagers do not want a club.
 * Other ages are ignored: a club for a child of five also suits a family with a brother of fourteen.
 */
export const CLUB_FROM = 3;
export const CLUB_TO = 12;

/** The set of all hotels. Every filter intersects with it, so that an empty filter has a set too. */
export const allHotels: Trait = ['all', ''];

/** Can sleep a party of `people`, of whom `babies` are babies. */
export const sleepsTrait = (people: number, babies: number): Trait => [`sleeps, ${babies} in cots`, String(people)];

/** Can sleep such a party in two connecting rooms. */
export const pairSleepsTrait = (people: number, babies: number): Trait => [
  `a pair sleeps, ${babies} in cots`,
  String(people),
];

/** All traits of a hotel that a filter can ask for. "At least" and "up to" have one trait for each step. */
function traitsOf(hotel: HotelEntry): Trait[] {
  const clubAges = hotel.kidsClub && clubAgesOf(hotel.kidsClub);
  const pairs = roomFigures(hotel.rooms).connectingPairs;
  const each = (name: string, values: readonly (string | number)[]): Trait[] =>
    values.map((value) => [name, String(value)]);
  const when = (isTrue: boolean, name: string): Trait[] => (isTrue ? [[name, '1']] : []);
  return [
    allHotels,
    ['region', hotel.region],
    ['country', hotel.countryCode],
    ...each('theme', hotel.themes),
    ...each('month', openMonths(hotel)),
    ...sleepsWithBabies(hotel.rooms).flatMap((maxPeople, babies) =>
      steps(1, maxPeople).map((people) => sleepsTrait(people, babies)),
    ),
    ...pairSleepsWithBabies(hotel.rooms).flatMap((maxPeople, babies) =>
      steps(1, maxPeople).map((people) => pairSleepsTrait(people, babies)),
    ),
    ...each('welcomes', steps(hotel.childrenFrom, OLDEST_CHILD)),
    ...each('cots', steps(1, Math.max(...hotel.rooms.map(({ cots }) => cots)))),
    ...when(pairs > 0, 'connecting'),
    ...each('pairs', steps(1, Math.min(pairs, MAX_PAIRS))),
    ...when(isStepFree(hotel.access), 'stepFree'),
    ...each(
      'transfer within',
      transferLimits.filter((limit) => transferMinutesOf(hotel.arrival) <= limit),
    ),
    ...each('flight within', steps(hoursOf(hotel.arrival.flight?.minutes ?? 0), MAX_FLIGHT_HOURS)),
    ...when(hotel.pools.length > 0, 'pool'),
    ...when(clubAges !== undefined, 'kidsClub'),
    ...(clubAges ? each('club from', steps(Math.max(clubAges.from, CLUB_FROM), CLUB_TO)) : []),
    ...(clubAges ? each('club to', steps(CLUB_FROM, Math.min(clubAges.to, CLUB_TO))) : []),
    ...each('price', steps(priceBandOf(hotel), HIGHEST_PRICE_BAND)),
  ];
}

/** Full hours that are long enough; at least one, the shortest flight that a filter asks for. */
const hoursOf = (minutes: number) => Math.max(1, Math.ceil(minutes / 60));

/** The best months in which the hotel is open. */
const openMonths = ({ bestMonths, closedMonths }: HotelEntry) =>
  bestMonths.filter((month) => !closedMonths.includes(month));

const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);

/** The code of the character "1". */
const BIT_SET = 0x31;

/** @param hotels sorted by position; a hotel's index is the index of its bit */
export async function rebuildSets(tx: Queryable, hotels: readonly HotelEntry[]): Promise<void> {
  await tx.delete(hotelSets);
  const sets = new Map<string, { trait: Trait; members: Buffer }>();
  for (const [position, hotel] of hotels.entries()) {
    for (const trait of traitsOf(hotel)) {
      const key = trait.join('\n');
      if (!sets.has(key)) sets.set(key, { trait, members: Buffer.alloc(hotels.length, '0') });
      sets.get(key)!.members[position] = BIT_SET;
    }
  }
  const rows = [...sets.values()].map(({ trait: [name, value], members }) => ({
    name,
    value,
    members: members.toString('latin1'),
  }));
  if (rows.length > 0) await tx.insert(hotelSets).values(rows);
}

/** The hotels that have a trait. Null if no hotel has it; then every intersection with it is null too. */
export const membersOf = ([name, value]: Trait): SQL =>
  sql`(select ${hotelSets.members} from ${hotelSets} where ${hotelSets.name} = ${name} and ${hotelSets.value} = ${value})`;

/** The hotels at these positions. Bits are set in groups of sixty-four, because to set one bit copies the set. */
export const membersAt = (positions: SQL): SQL => sql`(
  select substring(string_agg(coalesce(part.bits, 0)::bit(64)::text, '' order by slot)::varbit from 1 for length(members))
  from ${hotelSets} cross join generate_series(0, (length(members) - 1) / 64) as slot left join (
    select position / 64 as slot, bit_or(1::bigint << (63 - position % 64)) as bits
    from (${positions}) chosen (position) where position is not null group by position / 64
  ) part using (slot)
  where ${hotelSets.name} = ${allHotels[0]} and ${hotelSets.value} = ${allHotels[1]} group by members)`;
