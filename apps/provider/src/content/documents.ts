import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../store/database.ts';
import { documents } from '../store/schema.ts';
import type { DocumentEntry, DocumentKind, HomeEntry } from './document-entries.ts';

export interface Page {
  page: number;
  limit: number;
}

/**
 * One page of a kind of document, in the stored order.
 *
 * @param options.where further conditions
 */
export async function listDocuments<Kind extends DocumentKind>(
  db: Database,
  kind: Kind,
  { page: { page, limit }, where = [] }: { page: Page; where?: SQL[] },
): Promise<{ items: DocumentEntry<Kind>[]; total: number }> {
  const condition = and(eq(documents.kind, kind), ...where);
  const [counted] = await db.select({ total: count() }).from(documents).where(condition);
  const rows = await db
    .select()
    .from(documents)
    .where(condition)
    .orderBy(asc(documents.position))
    .limit(limit)
    .offset((page - 1) * limit);
  return { items: rows.map((row) => row.data as DocumentEntry<Kind>), total: counted?.total ?? 0 };
}

export async function findDocument<Kind extends DocumentKind>(
  db: Queryable,
  kind: Kind,
  id: string,
): Promise<DocumentEntry<Kind> | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.kind, kind), eq(documents.id, id)));
  return row?.data as DocumentEntry<Kind> | undefined;
}

/** One page of the documents with these ids, in the order of the ids. Unknown ids are skipped. */
export async function chosenDocuments<Kind extends DocumentKind>(
  db: Queryable,
  kind: Kind,
  ids: readonly string[],
  page: Page,
): Promise<{ items: DocumentEntry<Kind>[]; total: number }> {
  if (ids.length === 0) return { items: [], total: 0 };
  const rows = await db
    .select()
    .from(documents)
    .where(and(eq(documents.kind, kind), inArray(documents.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row.data as DocumentEntry<Kind>]));
  return pageOfChosen(
    ids.flatMap((id) => byId.get(id) ?? []),
    page,
  );
}

/** One page of what editors chose. Such lists are short, so callers read them completely. */
export function pageOfChosen<Item>(chosen: readonly Item[], { page, limit }: Page): { items: Item[]; total: number } {
  return { items: chosen.slice((page - 1) * limit, page * limit), total: chosen.length };
}

export async function readHome(db: Database): Promise<HomeEntry> {
  const [row] = await db.select().from(documents).where(eq(documents.kind, 'home'));
  if (!row) throw new Error('The store has no home page; content/home.json was not read in.');
  return row.data as HomeEntry;
}
