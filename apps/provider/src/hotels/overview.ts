import { sql, type SQL } from 'drizzle-orm';
import {
  hotelThemes,
  priceBands,
  regions,
  type HotelFilter,
  type HotelList,
  type HotelTheme,
  type Region,
} from '@myler/api-client/contract';
import type { Database } from '../store/database.ts';
import { rowsOf } from '../store/rows.ts';
import { documents, hotels, inspirationHotels } from '../store/schema.ts';
import { agesOf, babiesIn, conditionsOf, sleepsWith } from './conditions.ts';
import { countryLabel, monthLabels, regionLabels, themeLabels } from './labels.ts';

type FilterName = keyof HotelFilter;
type Facet = HotelList['facets'][number];

interface Counted {
  facet: string;
  value: string;
  label: string | null;
  count: number;
}

export interface Overview {
  total: number;
  facets: Facet[];
  dropToFind: HotelList['dropToFind'];
}

/** Larger parties ask by telephone. */
const ADULTS = [1, 2, 3, 4, 5, 6, 7, 8];
const COTS = [1, 2, 3, 4];

/**
 * How many hotels a filter leaves, what each value of each part would leave given the other parts, and, for parts that
 * are set, what would be left without them: one statement, which looks at each hotel once.
 *
 * Each condition becomes a column of `judged`. What is left without one part is the conjunction of the conditions of the
 * filter without it, which is more than leaving one condition out: without `ages` the party is smaller, and any club is
 * good enough.
 */
export async function overviewOf(db: Database, filter: HotelFilter): Promise<Overview> {
  const ages = agesOf(filter);
  const babies = babiesIn(ages);
  const judged = new Map<string, { name: SQL; sql: SQL }>();
  const allOf = (part: HotelFilter, except?: 'party'): SQL => {
    const conditions = conditionsOf(part).filter(({ key }) => !except || !key.startsWith(`${except} `));
    const names = conditions.map(({ key, sql: condition }) => {
      if (!judged.has(key)) judged.set(key, { name: sql.raw(`c${judged.size}`), sql: condition });
      return judged.get(key)!.name;
    });
    return names.length > 0 ? sql.join(names, sql` and `) : sql`true`;
  };
  const without = (...names: FilterName[]) =>
    allOf(Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name as FilterName))));

  const single: [facet: string, value: string, passes: SQL][] = [
    ['total', '', allOf(filter)],
    ['connecting', '1', allOf({ ...filter, connecting: '1' })],
    ['kidsClub', '1', allOf({ ...filter, kidsClub: '1' })],
    ['pool', '1', allOf({ ...filter, pool: '1' })],
    ...setParts(filter).map((name): [string, string, SQL] => ['drop', name, without(name)]),
  ];
  const counts = [
    atOnce(single),
    byColumn('region', sql`region`, without('region')),
    sql`select 'country', country_code, null, count(*) filter (where ${without('country')})::int from judged group by country_code`,
    byMember('theme', sql`themes`, without('theme')),
    byMember('month', sql`good_months`, without('month')),
    byColumn('adults', sql`sleeps`, allOf(filter, 'party')),
    byColumn('price', sql`price_band`, without('price')),
    byColumn('cots', sql`cots_in_one_room`, without('cots')),
    sql`select 'inspiration', inspiration.id, inspiration.data ->> 'title', chosen.count
      from ${documents} inspiration join (
        select inspiration_id, count(*) filter (where ${without('inspiration')})::int as count
        from ${inspirationHotels} join judged on judged.id = ${inspirationHotels.hotelId} group by inspiration_id
      ) chosen on chosen.inspiration_id = inspiration.id
      where inspiration.kind = 'inspirations'`,
  ];
  const columns = [...judged.values()].map(({ name, sql: condition }) => sql`, (${condition}) is true as ${name}`);
  const rows = await rowsOf<Counted>(
    db,
    sql`with judged as materialized (
      select ${hotels.id} as id, ${hotels.region} as region, ${hotels.countryCode} as country_code, ${hotels.themes} as themes,
        ${hotels.goodMonths} as good_months, ${hotels.priceBand} as price_band, ${hotels.cotsInOneRoom} as cots_in_one_room,
        ${sleepsWith(babies)} as sleeps
        ${sql.join(columns, sql``)}
      from ${hotels}
    ) ${sql.join(counts, sql` union all `)}`,
  );
  return arrange(rows, ages.length);
}

