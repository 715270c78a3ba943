import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDatabaseImage } from '../src/database-image/make.ts';
import { databaseImageKey, packageFolder } from './database-image-key.ts';

const cacheFolder = join(packageFolder, 'node_modules', '.cache', 'database-image');

/**
 * The database image of the current code and content. It is made if the cache does not have it. Images with other keys
 * are deleted, because each is 4 MB and no code uses them any more.
 *
 * @returns its key and its file, a `.tar.zst`
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
