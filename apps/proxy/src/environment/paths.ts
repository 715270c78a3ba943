import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, found from source and from the bundle alike: both lie below its package.json. */
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('@myler/proxy: its own package.json is not above its code.');
    folder = parent;
  }
  return folder;
}

const apps = resolve(packageRoot(), '..');

export const siteFolder = join(apps, 'site');
/** What the site's build makes: pages for the server, files for the browser. */
export const siteServerEntry = join(siteFolder, 'dist', 'server', 'entry-server.js');
export const siteClientFolder = join(siteFolder, 'dist', 'client');
export const providerFolder = join(apps, 'provider');
