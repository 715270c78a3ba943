import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { unpackFolder } from './archive.ts';
import { migrationsFolder } from '../environment/paths.ts';
import type { Database, Store } from './database.ts';
import { lockDataDir } from './lock.ts';
import * as schema from './schema.ts';

const options = { schema, casing: 'snake_case' } as const;

/** The PostgreSQL extensions that the search needs. The embedded database loads them from these packages. */
export const extensions = { pg_trgm, unaccent };

/** The key of the advisory lock. Any number will do, but all providers on one database must use the same. */
const SETUP_LOCK = 5_150_023;

/**
 * Opens the store, migrates its tables and fills it. With a `databaseUrl` the store is PostgreSQL, otherwise it is the
 * embedded database in the data folder.
 *
 * @param env.databaseImage the image from which a data folder without a database is restored; without this file, the
 *   migrations and `seed` create the database, which takes five times as long
 * @param seed runs after the migrations; several providers on one database run it one after the other
 * @throws {Error} when another process uses the data folder, or when the database image is damaged
 */
export async function openStore(
  env: { dataDir: string; databaseUrl?: string | undefined; databaseImage?: string | undefined },
  seed: (db: Database) => Promise<void>,
): Promise<Store> {
  return env.databaseUrl ? openPostgres(env.databaseUrl, seed) : openEmbedded(env, seed);
}

async function openEmbedded(
  { dataDir, databaseImage }: { dataDir: string; databaseImage?: string | undefined },
  seed: (db: Database) => Promise<void>,
): Promise<Store> {
  const lock = lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'database');
    const incompleteMarker = join(dataDir, 'database.half-made');
    // A first start that was killed left an incomplete database.
    if (existsSync(incompleteMarker)) rmSync(folder, { recursive: true, force: true });
    if (!existsSync(folder)) {
      if (databaseImage && existsSync(databaseImage)) await restoreImage(databaseImage, dataDir, folder);
      else writeFileSync(incompleteMarker, '');
    }
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // PGlite would make a new database over the damaged one.
    if (!existsSync(incompleteMarker) && !existsSync(join(folder, 'PG_VERSION')))
      throw damagedDatabase(dataDir, 'PG_VERSION is missing');
    const client = await PGlite.create(folder, { extensions }).catch((error: unknown) => {
      throw damagedDatabase(dataDir, error);
    });
    // A client that stays open keeps the process from ending.
    const store = await storeOnPglite(client, seed).catch(async (error: unknown) => {
      await client.close();
      throw error;
    });
    rmSync(incompleteMarker, { force: true });
    return { ...store, close: () => store.close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function damagedDatabase(dataDir: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(
    `@myler/provider: the database in ${dataDir} is damaged or incomplete and cannot be opened (${reason}). Restore the last backup of the whole folder:\n` +
      `  mv '${dataDir}' '${dataDir}.damaged' && cp -a <backup> '${dataDir}'\n` +
      'docs/operations.md, "Backup and restore", says what a backup holds. Keep the damaged folder: its secrets may be newer than those of the backup.',
    { cause: error },
  );
}

/** Renames the folder when it is complete, so that a process killed meanwhile does not leave an incomplete database. */
async function restoreImage(image: string, dataDir: string, folder: string): Promise<void> {
  const draft = join(dataDir, 'database.restoring');
  rmSync(draft, { recursive: true, force: true });
  try {
    await unpackFolder(image, draft);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw new Error(
      `@myler/provider: the database could not be restored from ${image}. Is the disk full? If not, build the provider again.`,
      { cause: error },
    );
  }
  renameSync(draft, folder);
}

/** A store on an embedded database that is already open: in the data folder, or in memory for tests. */
export async function storeOnPglite(client: PGlite, seed: (db: Database) => Promise<void>): Promise<Store> {
  const db = drizzlePglite(client, options);
  await migratePglite(db, { migrationsFolder });
  await seed(db);
  return {
    db,
    ping: async () => void (await client.query('select 1')),
    close: () => client.close(),
  };
}

async function openPostgres(url: string, seed: (db: Database) => Promise<void>): Promise<Store> {
  const quiet = { onnotice: () => undefined, connection: { application_name: 'myler-provider' } };
  const single = postgres(url, { ...quiet, max: 1 });
  try {
    // This connection holds the lock until it ends, so that providers that start together take turns.
    await single`select pg_advisory_lock(${SETUP_LOCK})`.catch((error: Error) => {
      throw notConnected(url, error);
    });
    const db = drizzlePostgres(single, options);
    await migratePostgres(db, { migrationsFolder });
    await seed(db);
  } finally {
    await single.end({ timeout: 5 });
  }
  const pool = postgres(url, { ...quiet, max: 10, connect_timeout: 10, idle_timeout: 60 });
  return {
    db: drizzlePostgres(pool, options),
    ping: async () => void (await pool`select 1`),
    close: () => pool.end({ timeout: 5 }),
  };
}

/** The address is shown without the user and the password. */
function notConnected(url: string, error: Error): Error {
  const { host, pathname } = new URL(url);
  return new Error(
    `@myler/provider: the database ${host}${pathname} cannot be used: ${error.message}. Does PostgreSQL run there, and is DATABASE_URL right?`,
    { cause: error },
  );
}
