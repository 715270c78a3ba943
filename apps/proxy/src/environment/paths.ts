import { join, resolve } from 'node:path';
import { packageFolder } from '@myler/server/package-folder';

const apps = resolve(packageFolder(import.meta.url), '..');

export const siteFolder = join(apps, 'site');
/** What the site's build makes: pages for the server, files for the browser. */
export const siteServerEntry = join(siteFolder, 'dist', 'server', 'entry-server.js');
export const siteClientFolder = join(siteFolder, 'dist', 'client');
export const providerFolder = join(apps, 'provider');
