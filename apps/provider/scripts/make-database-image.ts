/**
 * Makes the database image that a first start restores, unless it is in the cache already.
 *
 *   make-database-image.ts                 writes it into the cache, which the tests use too
 *   make-database-image.ts --to <folder>   also copies it there under its key, and deletes all other files there
 */
import { copyFileSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cachedDatabaseImage } from './database-image-cache.ts';

const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
const { file } = await cachedDatabaseImage();
if (to !== undefined) {
  const folder = resolve(to);
  // Deletes older images: a bundle restores only the image of its own code.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(file, join(folder, basename(file)));
}
console.log(`database image ${basename(file)}, ${(statSync(file).size / 1e6).toFixed(1)} MB`);
