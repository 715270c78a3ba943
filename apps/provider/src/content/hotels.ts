import { and, asc, count, eq, inArray, like, sql, type SQL } from 'drizzle-orm';
import type { Hotel, HotelSummary, Region } from '@myler/api-client/contract';
import type { Database } from '../store/database.ts';
import { hotels } from '../store/schema.ts';
import type { Page } from './documents.ts';
import type { HotelEntry } from './entries.ts';
import { pictureOf } from './scene.ts';
import { searchable } from './searchable.ts';

type Sort = 'loved' | 'name' | 'price';

const orders = { loved: hotels.position, name: hotels.name, price: hotels.priceFrom } as const;

export interface HotelList {
  items: HotelSummary[];
  total: number;
  facets?: { name: string; values: { value: string; label: string; count: number }[] }[];
}

const regionLabels: Record<Region, string> = {
  europe: 'Europe',
  'alps-and-north': 'The Alps and the North',
  africa: 'Africa',
  'indian-ocean': 'The Indian Ocean',
  asia: 'Asia',
  americas: 'The Americas',
};

export async function listHotels(
  db: Database,
  query: Page & { region?: Region | undefined; sort: Sort },
): Promise<HotelList> {
  const list = await select(db, query.region ? eq(hotels.region, query.region) : undefined, query, query.sort);
  return { ...list, facets: [{ name: 'region', values: await regionFacet(db) }] };
}

export function hotHotels(db: Database): Promise<HotelList> {
  return select(db, eq(hotels.hot, true), { page: 1, limit: 100 }, 'loved');
}

/** Hotels that hold every word, in any order and however it is accented; those named so come first. */
export async function searchHotels(db: Database, query: Page & { q: string }): Promise<HotelList> {
  const words = searchable(query.q).split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return { items: [], total: 0 };
  const holdsAll = and(...words.map((word) => like(hotels.searchText, `%${literally(word)}%`)));
  const isNamedSo = sql`case when ${hotels.searchText} like ${`${literally(words.join(' '))}%`} then 0 else 1 end`;
  return select(db, holdsAll, query, 'loved', isNamedSo);
}

export async function chosenHotels(db: Database, ids: readonly string[]): Promise<HotelList> {
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
  if (!row) return undefined;
  const entry = row.data as HotelEntry;
  const { story, rooms, loved, notFor } = entry;
  return {
    ...summaryOf(entry),
    story,
    rooms,
    loved,
    notFor,
    pictures: entry.scenes.map((_, index) => pictureAt(entry, index)),
  };
}

async function select(db: Database, where: SQL | undefined, page: Page, sort: Sort, first?: SQL): Promise<HotelList> {
  const [counted] = await db.select({ total: count() }).from(hotels).where(where);
  const rows = await db
    .select({ data: hotels.data })
    .from(hotels)
    .where(where)
    .orderBy(...(first ? [first] : []), asc(orders[sort]), asc(hotels.id))
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

function summaryOf(entry: HotelEntry): HotelSummary {
  const { id, name, place, countryCode, region, line, coordinates, priceFrom, connectingRooms, cots } = entry;
  const picture = pictureAt(entry, 0);
  return { id, name, place, countryCode, region, line, picture, coordinates, priceFrom, connectingRooms, cots };
}

function pictureAt(entry: HotelEntry, index: number) {
  const scene = entry.scenes[index];
  if (!scene) throw new RangeError(`The hotel ${entry.id} has no picture ${index + 1}.`);
  return pictureOf(`hotels/${entry.id}-${index + 1}`, scene);
}

/** The signs that mean something to LIKE, as themselves. */
const literally = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);
