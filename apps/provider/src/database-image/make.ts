import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { seed } from '../seeding/seed.ts';
import { extensions, storeOnPglite } from '../store/open.ts';
import { packFolder } from '../store/archive.ts';

/**
 * Writes a database image: the data folder of an embedded database that is migrated, seeded, indexed for the search and
 * vacuumed, as it is after a clean shutdown. It holds nothing of an installation: no secret, no visitor's data. The file
 * appears under its name only when it is complete.
 *
 * @param file where to write it, a `.tar.zst`; its folder is made when absent
 */
export async function makeDatabaseImage(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'provider-database-image-'));
  try {
    const client = await PGlite.create(folder, { extensions });
    // Log files that are no longer needed are deleted instead of kept for later: each is 16 MB.
    await client.query('set wal_recycle = off');
    const store = await storeOnPglite(client, (db) => seed(db));
    await client.query('vacuum (freeze, analyze)');
    await client.query('select pg_switch_wal()');
    await store.close();
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}.draft`;
    await packFolder(folder, draft);
    renameSync(draft, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
