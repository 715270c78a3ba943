/**
 * `pnpm --filter @myler/provider media`: renders every picture in every size and format into DATA_DIR/media, so that no
 * visitor waits for a rendering.
 */
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { createMediaLibrary } from '../src/media/library.ts';
import { pictureFormats } from '@myler/config/pictures';
import { everyRaster } from './scenes.ts';

const workingFolder = process.env['INIT_CWD'] ?? process.cwd();
const folder = join(resolve(workingFolder, process.env['DATA_DIR'] ?? '.data'), 'media');
const rasters = everyRaster(pictureFormats);
const library = createMediaLibrary(
  { prepared: folder, cache: folder },
  { concurrency: availableParallelism(), queueSize: rasters.length },
);
await Promise.all(rasters.map(({ scene, width, format }) => library.bytes(scene, width, format)));
console.log(`${rasters.length} pictures in ${folder}`);
