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
