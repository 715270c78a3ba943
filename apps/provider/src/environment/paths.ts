import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolder } from '@myler/server/package-folder';

const root = packageFolder(import.meta.url);

export const migrationsFolder = join(root, 'migrations');
export const contentFolder = join(root, 'content');
/** Pictures that the build rendered in advance. */
export const preparedMediaFolder = join(root, 'dist', 'media');

/** Set in the bundle by tsdown.config.ts; absent when the provider runs from source. */
declare const DATABASE_IMAGE_KEY: string | undefined;

/**
 * The database image that the build put next to the bundle. Its name contains the hash of its inputs, so that a bundle
 * never restores an image of other code. Undefined when the provider runs from source.
 */
export const databaseImage =
  typeof DATABASE_IMAGE_KEY === 'undefined'
    ? undefined
    : fileURLToPath(new URL(`database/${DATABASE_IMAGE_KEY}.tar.zst`, import.meta.url));
