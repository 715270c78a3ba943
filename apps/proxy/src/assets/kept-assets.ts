import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { logFault } from '@myler/server/faults';
import type { Logger } from '@myler/server/log';

const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds since a proxy last served the build of a file. No page stays open longer without a reload. */
const KEPT_FOR = 30 * DAY;

/** A name that the build makes. No path leads out of the folder, and drafts and source maps are not served. */
const FILE_NAME = /^[\w-][\w.-]{0,200}$/;
const isAsset = (name: string) => FILE_NAME.test(name) && !name.endsWith('.map');

/** The content of a file of any build; undefined when no build had it, or when it is too old. */
export async function keptFile(folder: string, path: string): Promise<Buffer | undefined> {
  const name = path.startsWith('/assets/') ? path.slice('/assets/'.length) : '';
  if (!isAsset(name)) return undefined;
  try {
    return await readFile(join(folder, name));
  } catch {
    // It does not exist, is a folder, or the disk fails. The page shows that it did not load.
    return undefined;
  }
}

interface KeepOptions {
  /** The site's client build. */
  clientFolder: string;
  /** Where files of all builds are kept. Several proxies may share it. */
  keptFolder: string;
  now?: () => number;
}

/**
 * Copies the files of this build whose names contain a hash into the folder, and removes those that no proxy has served
 * for 30 days. The time of a file's last change says when a proxy with its build was last running.
 *
 * @throws {Error} when the folder cannot be written
 */
export async function keepAssets({ clientFolder, keptFolder, now = Date.now }: KeepOptions): Promise<void> {
  await mkdir(keptFolder, { recursive: true, mode: 0o755 });
  const time = new Date(now());
  const built = (await readdir(join(clientFolder, 'assets'))).filter(isAsset);
  for (const name of built) await keepOne(join(clientFolder, 'assets', name), keptFolder, name, time);
  const current = new Set(built);
  for (const name of await readdir(keptFolder)) {
    if (!current.has(name)) await removeWhenOld(join(keptFolder, name), now() - KEPT_FOR);
  }
}

async function keepOne(source: string, keptFolder: string, name: string, time: Date): Promise<void> {
  const kept = join(keptFolder, name);
  const size = await sizeOf(kept);
  if (size === undefined || size !== (await sizeOf(source))) await copyAtOnce(source, keptFolder, name);
  await utimes(kept, time, time);
}

/** Another process reads the complete file or none. A draft that a crash leaves is removed when it is old. */
async function copyAtOnce(source: string, keptFolder: string, name: string): Promise<void> {
  const draft = join(keptFolder, `.${name}.${randomBytes(6).toString('hex')}`);
  await copyFile(source, draft, constants.COPYFILE_FICLONE);
  await rename(draft, join(keptFolder, name));
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function removeWhenOld(file: string, oldest: number): Promise<void> {
  try {
    const { mtimeMs } = await stat(file);
    if (mtimeMs < oldest) await rm(file, { recursive: true, force: true });
  } catch (error) {
    // Another proxy has removed it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Keeps the files of this build from now on, and says daily that they are still served. A failure is logged: visitors of
 * this build need nothing from the folder.
 *
 * @returns a promise of the first time, after which other proxies find the files
 */
export function startKeepingAssets(options: KeepOptions, log: Logger): Promise<void> {
  const keep = () =>
    keepAssets(options).catch((error: unknown) => {
      logFault(log, error, {}, 'the files of this build could not be kept for open pages: is ASSETS_DIR writable?');
    });
  setInterval(() => void keep(), DAY).unref();
  return keep();
}
