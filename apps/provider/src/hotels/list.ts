import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Hotel, HotelList, HotelQuery, HotelSummary } from '@myler/api-client/contract';
import { pageOfChosen, type Page } from '../content/documents.ts';
import type { DocumentEntry } from '../content/document-entries.ts';
import type { HotelEntry } from '../content/hotel-entry.ts';
import { PartlyEncoded } from '../http/partly-encoded.ts';
import type { Database } from '../store/database.ts';
import { rowsOf } from '../store/rows.ts';
import { documents, hotels } from '../store/schema.ts';
import { overviewOf } from './overview.ts';
import { comparisonOf, hotelOf, summaryOf, type HotelBrief } from './to-contract.ts';

interface Found {
  items: HotelSummary[];
  total: number;
}

/** Each order ends with a unique column, so that pages never overlap. */
const orders: Record<HotelQuery['sort'], SQL> = {
  loved: sql`${hotels.position}`,
  name: sql`${hotels.nameKey} collate "C", ${hotels.id}`,
  price: sql`${hotels.priceFrom}, ${hotels.id}`,
  'price-down': sql`${hotels.priceFrom} desc, ${hotels.id}`,
};

/** A map cannot show more points separately. */
const MAX_POINTS = 500;

/** The hotels of a filter, sorted, with the facets, the total and the points of the map. */
export async function listHotels(db: Database, query: HotelQuery): Promise<HotelList | PartlyEncoded<HotelList>> {
  const { page, limit, sort, comparison, ...filter } = query;
  const { left, ...overview } = await overviewOf(db, filter);
  if (overview.total === 0) return { items: [], points: [], ...overview };
  const mapped = at(firstPositions(left, MAX_POINTS));
  const shown = comparison ? sql`brief, data` : sql`brief`;
  const [row] = await rowsOf<{ found: { brief: HotelBrief; data?: HotelEntry }[] | null; points: string | null }>(
    db,
    sql`select
      (select json_agg(page) from (${pageQuery(shown, left, overview.total, { page, limit, sort })}) page) as found,
      (select string_agg(${hotels.point}, ',' order by ${hotels.position}) from ${hotels} where ${mapped}) as points`,
  );
  const items = (row?.found ?? []).map(({ brief, data }) => ({
    ...summaryOf(brief),
    ...(data ? { comparison: comparisonOf(data) } : {}),
  }));
  return new PartlyEncoded({ items, points: [], ...overview }, { points: `[${row?.points ?? ''}]` });
}

/**
 * One page of the hotels in `left`, with these columns. The positions of few hotels are looked up. Many hotels are met soon in the order of
 * an index, which is read until the page is full.
 */
function pageQuery(
  shown: SQL,
  left: string,
  total: number,
  { page, limit, sort }: Pick<HotelQuery, 'page' | 'limit' | 'sort'>,
): SQL {
  const skipped = (page - 1) * limit;
  const cut = sql`order by ${orders[sort]} limit ${limit} offset ${skipped}`;
  if (total <= MAX_POINTS) return sql`select ${shown} from ${hotels} where ${at(firstPositions(left, total))} ${cut}`;
  if (sort === 'loved') {
    const positions = firstPositions(left, skipped + limit).slice(skipped);
    return sql`select ${shown} from ${hotels} where ${at(positions)} order by ${orders.loved}`;
  }
  // A reindex since then may have added hotels, and `get_bit` fails for a position outside the set.
  return sql`select ${shown} from ${hotels}
    where case when ${hotels.position} < ${left.length} then get_bit(${left}::varbit, ${hotels.position}) = 1 end ${cut}`;
}

const at = (positions: readonly number[]): SQL => sql`${hotels.position} = any(${`{${positions.join(',')}}`}::int[])`;

/** The positions of the first hotels in a set. */
function firstPositions(bits: string, most: number): number[] {
  const positions: number[] = [];
  for (let at = bits.indexOf('1'); at !== -1 && positions.length < most; at = bits.indexOf('1', at + 1))
    positions.push(at);
  return positions;
}

export async function hotHotels(db: Database, { page, limit }: Page): Promise<Found> {
  const isHot = eq(hotels.hot, true);
  const total = await db.$count(hotels, isHot);
  const rows = await db
    .select({ brief: hotels.brief })
    .from(hotels)
    .where(isHot)
    .orderBy(orders.loved)
    .limit(limit)
    .offset((page - 1) * limit);
  return { items: rows.map((row) => summaryOf(row.brief as HotelBrief)), total };
}

/** The hotels with these ids, in the order that editors chose. Unknown ids are skipped. */
export async function chosenHotels(db: Database, ids: readonly string[], page: Page): Promise<Found> {
  if (ids.length === 0) return { items: [], total: 0 };
  const rows = await db
    .select({ id: hotels.id, brief: hotels.brief })
    .from(hotels)
    .where(inArray(hotels.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row.brief as HotelBrief]));
  const { items, total } = pageOfChosen(
    ids.flatMap((id) => byId.get(id) ?? []),
    page,
  );
  return { items: items.map(summaryOf), total };
}

export async function findHotel(db: Database, id: string): Promise<Hotel | undefined> {
  const [row] = await db
    .select({ entry: hotels.data, myler: documents.data })
    .from(hotels)
    .leftJoin(documents, and(eq(documents.kind, 'mylers'), eq(documents.id, hotels.mylerId)))
    .where(eq(hotels.id, id));
  return row && hotelOf(row.entry as HotelEntry, (row.myler as DocumentEntry<'mylers'> | null) ?? undefined);
}
