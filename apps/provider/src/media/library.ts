import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { draw, versionOf, type SceneEntry } from '../content/scene.ts';
import type { PictureFormat } from '@myler/config/pictures';
import { boundedQueue } from '../primitives/bounded-queue.ts';
import { rasterise } from './rasterise.ts';

export interface MediaLibrary {
  /** @throws {Problem} 503 when too many pictures wait to be made */
  bytes(scene: SceneEntry, width: number, format: PictureFormat): Promise<Buffer>;
  /**
   * Any other drawing in pixels.
   *
   * @param key stands for all that the drawing follows from
   * @throws {Problem} 503 when too many pictures wait to be made
   */
  drawn(key: string, draw: () => string, width: number, format: PictureFormat): Promise<Buffer>;
}

/**
 * Pictures in pixels: from the folders where they were made before, otherwise made now, one at a time, once however many
 * ask, and kept under the version of their drawing, so that what is drawn anew is made anew.
 *
 * @param folders.prepared what the build made ahead; only read
 * @param folders.cache where new ones are kept
 * @param limits.atOnce how many are made at the same time; more than one only where nobody else needs the processor
 * @param limits.waiting how many may wait to be made
 */
export function createMediaLibrary(
  folders: { prepared: string; cache: string },
  { atOnce = 1, waiting = 100 }: { atOnce?: number; waiting?: number } = {},
): MediaLibrary {
  const queue = boundedQueue(atOnce, waiting);
  const flights = new Map<string, Promise<Buffer>>();

  async function find(file: string): Promise<Buffer | undefined> {
    for (const folder of [folders.prepared, folders.cache]) {
      const found = await readFile(join(folder, file)).catch(() => undefined);
      if (found) return found;
    }
    return undefined;
  }
  async function make(file: string, svg: () => string, width: number, format: PictureFormat): Promise<Buffer> {
    const bytes = await queue(() => rasterise(svg(), width, format));
    // A cache that cannot be written to costs time, not the picture.
    await keep(folders.cache, file, bytes).catch(() => undefined);
    return bytes;
  }
  const drawn: MediaLibrary['drawn'] = (key, svg, width, format) => {
    const file = fileName(key, width, format);
    const known = flights.get(file);
    if (known) return known;
    const flight = find(file)
      .then((found) => found ?? make(file, svg, width, format))
      .finally(() => flights.delete(file));
    flights.set(file, flight);
    return flight;
  };
  return {
    drawn,
    bytes: (scene, width, format) => drawn(versionOf(scene), () => draw(scene).svg, width, format),
  };
}

/** The file that a scene's picture is kept in, in either folder. */
export function pictureFile(scene: SceneEntry, width: number, format: PictureFormat): string {
  return fileName(versionOf(scene), width, format);
}

function fileName(key: string, width: number, format: PictureFormat): string {
  return `${key}-${width}.${format}`;
}

async function keep(folder: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${crypto.randomUUID()}`);
  await writeFile(draft, bytes);
  await rename(draft, join(folder, file));
}
