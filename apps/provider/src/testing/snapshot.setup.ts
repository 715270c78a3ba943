import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { build } from 'tsdown';
import type { TestProject } from 'vitest/node';
import { seed } from '../content/seed.ts';
import { extensions, openStore, storeOnPglite } from '../store/open.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file: the embedded database, migrated and seeded. */
    snapshot: string;
    /** A data folder with that database in it, to be copied: for providers that run as processes. */
    dataDir: string;
    /** The provider as it is shipped: one bundled file, which starts in a quarter of the time. */
    bundle: string;
    /** A PostgreSQL server with a database `seeded`, to be used as a template; empty when none can be started here. */
    postgres: string;
  }
}

/** Inside this package, so that what is not bundled is found, and beside its build, so that neither wipes the other. */
async function bundleProvider(): Promise<string> {
  const outDir = fileURLToPath(new URL('../../node_modules/.cache/test-bundle', import.meta.url));
  await build({ outDir, logLevel: 'error', sourcemap: false });
  return join(outDir, 'main.js');
}

/** Makes the seeded database once: every test file starts from a copy, which takes a tenth of the time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'provider-tests-'));
  const snapshot = join(folder, 'snapshot.tar');
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const client = await PGlite.create(join(dataDir, 'database'), { extensions });
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
  project.provide('dataDir', dataDir);
  project.provide('bundle', await bundleProvider());
  project.provide('postgres', server.url);
  return async () => {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
    await Promise.resolve();
  };
}
