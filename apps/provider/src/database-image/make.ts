import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { seed } from '../seeding/seed.ts';
import { extensions, storeOnPglite } from '../store/open.ts';
import { packFolder } from '../store/archive.ts';

/**
 * Writes a database image: the data folder of an embedded database after migrations, seeding, search indexing, a vacuum
 * and a clean shutdown. It contains no data of an installation: no secrets and no visitors' data. The file is written
 * under another name and renamed when it is complete.
 *
 * @param file the path of the `.tar.zst` to write; its folder is created if it does not exist
 */
export async function makeDatabaseImage(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'provider-database-image-'));
  try {
    const client = await PGlite.create(folder, { extensions });
    // Deletes WAL files that are no longer needed instead of recycling them: each is 16 MB.
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
