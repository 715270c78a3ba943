import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the package that a module belongs to, found from source and from a bundle alike: both lie below its
 * package.json.
 *
 * @param module its `import.meta.url`
 * @throws {Error} when there is no package.json above it
 */
export function packageFolder(module: string): string {
  let folder = dirname(fileURLToPath(module));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`There is no package.json above ${module}.`);
    folder = parent;
  }
  return folder;
}
