import { eq, sql } from 'drizzle-orm';
import type { DocumentEntry, DocumentKind } from '../content/document-entries.ts';
import type { HotelEntry } from '../content/hotel-entry.ts';
import type { Queryable } from '../store/database.ts';
import { documents, hotels as hotelTable, hotelSets, searchEntries, searchWords } from '../store/schema.ts';
import { articleSearchEntry, faqSearchEntry, inspirationSearchEntry } from './document-entries.ts';
import type { SearchEntry } from './entry.ts';
import { normaliseText } from '../text/normalise-text.ts';
import { hotelSearchEntry } from './hotel-entries.ts';
import { pageSearchEntries } from './pages.ts';
import { placeEntries } from './places.ts';

/** Rebuilds the index from the tables. Call it in the transaction that changed them. */
export async function reindexSearch(tx: Queryable): Promise<void> {
  await tx.delete(searchEntries);
  const entries = await allEntries(tx);
  const atOnce = 100;
  for (let from = 0; from < entries.length; from += atOnce) {
    await tx.insert(searchEntries).values(entries.slice(from, from + atOnce).map(rowOf));
  }
  await tx.delete(searchWords);
  await tx.execute(
    sql`insert into ${searchWords} (word, entries) select word, ndoc from ts_stat('select words from search_entries')`,
  );
}

/**
 * Removes dead rows and updates the planner's statistics. Without fresh statistics the planner chooses a slow plan. The
 * embedded database has no autovacuum. VACUUM must run outside a transaction.
 */
export async function vacuumSearch(db: Queryable): Promise<void> {
  await db.execute(sql`vacuum (analyze) ${hotelTable}, ${hotelSets}, ${searchEntries}, ${searchWords}`);
}

async function allEntries(tx: Queryable): Promise<SearchEntry[]> {
  const rows = await tx.select({ position: hotelTable.position, data: hotelTable.data }).from(hotelTable);
  const hotels = rows.map(({ data }) => data as HotelEntry);
  const names = new Map(hotels.map(({ id, name }) => [id, name]));
  return [
    ...placeEntries(hotels),
    ...rows.map(({ position, data }) => ({ ...hotelSearchEntry(data as HotelEntry), position })),
    ...(await allOfKind(tx, 'inspirations')).map(inspirationSearchEntry),
    ...(await allOfKind(tx, 'articles')).map((article) => articleSearchEntry(article, names)),
    ...(await allOfKind(tx, 'faq')).map(faqSearchEntry),
    ...pageSearchEntries(),
  ];
}

async function allOfKind<Kind extends DocumentKind>(tx: Queryable, kind: Kind): Promise<DocumentEntry<Kind>[]> {
  const rows = await tx.select({ data: documents.data }).from(documents).where(eq(documents.kind, kind));
  return rows.map(({ data }) => data as DocumentEntry<Kind>);
}

function rowOf(entry: SearchEntry) {
  const part = (text: string, weight: string) => sql`setweight(search_vector(${text}), ${weight}::text::"char")`;
  const head = sql`${part(entry.name, 'A')} || ${part(entry.about, 'B')} || ${part(entry.line, 'C')}`;
  return {
    kind: entry.kind,
    id: entry.id,
    label: entry.label,
    detail: entry.detail ?? null,
    names: `|${[...new Set(entry.names.map(normaliseText))].join('|')}|`,
    weight: entry.weight,
    position: entry.position ?? null,
    head,
    words: sql`${head} || ${part(entry.text, 'D')}`,
  };
}
