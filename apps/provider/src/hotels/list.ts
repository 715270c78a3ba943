import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Hotel, HotelFilter, HotelList, HotelPoint, HotelQuery, HotelSummary } from '@myler/api-client/contract';
import type { Page } from '../content/documents.ts';
import type { HotelEntry } from '../content/entries.ts';
import type { Database } from '../store/database.ts';
import { hotels } from '../store/schema.ts';
import { conditionsOf } from './conditions.ts';
import { overviewOf } from './overview.ts';
import { hotelOf, summaryOf } from './shapes.ts';

interface Found {
  items: HotelSummary[];
  total: number;
}

const loved = sql`${hotels.keptBy} desc nulls last`;

/** Each ends with the id, so that pages never overlap. */
const orders: Record<HotelQuery['sort'], SQL> = {
  loved,
  name: sql`${hotels.nameKey} collate "C"`,
  price: sql`${hotels.priceFrom}`,
  'price-down': sql`${hotels.priceFrom} desc`,
};

/** More than a map can show apart. */
const MOST_POINTS = 500;

/** Hotels that a filter leaves, in the order that is asked for, with all that a list says of itself. */
export async function listHotels(db: Database, query: HotelQuery): Promise<HotelList> {
  const { page, limit, sort, ...filter } = query;
  const where = passes(filter);
  const [overview, items, points] = await Promise.all([
    overviewOf(db, filter),
    pageOf(db, where, { page, limit }, sort),
    pointsOf(db, where),
  ]);
  return { items, points, ...overview };
}

export async function hotHotels(db: Database): Promise<Found> {
  const items = await pageOf(db, eq(hotels.hot, true), { page: 1, limit: 100 }, 'loved');
  return { items, total: items.length };
}

/** Those that the editors chose, in their order; ids that are not there are passed over. */
export async function chosenHotels(db: Database, ids: readonly string[]): Promise<Found> {
  if (ids.length === 0) return { items: [], total: 0 };
  const rows = await db
    .select()
    .from(hotels)
    .where(inArray(hotels.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row.data as HotelEntry]));
  const items = ids.flatMap((id) => byId.get(id) ?? []).map(summaryOf);
  return { items, total: items.length };
}

export async function findHotel(db: Database, id: string): Promise<Hotel | undefined> {
  const [row] = await db.select().from(hotels).where(eq(hotels.id, id));
  return row && hotelOf(row.data as HotelEntry);
}

const passes = (filter: HotelFilter) => and(...conditionsOf(filter).map((condition) => condition.sql));

async function pageOf(db: Database, where: SQL | undefined, { page, limit }: Page, sort: HotelQuery['sort']) {
  const rows = await db
    .select({ data: hotels.data })
    .from(hotels)
    .where(where)
    .orderBy(orders[sort], asc(hotels.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map((row) => summaryOf(row.data as HotelEntry));
}

async function pointsOf(db: Database, where: SQL | undefined): Promise<HotelPoint[]> {
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
    .orderBy(loved, asc(hotels.id))
    .limit(MOST_POINTS);
  return rows.map(({ latitude, longitude, ...point }) => ({ ...point, coordinates: { latitude, longitude } }));
}
