import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SceneEntry } from '../content/scene.ts';
import { createMediaLibrary, pictureFile } from './library.ts';
import type { PictureFormat } from '@myler/config/pictures';

/** One picture that can be made: a scene in one size and one format. */
export interface Raster {
  scene: SceneEntry;
  /** In pixels. */
  width: number;
  format: PictureFormat;
}

/** Says what the pictures of a folder were encoded with. */
const ENCODER = 'encoder.json';

/**
 * Makes pictures ahead, in their order, on all cores. A picture is named by the hash of its drawing, so one that is there
 * and undamaged is kept, also after a run that was interrupted; pictures that are not wanted any more are deleted.
 *
 * @param isDamaged whether a file, by its path, is not what an earlier run wrote
 * @returns the files of the folder that the pictures need, by name
 */
export async function preparePictures(
  folder: string,
  rasters: readonly Raster[],
  isDamaged: (path: string) => boolean,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const encoder = await encoderFacts();
  const isSameEncoder = (await readFile(join(folder, ENCODER), 'utf8').catch(() => '')) === encoder;
  const wanted = new Set(rasters.map(({ scene, width, format }) => pictureFile(scene, width, format)));
  for (const file of await readdir(folder)) {
    if (file.endsWith('.json')) continue;
    const path = join(folder, file);
    if (!wanted.has(file) || !isSameEncoder || isDamaged(path)) await rm(path, { force: true });
  }
  await writeFile(join(folder, ENCODER), encoder);
  const library = createMediaLibrary(
    { prepared: folder, cache: folder },
    { atOnce: availableParallelism(), waiting: rasters.length },
  );
  await Promise.all(rasters.map(({ scene, width, format }) => library.bytes(scene, width, format)));
  return [...wanted, ENCODER];
}

/** All that decides about a picture's pixels beside its drawing. */
async function encoderFacts(): Promise<string> {
  const settings = await readFile(new URL('rasterise.ts', import.meta.url));
  return JSON.stringify({ ...sharp.versions, settings: createHash('sha256').update(settings).digest('hex') });
}
