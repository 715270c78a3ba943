import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Hotel, HotelList, HotelPoint, HotelQuery, HotelSummary } from '@myler/api-client/contract';
import { pageOfChosen, type Page } from '../content/documents.ts';
import type { HotelEntry } from '../content/hotel-entry.ts';
import type { Database } from '../store/database.ts';
import { hotels } from '../store/schema.ts';
import { overviewOf } from './overview.ts';
import { hotelOf, summaryOf, type HotelBrief } from './to-contract.ts';

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
export async function listHotels(db: Database, query: HotelQuery): Promise<HotelList> {
  const { page, limit, sort, ...filter } = query;
  const { left, ...overview } = await overviewOf(db, filter);
  if (overview.total === 0) return { items: [], points: [], ...overview };
  // A reindex since then may have added hotels, and `get_bit` fails for a position outside the set.
  const where = sql`case when ${hotels.position} < ${left.length} then get_bit(${left}::varbit, ${hotels.position}) = 1 end`;
  const [items, points] = await Promise.all([pageOf(db, where, { page, limit }, sort), pointsOf(db, where)]);
  return { items, points, ...overview };
}

export async function hotHotels(db: Database, page: Page): Promise<Found> {
  const isHot = eq(hotels.hot, true);
  const total = await db.$count(hotels, isHot);
  return { items: await pageOf(db, isHot, page, 'loved'), total };
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
  const [row] = await db.select({ data: hotels.data }).from(hotels).where(eq(hotels.id, id));
  return row && hotelOf(row.data as HotelEntry);
}

async function pageOf(db: Database, where: SQL, { page, limit }: Page, sort: HotelQuery['sort']) {
  const rows = await db
    .select({ brief: hotels.brief })
    .from(hotels)
    .where(where)
    .orderBy(orders[sort])
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map((row) => summaryOf(row.brief as HotelBrief));
}

async function pointsOf(db: Database, where: SQL): Promise<HotelPoint[]> {
  const rows = await db
    .select({
      id: hotels.id,
      name: hotels.name,
      place: hotels.place,
      latitude: hotels.latitude,
      longitude: hotels.longitude,
    })
    .from(hotels)
    .where(where)
    .orderBy(orders.loved)
    .limit(MAX_POINTS);
  return rows.map(({ latitude, longitude, ...point }) => ({ ...point, coordinates: { latitude, longitude } }));
}