/** Counts that are one number each, taken in one go over the hotels. */
function atOnce(single: [facet: string, value: string, passes: SQL][]): SQL {
  const name = (index: number) => sql.raw(`n${index}`);
  const numbers = single.map(([, , passes], index) => sql`count(*) filter (where ${passes})::int as ${name(index)}`);
  const rows = single.map(([facet, value], index) => sql`(${facet}, ${value}, null::text, ${name(index)})`);
  return sql`select row.facet, row.value, row.label, row.count
    from (select ${sql.join(numbers, sql`, `)} from judged) numbers,
      lateral (values ${sql.join(rows, sql`, `)}) as row (facet, value, label, count)`;
}

const byColumn = (facet: string, column: SQL, passes: SQL): SQL =>
  sql`select ${facet}, ${column}::text, null, count(*)::int from judged where ${passes} group by ${column}`;

/** Hotels that have the same list are counted together before the list is taken apart: most have it from few. */
const byMember = (facet: string, column: SQL, passes: SQL): SQL =>
  sql`select ${facet}, member::text, null, sum(alike.count)::int
    from (select ${column} as list, count(*) as count from judged where ${passes} group by ${column}) alike, unnest(alike.list) as member
    group by member`;

const setParts = (filter: HotelFilter): FilterName[] =>
  (Object.keys(filter) as FilterName[]).filter((name) => conditionsOf({ [name]: filter[name] }).length > 0);

/** @param children who travel with the adults that a value names */
function arrange(rows: Counted[], children: number): Overview {
  const of = (facet: string) => rows.filter((row) => row.facet === facet);
  const total = of('total')[0]?.count ?? 0;
  const counts = (facet: string) => new Map(of(facet).map(({ value, count }) => [value, count]));
  const listed = (name: string, values: readonly (string | number)[], label: (value: string) => string): Facet => {
    const known = counts(name);
    return {
      name,
      values: values.map((value) => ({
        value: String(value),
        label: label(String(value)),
        count: known.get(String(value)) ?? 0,
      })),
    };
  };
  /** "Up to this step", "at least so many": each value takes in its neighbours. */
  const adding = (name: string, values: readonly number[], takesIn: (value: number, other: number) => boolean) => {
    const known = [...counts(name)].map(([value, count]) => [Number(value), count] as const);
    return {
      name,
      values: values.map((value) => ({
        value: String(value),
        label: String(value),
        count: known.reduce((sum, [other, count]) => sum + (takesIn(value, other) ? count : 0), 0),
      })),
    };
  };
  const countries = [...counts('country').keys()].toSorted((a, b) =>
    countryLabel(a).localeCompare(countryLabel(b), 'en-GB'),
  );
  return {
    total,
    facets: [
      listed('region', regions, (value) => regionLabels[value as Region]),
      listed('country', countries, countryLabel),
      listed('theme', hotelThemes, (value) => themeLabels[value as HotelTheme]),
      {
        name: 'inspiration',
        values: of('inspiration').map(({ value, label, count }) => ({ value, label: label ?? value, count })),
      },
      listed('month', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], (value) => monthLabels[Number(value) - 1] ?? value),
      adding('adults', ADULTS, (value, sleeps) => sleeps >= value + children),
      adding('cots', COTS, (value, other) => other >= value),
      listed('connecting', ['1'], () => 'Connecting rooms'),
      listed('kidsClub', ['1'], () => 'Kids’ club'),
      listed('pool', ['1'], () => 'Pool'),
      adding('price', priceBands, (value, other) => other <= value),
    ],
    dropToFind:
      total > 0
        ? []
        : of('drop')
            .filter(({ count }) => count > 0)
            .toSorted((a, b) => b.count - a.count)
            .map(({ value, count }) => ({ filter: value, count })),
  };
}
