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
    /** The file of the database image, which is the same as in a build. */
    databaseImage: string;
    /** The image as an uncompressed tar file, which PGlite opens in memory. */
    snapshot: string;
    /** A data folder with this database. Tests copy it for providers that run as processes. */
    dataDir: string;
    /** The provider as in a build: one bundled file, which starts in a quarter of the time. */
    bundle: string;
    /** A PostgreSQL server with the template database `seeded`. Empty when none can be started. */
    postgres: string;
    /** The folder of that server's programs (`pg_dump`). */
    postgresPrograms: string;
  }
}

/**
 * Bundles the provider into a folder inside this package, so that packages outside the bundle are found. It is not the
 * build's folder, so that tests and builds do not delete each other's files.
 */
async function bundleProvider(databaseImage: string): Promise<string> {
  const outDir = join(packageFolder, 'node_modules', '.cache', 'test-bundle');
  await build({ outDir, logLevel: 'error', sourcemap: false });
  mkdirSync(join(outDir, 'database'), { recursive: true });
  copyFileSync(databaseImage, join(outDir, 'database', basename(databaseImage)));
  return join(outDir, 'main.js');
}

/** Fills the template of each test's database on PostgreSQL. */
async function seedPostgres(server: ReturnType<typeof startPostgres>, dataDir: string): Promise<void> {
  if (!server.url) return;
  const seeded = await openStore({ dataDir, databaseUrl: `${server.url}/seeded` }, (db) => seed(db));
  await seeded.close();
}

/** Takes the database image from the cache, or makes it once. Every test file starts from a copy of it. */
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
  project.provide('postgresPrograms', server.programs);
  return async () => {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
    await Promise.resolve();
  };
}
