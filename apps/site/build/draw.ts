import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { drawBrand } from './draw-brand.ts';
import { drawCards } from './draw-cards.ts';
import { drawIcons } from './draw-icons.ts';
import { drawMap } from './draw-map.ts';
import { drawNewsletter } from './draw-newsletter.ts';

export interface DrawnFile {
  /** Its name in the output folder. */
  file: string;
  content: string | Buffer;
}

const site = resolve(import.meta.dirname, '..');

/**
 * Draws every picture that the site's build makes: cards and maps, which pages import, and icons and brand marks, which
 * are served under their own names. `scripts/make-when-changed.mjs` runs it when it is needed.
 *
 * @returns the files, for the record
 */
export default async function draw(): Promise<{ outputs: string[] }> {
  const [icons, marks, newsletter] = await Promise.all([drawIcons(), drawBrand(), drawNewsletter()]);
  const outputs = await Promise.all([
    ...[...drawCards(), ...drawMap(), newsletter].map((drawn) => write(join(site, 'src/drawn'), drawn)),
    ...icons.map((drawn) => write(join(site, 'public'), drawn)),
    ...marks.map((drawn) => write(join(site, 'public/brand'), drawn)),
  ]);
  return { outputs };
}

/** Does not touch an unchanged file, so that no watcher restarts. */
async function write(folder: string, { file, content }: DrawnFile): Promise<string> {
  const path = join(folder, file);
  const existing = await readFile(path).catch(() => undefined);
  if (existing?.equals(Buffer.from(content))) return path;
  await mkdir(dirname(path), { recursive: true });
  // Written to a draft and renamed, because two builds may draw at the same time.
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, path);
  return path;
}
