import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { seed } from '../seeding/seed.ts';
import { search } from '../search/search.ts';
import { migrationsFolder } from '../environment/paths.ts';
import { openSnapshot } from '../testing/stores.ts';
import type { Database, Store } from './database.ts';
import { extensions, openStore, storeOnPglite } from './open.ts';

/** What a provider of the first version left behind: its tables, a hotel as they kept it, and an enquiry. */
async function leaveBehind(db: Database): Promise<void> {
  await db.execute(sql`insert into hotels (id, position, hot, name, region, price_from, search_text, data)
    values ('gone-since', 0, false, 'Gone Since', 'europe', 1, 'gone since', '{}')`);
  await db.execute(sql`insert into seeded_files (name, hash) values ('hotels', '1-of-then'), ('faq', '1-of-then')`);
  await db.execute(sql`insert into leads (source, name, email, message, created_at)
    values ('discover-myler', 'Nadia Brandt', 'nadia@example.com', 'Is there a train?', now())`);
}

describe('a database of the first version', () => {
  let first: string;
  beforeAll(() => {
    first = mkdtempSync(join(tmpdir(), 'provider-first-'));
    cpSync(migrationsFolder, first, { recursive: true });
    const journal = join(first, 'meta', '_journal.json');
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }));
  });
  afterAll(() => rmSync(first, { recursive: true }));

  /** What the search finds first, and how many enquiries were kept. */
  async function stateOf({ db }: Store) {
    const first = async (q: string) => (await search(db, { q, kinds: 'hotel', page: 1, limit: 1 })).items[0]?.id;
    return {
      riad: await first('riad maroc'),
      isThere: (await first('gone since')) === 'gone-since',
      enquiries: await db.$count(sql`leads`),
    };
  }
  const upToDate = { riad: 'riad-tisma', isThere: false, enquiries: 1 };

  it('is migrated at the start of the current version, when it is embedded', async () => {
    // An empty database: emptying the image takes a fifth of the time that creating one does.
    const client = await openSnapshot();
    await client.exec('drop schema public cascade; drop schema drizzle cascade; create schema public;');
    const old = drizzlePglite(client);
    await migratePglite(old, { migrationsFolder: first });
    await leaveBehind(old as unknown as Database);
    const dump = await client.dumpDataDir('none');
    await client.close();

    const store = await storeOnPglite(await PGlite.create({ extensions, loadDataDir: dump }), seed);
    expect(await stateOf(store)).toEqual(upToDate);
    await store.close();
  });

  it('is migrated at the start of the current version, on PostgreSQL', async () => {
    const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
    const quiet = { max: 1, onnotice: () => undefined };
    const admin = postgres(`${inject('postgres')}/postgres`, quiet);
    await admin.unsafe(`create database ${name}`);
    await admin.end();
    const databaseUrl = `${inject('postgres')}/${name}`;
    const before = postgres(databaseUrl, quiet);
    const old = drizzlePostgres(before);
    await migratePostgres(old, { migrationsFolder: first });
    await leaveBehind(old as unknown as Database);
    await before.end();

    const store = await openStore({ dataDir: '', databaseUrl }, seed);
    expect(await stateOf(store)).toEqual(upToDate);
    await store.close();
  });
});

describe('a database of a later version', () => {
  it('is opened without a change of its tables, so that an operator can go back', async () => {
    const client = await openSnapshot();
    // A migration of a later version that only adds, as the manual for operators asks.
    await client.exec(`alter table users add column later text default 'kept';
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Date.parse('2999-01-01')})`);
    const migrations = async () => (await client.query('select id, hash from drizzle.__drizzle_migrations')).rows;
    const before = await migrations();

    const store = await storeOnPglite(client, seed);
    expect(await migrations()).toEqual(before);
    expect((await search(store.db, { q: 'riad maroc', kinds: 'hotel', page: 1, limit: 1 })).items[0]?.id).toBe(
      'riad-tisma',
    );
    expect((await client.query('select later from users')).rows).toEqual([]);
    await store.close();
  });
});
