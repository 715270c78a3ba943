import { eq, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import { currencyCodes } from '@myler/config/currencies';
import { listPrice, membershipIds } from '@myler/config/memberships';
import type { Database, Queryable } from '../store/database.ts';
import * as tables from '../store/schema.ts';
import { countryEntry } from '../content/country-entry.ts';
import { couponEntry } from '../content/coupon-entry.ts';
import {
  documentEntry,
  documentKinds,
  homeEntry,
  type DocumentEntry,
  type DocumentKind,
} from '../content/document-entries.ts';
import { hotelEntry } from '../content/hotel-entry.ts';
import { contentEntries, contentFile, hashOf, type ContentFile } from '../content/files.ts';
import { reindexHotels } from '../hotels/reindex.ts';
import { pageSearchEntries } from '../search/pages.ts';
import { reindexSearch, vacuumSearch } from '../search/reindex.ts';

/** Increase this number when the code makes other rows from the same file. */
const IMPORT_VERSION = '8';

/**
 * Fills the tables from the content folder. A file that has changed since its last import replaces its rows in one
 * transaction. Unchanged files are skipped.
 */
export async function seed(db: Database, folder?: string): Promise<void> {
  const importedVersions = new Map((await db.select().from(tables.seededFiles)).map((row) => [row.name, row.hash]));
  /** @returns whether the file was imported */
  async function file<T>(
    { name, hash, read }: ContentFile<T>,
    replace: (tx: Queryable, entries: T) => Promise<void>,
  ): Promise<boolean> {
    const version = `${IMPORT_VERSION}-${hash}`;
    if (importedVersions.get(name) === version) return false;
    const entries = read();
    await db.transaction(async (tx) => {
      await replace(tx, entries);
      await tx
        .insert(tables.seededFiles)
        .values({ name, hash: version })
        .onConflictDoUpdate({ target: tables.seededFiles.name, set: { hash: version } });
    });
    return true;
  }

  await file(priceList(), replacePrices);
  await file(contentFile('coupons', z.array(couponEntry), folder), replaceCoupons);
  await file(contentFile('countries', z.array(countryEntry), folder), replaceCountries);
  const hotels = contentEntries('hotels', hotelEntry, folder);
  await file(hotels, reindexHotels);
  await file(contentFile('home', homeEntry, folder), (tx, home) =>
    replaceDocuments(tx, 'home', [{ id: 'home', ...home }]),
  );
  const indexed = [hotels.hash, JSON.stringify(pageSearchEntries())];
  for (const kind of documentKinds) {
    const entries = contentEntries(kind, documentEntry(kind), folder);
    await file(entries, (tx, read) => replaceDocuments(tx, kind, read));
    indexed.push(entries.hash);
  }
  if (await file({ name: 'search', hash: hashOf(indexed.join()), read: () => undefined }, reindexSearch))
    await vacuumSearch(db);
}

/**
 * Prices come from the brand's constants, not from a file (docs/product-decisions.md, Memberships, prices, currency).
 */
function priceList(): ContentFile<(typeof tables.prices.$inferInsert)[]> {
  const rows = membershipIds.flatMap((membershipId) =>
    currencyCodes.map((currency) => ({ membershipId, ...listPrice(membershipId, currency) })),
  );
  return { name: 'prices', hash: JSON.stringify(rows), read: () => rows };
}

async function replacePrices(tx: Queryable, rows: (typeof tables.prices.$inferInsert)[]): Promise<void> {
  await tx.delete(tables.prices);
  await tx.insert(tables.prices).values(rows);
}

/** Rows stay where they are: who joins meanwhile waits for that of a code (`lockCouponUse`), and would not find one that is new. */
async function replaceCoupons(tx: Queryable, entries: z.output<typeof couponEntry>[]): Promise<void> {
  const codes = entries.map(({ code }) => code);
  await tx.delete(tables.coupons).where(notInArray(tables.coupons.code, codes));
  for (const entry of entries) {
    const row = { membershipIds: null, currencies: null, lastDay: null, maxUses: null, ...entry };
    await tx.insert(tables.coupons).values(row).onConflictDoUpdate({ target: tables.coupons.code, set: row });
  }
}

async function replaceCountries(tx: Queryable, entries: z.output<typeof countryEntry>[]): Promise<void> {
  await tx.delete(tables.cities);
  await tx.delete(tables.countries);
  await insertAll(
    tx,
    tables.countries,
    entries.map(({ code, name, callingCode }) => ({ code, name, callingCode: callingCode ?? null })),
  );
  await insertAll(
    tx,
    tables.cities,
    entries.flatMap(({ code, cities }) =>
      cities.map(([id, name], position) => ({ id, name, position, countryCode: code })),
    ),
  );
}

interface Dated {
  id: string;
  publishedOn?: string;
  postedAt?: string;
}

async function replaceDocuments(tx: Queryable, kind: DocumentKind | 'home', entries: Dated[]): Promise<void> {
  await tx.delete(tables.documents).where(eq(tables.documents.kind, kind));
  await insertAll(
    tx,
    tables.documents,
    entries.toSorted(newestFirst).map((data, position) => ({ kind, id: data.id, position, data })),
  );
  if (kind === 'inspirations') await replaceInspirationHotels(tx, entries as DocumentEntry<'inspirations'>[]);
}

async function replaceInspirationHotels(tx: Queryable, entries: DocumentEntry<'inspirations'>[]): Promise<void> {
  await tx.delete(tables.inspirationHotels);
  await insertAll(
    tx,
    tables.inspirationHotels,
    entries.flatMap(({ id, hotels }) => [...new Set(hotels)].map((hotelId) => ({ inspirationId: id, hotelId }))),
  );
}

/** Entries with a date are sorted, the newest first. Entries without one keep the order of their file. */
function newestFirst(a: Dated, b: Dated): number {
  const day = ({ publishedOn, postedAt }: Dated) => publishedOn ?? postedAt ?? '';
  return day(b) < day(a) ? -1 : day(b) > day(a) ? 1 : 0;
}

/** Inserts rows in chunks, because PostgreSQL limits the number of parameters of a statement. */
async function insertAll<Table extends Parameters<Queryable['insert']>[0]>(
  tx: Queryable,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  const chunk = 1000;
  for (let from = 0; from < rows.length; from += chunk) {
    await tx.insert(table).values(rows.slice(from, from + chunk));
  }
}
