import { sql } from 'drizzle-orm';
import type { HotelEntry } from '../content/hotel-entry.ts';
import type { Queryable } from '../store/database.ts';
import { hotels as table, searchEntries } from '../store/schema.ts';
import { hotelRow } from './row.ts';
import { rebuildSets } from './sets.ts';

/** Replaces all hotels, and everything that refers to them by position. */
export async function reindexHotels(tx: Queryable, entries: readonly HotelEntry[]): Promise<void> {
  const hotels = entries.toSorted((a, b) => b.keptBy - a.keptBy || (a.id < b.id ? -1 : 1));
  await tx.delete(table);
  const rows = hotels.map(hotelRow);
  const atOnce = 1000;
  for (let from = 0; from < rows.length; from += atOnce) await tx.insert(table).values(rows.slice(from, from + atOnce));
  await rebuildSets(tx, hotels);
  // The search index is rebuilt later. Until then, its positions must not refer to other hotels.
  await tx.execute(sql`update ${searchEntries} entry
    set position = (select ${table.position} from ${table} where ${table.id} = entry.id) where kind = 'hotel'`);
}
