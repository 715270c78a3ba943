import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { build } from 'tsdown';
import type { TestProject } from 'vitest/node';
import { cachedDatabaseImage } from '../../scripts/database-image-cache.ts';
import { packageFolder } from '../../scripts/database-image-key.ts';
import { seed } from '../seeding/seed.ts';
import { unpackFolder } from '../store/archive.ts';
import { openStore } from '../store/open.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file: the database image that the build ships, too. */
    databaseImage: string;
    /** A file: that image, unpacked into a tar, which PGlite opens in memory. */
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
async function bundleProvider(databaseImage: string): Promise<string> {
  const outDir = join(packageFolder, 'node_modules', '.cache', 'test-bundle');
  await build({ outDir, logLevel: 'error', sourcemap: false });
  mkdirSync(join(outDir, 'database'), { recursive: true });
  copyFileSync(databaseImage, join(outDir, 'database', basename(databaseImage)));
  return join(outDir, 'main.js');
}

/** The template of each test's database on PostgreSQL. */
async function seedPostgres(server: ReturnType<typeof startPostgres>, dataDir: string): Promise<void> {
  if (!server.url) return console.log(`provider: not tested on PostgreSQL (${server.reason})`);
  const seeded = await openStore({ dataDir, databaseUrl: `${server.url}/seeded` }, (db) => seed(db));
  await seeded.close();
}

/** Takes the database image from the cache, or makes it once: every test file starts from a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'provider-tests-'));
  const { file: databaseImage } = await cachedDatabaseImage();
  const snapshot = join(folder, 'snapshot.tar');
  writeFileSync(snapshot, zstdDecompressSync(readFileSync(databaseImage)));
  const dataDir = join(folder, 'data');
  await unpackFolder(databaseImage, join(dataDir, 'database'));

  const server = startPostgres(folder);
  const [bundle] = await Promise.all([bundleProvider(databaseImage), seedPostgres(server, folder)]);
  project.provide('databaseImage', databaseImage);
  project.provide('snapshot', snapshot);
  project.provide('dataDir', dataDir);
  project.provide('bundle', bundle);
  project.provide('postgres', server.url);
  return async () => {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
    await Promise.resolve();
  };
}
