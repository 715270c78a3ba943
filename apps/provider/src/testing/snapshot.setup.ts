import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { seed } from '../content/seed.ts';
import { openStore, storeOnPglite } from '../store/open.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file: the embedded database, migrated and seeded. */
    snapshot: string;
    /** A PostgreSQL server with a database `seeded`, to be used as a template; empty when none can be started here. */
    postgres: string;
  }
}

/** Makes the seeded database once: every test file starts from a copy, which takes a tenth of the time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'provider-tests-'));
  const snapshot = join(folder, 'snapshot.tar');
  const client = new PGlite();
  const store = await storeOnPglite(client, (db) => seed(db));
  const dump = await client.dumpDataDir('none');
  writeFileSync(snapshot, Buffer.from(await dump.arrayBuffer()));
  await store.close();

  const server = startPostgres(folder);
  if (server.url) {
    const seeded = await openStore({ dataDir: folder, databaseUrl: `${server.url}/seeded` }, (db) => seed(db));
    await seeded.close();
  } else console.log(`provider: not tested on PostgreSQL (${server.reason})`);

  project.provide('snapshot', snapshot);
  project.provide('postgres', server.url);
  return async () => {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
    await Promise.resolve();
  };
}
