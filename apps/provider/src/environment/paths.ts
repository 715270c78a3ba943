import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, found from source and from the bundle alike: both lie below its package.json. */
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('@myler/provider: its own package.json is not above its code.');
    folder = parent;
  }
  return folder;
}

const root = packageRoot();

export const migrationsFolder = join(root, 'migrations');
export const contentFolder = join(root, 'content');
/** Pictures that the build made ahead. */
export const preparedMediaFolder = join(root, 'dist', 'media');

/** Set in the bundle by tsdown.config.ts; absent when the provider runs from source. */
declare const DATABASE_IMAGE_KEY: string | undefined;

/**
 * The database image that the build put beside the bundle. Its name holds the hash of what it was made from, so that a
 * bundle never restores an image of other code. Undefined when the provider runs from source.
 */
export const databaseImage =
  typeof DATABASE_IMAGE_KEY === 'undefined'
    ? undefined
    : fileURLToPath(new URL(`database/${DATABASE_IMAGE_KEY}.tar.zst`, import.meta.url));
