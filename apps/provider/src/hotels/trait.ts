import { sql, type SQL } from 'drizzle-orm';
import { hotelSets } from '../store/schema.ts';

/** A property that some hotels have: the name and value of a row of `hotelSets`. */
export type Trait = readonly [name: string, value: string];

/** The set of all hotels. Every filter intersects with it, so that an empty filter has a set too. */
export const allHotels: Trait = ['all', ''];

/** The hotels that have a trait. Null if no hotel has it; then every intersection with it is null too. */
export const membersOf = ([name, value]: Trait): SQL =>
  sql`(select ${hotelSets.members} from ${hotelSets} where ${hotelSets.name} = ${name} and ${hotelSets.value} = ${value})`;

/** The same, and the empty set if no hotel has the trait: a union with null would be null. */
export const membersOrNone = (trait: Trait): SQL =>
  sql`coalesce(${membersOf(trait)}, (select ${hotelSets.members} # ${hotelSets.members} from ${hotelSets}
    where ${hotelSets.name} = ${allHotels[0]} and ${hotelSets.value} = ${allHotels[1]}))`;

/** The hotels at these positions. Bits are set in groups of sixty-four, because to set one bit copies the set. */
export const membersAt = (positions: SQL): SQL => sql`(
  select substring(string_agg(coalesce(part.bits, 0)::bit(64)::text, '' order by slot)::varbit from 1 for length(members))
  from ${hotelSets} cross join generate_series(0, (length(members) - 1) / 64) as slot left join (
    select position / 64 as slot, bit_or(1::bigint << (63 - position % 64)) as bits
    from (${positions}) chosen (position) where position is not null group by position / 64
  ) part using (slot)
  where ${hotelSets.name} = ${allHotels[0]} and ${hotelSets.value} = ${allHotels[1]} group by members)`;
