import { and, asc, count, desc, eq, inArray, like, sql, type SQL } from 'drizzle-orm';
import type { Hotel, HotelList, HotelQuery, HotelSummary, Region, SearchAnswer } from '@myler/api-client/contract';
import type { Database } from '../store/database.ts';
import { hotels } from '../store/schema.ts';
import type { Page } from './documents.ts';
import type { HotelEntry } from './entries.ts';
import { hotelOf, summaryOf } from './hotel-shapes.ts';
import { searchable } from './searchable.ts';

interface Found {
  items: HotelSummary[];
  total: number;
}

const orders = {
  loved: asc(hotels.position),
  name: asc(hotels.name),
  price: asc(hotels.priceFrom),
  'price-down': desc(hotels.priceFrom),
} as const;

const regionLabels: Record<Region, string> = {
  europe: 'Europe',
  'alps-and-north': 'The Alps and the North',
  africa: 'Africa',
  'indian-ocean': 'The Indian Ocean',
  asia: 'Asia',
  americas: 'The Americas',
};

export async function listHotels(db: Database, query: HotelQuery): Promise<HotelList> {
  const where = query.region ? eq(hotels.region, query.region) : undefined;
  const list = await select(db, where, query, query.sort);
  const { items: points } = await select(db, where, { page: 1, limit: 1000 }, 'loved');
  return { ...list, facets: [{ name: 'region', values: await regionFacet(db) }], points, dropToFind: [] };
}

export function hotHotels(db: Database): Promise<Found> {
  return select(db, eq(hotels.hot, true), { page: 1, limit: 100 }, 'loved');
}

/** Hotels that hold every word, in any order and however it is accented; those named so come first. */
export async function searchHotels(db: Database, query: Page & { q: string }): Promise<SearchAnswer> {
  const words = searchable(query.q).split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return { items: [], total: 0, counts: [] };
  const holdsAll = and(...words.map((word) => like(hotels.searchText, `%${literally(word)}%`)));
  const isNamedSo = sql`case when ${hotels.searchText} like ${`${literally(words.join(' '))}%`} then 0 else 1 end`;
  const { items, total } = await select(db, holdsAll, query, 'loved', isNamedSo);
  return {
    items: items.map((hotel) => ({
      kind: 'hotel',
      id: hotel.id,
      label: hotel.name,
      detail: hotel.place,
      reason: `Mentions ${query.q}`,
      picture: hotel.picture,
      hotel,
    })),
    total,
    counts: [{ kind: 'hotel', count: total }],
  };
}

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

async function select(
  db: Database,
  where: SQL | undefined,
  page: Page,
  sort: HotelQuery['sort'],
  first?: SQL,
): Promise<Found> {
  const [counted] = await db.select({ total: count() }).from(hotels).where(where);
  const rows = await db
    .select({ data: hotels.data })
    .from(hotels)
    .where(where)
    .orderBy(...(first ? [first] : []), orders[sort], asc(hotels.id))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit);
  return { items: rows.map((row) => summaryOf(row.data as HotelEntry)), total: counted?.total ?? 0 };
}

async function regionFacet(db: Database) {
  const rows = await db
    .select({ value: hotels.region, count: count() })
    .from(hotels)
    .groupBy(hotels.region)
    .orderBy(asc(hotels.region));
  return rows.map((row) => ({ ...row, label: regionLabels[row.value as Region] }));
}

/** The signs that mean something to LIKE, as themselves. */
const literally = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);
