import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import type { TestProject } from 'vitest/node';
import { part } from '@myler/presets/vitest';
import { cachedDatabaseImage } from '../../scripts/database-image-cache.ts';
import { packageFolder } from '../../scripts/database-image-key.ts';
import { unpackFolder } from '../store/archive.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database image as an uncompressed tar file, which PGlite opens in memory. */
    snapshot: string;
    /** In `processes`: the file of the image, which is the same as in a build. */
    databaseImage: string;
    /** In `processes`: a data folder with this database. Tests copy it for providers that run as processes. */
    dataDir: string;
    /** In `processes`: the provider as in a build, one bundled file, which starts in a quarter of the time. */
    bundle: string;
    /** In `processes` and `databases`: a PostgreSQL server with the template database `seeded`. */
    postgres: string;
    /** In `processes` and `databases`: the folder of that server's programs (`pg_dump`). */
    postgresPrograms: string;
  }
}

/**
 * Bundles the provider into a folder inside this package, so that packages outside the bundle are found. It is not the
 * build's folder, so that tests and builds do not delete each other's files.
 */
async function bundleProvider(databaseImage: string): Promise<string> {
  const { build } = await import('tsdown');
  const outDir = join(packageFolder, 'node_modules', '.cache', 'test-bundle');
  await build({ outDir, logLevel: 'error', sourcemap: false });
  mkdirSync(join(outDir, 'database'), { recursive: true });
  copyFileSync(databaseImage, join(outDir, 'database', basename(databaseImage)));
  return join(outDir, 'main.js');
}

/** Starts PostgreSQL, and fills the template of each test's database. */
async function startSeededPostgres(folder: string) {
  const [{ startPostgres }, { openStore }, { seed }] = await Promise.all([
    import('./postgres-server.ts'),
    import('../store/open.ts'),
    import('../seeding/seed.ts'),
  ]);
  const server = startPostgres(folder);
  const seeded = await openStore({ dataDir: folder, databaseUrl: `${server.url}/seeded` }, (db) => seed(db));
  await seeded.close();
  return server;
}

/** Takes the database image from the cache, or makes it once, and starts what the tests of this part need. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'provider-tests-'));
  const { file: databaseImage } = await cachedDatabaseImage();
  const snapshot = join(folder, 'snapshot.tar');
  writeFileSync(snapshot, zstdDecompressSync(readFileSync(databaseImage)));
  provide('snapshot', snapshot);

  const server = part === 'databases' || part === 'processes' ? await startSeededPostgres(folder) : undefined;
  if (server) {
    provide('postgres', server.url);
    provide('postgresPrograms', server.programs);
  }
  if (part === 'processes') {
    const dataDir = join(folder, 'data');
    await unpackFolder(databaseImage, join(dataDir, 'database'));
    provide('databaseImage', databaseImage);
    provide('dataDir', dataDir);
    provide('bundle', await bundleProvider(databaseImage));
  }
  return async () => {
    server?.stop();
    rmSync(folder, { recursive: true, force: true });
    await Promise.resolve();
  };
}
