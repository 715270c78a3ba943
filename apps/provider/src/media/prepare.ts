import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SceneEntry } from '../content/scene.ts';
import { createMediaLibrary, pictureFile } from './library.ts';
import type { PictureFormat } from '@myler/config/pictures';

/** One picture to render: a scene in one size and one format. */
export interface Raster {
  scene: SceneEntry;
  /** In pixels. */
  width: number;
  format: PictureFormat;
}

/** The file that records which encoder made the pictures of the folder. */
const ENCODER = 'encoder.json';

/**
 * Renders pictures in advance, in their order, on all cores. A picture's name contains the hash of its drawing, so an
 * undamaged file is kept, also after an interrupted run. Files of other pictures are deleted.
 *
 * @param isDamaged whether the file at a path differs from what an earlier run wrote
 * @returns the names of the files in the folder that belong to the pictures
 */
export async function preparePictures(
  folder: string,
  rasters: readonly Raster[],
  isDamaged: (path: string) => boolean,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const encoder = await encoderVersion();
  const isSameEncoder = (await readFile(join(folder, ENCODER), 'utf8').catch(() => '')) === encoder;
  const expectedFiles = new Set(rasters.map(({ scene, width, format }) => pictureFile(scene, width, format)));
  for (const file of await readdir(folder)) {
    if (file.endsWith('.json')) continue;
    const path = join(folder, file);
    if (!expectedFiles.has(file) || !isSameEncoder || isDamaged(path)) await rm(path, { force: true });
  }
  await writeFile(join(folder, ENCODER), encoder);
  const library = createMediaLibrary(
    { prepared: folder, cache: folder },
    { concurrency: availableParallelism(), queueSize: rasters.length },
  );
  await Promise.all(rasters.map(({ scene, width, format }) => library.bytes(scene, width, format)));
  return [...expectedFiles, ENCODER];
}

/** Everything besides the drawing that determines the pixels. */
async function encoderVersion(): Promise<string> {
  const settings = await readFile(new URL('rasterise.ts', import.meta.url));
  return JSON.stringify({ ...sharp.versions, settings: createHash('sha256').update(settings).digest('hex') });
}
