import { sql, type SQL } from 'drizzle-orm';
import type { HotelFilter, HotelList } from '@myler/api-client/contract';
import type { Database } from '../store/database.ts';
import { rowsOf } from '../store/rows.ts';
import { documents, hotels, hotelSets, inspirationHotels } from '../store/schema.ts';
import { agesOf, babiesIn, conditionsWithoutParty, conditionsOf, partyTrait } from './conditions.ts';
import { dropToFindOf, facetsOf, totalOf, type CountRow, type Facet } from './facets.ts';
import { Intersections } from './intersections.ts';

type FilterName = keyof HotelFilter;

export interface Overview {
  /** A bit for each hotel, by its position: whether the filter includes it. Empty without results. */
  left: string;
  total: number;
  facets: Facet[];
  dropToFind: HotelList['dropToFind'];
}

/**
 * The result of a filter: which hotels it includes, how many hotels each value of each part would give with the other
 * parts unchanged, and how many there would be without each part that is set. One statement intersects the sets and
 * counts their bits.
 *
 * "Without a part" computes the conditions of the rest of the filter anew. To leave out one condition is not enough:
 * without `ages`, the party is smaller and any club will do.
 */
export async function overviewOf(db: Database, filter: HotelFilter): Promise<Overview> {
  const ages = agesOf(filter);
  const intersections = new Intersections();
  const left = intersections.of(conditionsOf(filter));
  const without = (name: FilterName) =>
    intersections.of(conditionsOf(Object.fromEntries(Object.entries(filter).filter(([other]) => other !== name))));

  /** Facets whose values are stored sets: the name of the sets, and what each set is intersected with. */
  const [sleeps] = partyTrait(filter)(0, babiesIn(ages));
  const bySet: [facet: string, set: string, of: SQL][] = [
    ...(['region', 'country', 'theme', 'month', 'cots', 'price'] as const).map((name): [string, string, SQL] => [
      name,
      name,
      without(name),
    ]),
    ...(['transfer', 'flight'] as const).map((name): [string, string, SQL] => [name, `${name} within`, without(name)]),
    // With a pair, the party has to fit a pair.
    ['pairs', 'pairs', intersections.of(conditionsOf({ ...filter, pairs: 1 }))],
    ['adults', sleeps, intersections.of(conditionsWithoutParty(filter))],
  ];
  const single: [facet: string, value: string, members: SQL][] = [
    ['total', '', left],
    ...(['connecting', 'stepFree', 'kidsClub', 'pool'] as const).map((name): [string, string, SQL] => [
      name,
      '1',
      intersections.of(conditionsOf({ ...filter, [name]: '1' })),
    ]),
    ...setParts(filter).map((name): [string, string, SQL] => ['drop', name, without(name)]),
  ];
  const counts = [
    ...bySet.map(
      ([facet, set, of]) => sql`select ${facet} as facet, ${hotelSets.value} as value, null as label,
        bit_count(${hotelSets.members} & ${of}) as count from parts, ${hotelSets} where ${hotelSets.name} = ${set}`,
    ),
    ...single.map(([facet, value, members]) => sql`select ${facet}, ${value}, null, bit_count(${members}) from parts`),
    sql`select 'inspiration', inspiration.id, inspiration.data ->> 'title', chosen.count
      from ${documents} inspiration join (
        select inspiration_id, count(*) filter (where get_bit(${without('inspiration')}, ${hotels.position}) = 1) as count
        from parts, ${inspirationHotels} join ${hotels} on ${hotels.id} = ${inspirationHotels.hotelId} group by inspiration_id
      ) chosen on chosen.inspiration_id = inspiration.id
      where inspiration.kind = 'inspirations'`,
  ];
  const [row] = await rowsOf<{ left: string | null; counts: CountRow[] }>(
    db,
    sql`with ${intersections.ctes()}
    select (select ${left}::text from parts) as left, (select json_agg(counted) from (${sql.join(counts, sql` union all `)}) counted) as counts`,
  );
  const counted = row?.counts ?? [];
  return {
    left: row?.left ?? '',
    total: totalOf(counted),
    facets: facetsOf(counted, ages.length),
    dropToFind: dropToFindOf(counted),
  };
}

const setParts = (filter: HotelFilter): FilterName[] =>
  (Object.keys(filter) as FilterName[]).filter((name) => conditionsOf({ [name]: filter[name] }).length > 0);
