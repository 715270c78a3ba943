import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { packageFolder } from '@myler/server/package-folder';

const apps = resolve(packageFolder(import.meta.url), '..');

export const siteFolder = join(apps, 'site');
/** What the site's build makes: pages for the server, files for the browser. */
export const siteServerEntry = join(siteFolder, 'dist', 'server', 'entry-server.js');
export const siteClientFolder = join(siteFolder, 'dist', 'client');
export const providerFolder = join(apps, 'provider');

/** What lists the mails in the outbox. The folder for production has no workspace, and so none of its commands. */
export const mailCommand = existsSync(resolve(apps, '..', 'pnpm-workspace.yaml'))
  ? 'pnpm mail'
  : `node ${relative('', join(providerFolder, 'dist', 'list.js'))}, with this DATA_DIR,`;
