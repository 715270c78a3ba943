import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDatabaseImage } from '../src/database-image/make.ts';
import { databaseImageKey, packageFolder } from './database-image-key.ts';

const cacheFolder = join(packageFolder, 'node_modules', '.cache', 'database-image');

/**
 * The database image of the code and the content as they are now, made when the cache does not have it. Images of other
 * keys are deleted: each is 4 MB, and an edit makes the last one useless.
 *
 * @returns its key, and the file, a `.tar.zst`
 */
export async function cachedDatabaseImage(): Promise<{ key: string; file: string }> {
  const key = await databaseImageKey();
  const name = `${key}.tar.zst`;
  const file = join(cacheFolder, name);
  if (!existsSync(file)) {
    await makeDatabaseImage(file);
    for (const other of readdirSync(cacheFolder)) {
      if (other.endsWith('.tar.zst') && other !== name) rmSync(join(cacheFolder, other), { force: true });
    }
  }
  return { key, file };
}
