import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { draw, versionOf, type SceneEntry } from '../content/scene.ts';
import type { PictureFormat } from '@myler/config/pictures';
import { createLimiter } from '@myler/server/limiter';
import { boundedQueue } from '../primitives/bounded-queue.ts';
import { rasterise } from './rasterise.ts';

export interface MediaLibrary {
  /** @throws {Problem} 503 when too many pictures wait to be made */
  bytes(scene: SceneEntry, width: number, format: PictureFormat): Promise<Buffer>;
  /**
   * Any other drawing in pixels.
   *
   * @param key identifies the drawing: it changes when the drawing changes
   * @throws {Problem} 503 when too many pictures wait to be made
   */
  renderDrawing(key: string, draw: () => string, width: number, format: PictureFormat): Promise<Buffer>;
}

/**
 * Pictures in pixels. A picture that is in neither folder is rendered and kept. Simultaneous requests for a picture
 * share one rendering, and renderings wait in a queue. A file's name contains the hash of the drawing, so that a
 * changed drawing is rendered again.
 *
 * @param folders.prepared pictures from the build; it is only read
 * @param folders.cache new pictures are written here
 * @param limits.concurrency how many are rendered at the same time; more than one only if nothing else needs the processor
 * @param limits.queueSize how many may wait in the queue
 */
export function createMediaLibrary(
  folders: { prepared: string; cache: string },
  { concurrency = 1, queueSize = 100 }: { concurrency?: number; queueSize?: number } = {},
): MediaLibrary {
  const queue = boundedQueue(createLimiter({ concurrency, queueSize }));
  const pendingPictures = new Map<string, Promise<Buffer>>();

  async function find(file: string): Promise<Buffer | undefined> {
    for (const folder of [folders.prepared, folders.cache]) {
      const found = await readFile(join(folder, file)).catch(() => undefined);
      if (found) return found;
    }
    return undefined;
  }
  async function render(file: string, svg: () => string, width: number, format: PictureFormat): Promise<Buffer> {
    const bytes = await queue(() => rasterise(svg(), width, format));
    // If the cache cannot be written, the picture is still served. It is rendered again for the next request.
    await writeAtomically(folders.cache, file, bytes).catch(() => undefined);
    return bytes;
  }
  const renderDrawing: MediaLibrary['renderDrawing'] = (key, svg, width, format) => {
    const file = fileName(key, width, format);
    const existing = pendingPictures.get(file);
    if (existing) return existing;
    const pending = find(file)
      .then((found) => found ?? render(file, svg, width, format))
      .finally(() => pendingPictures.delete(file));
    pendingPictures.set(file, pending);
    return pending;
  };
  return {
    renderDrawing,
    bytes: (scene, width, format) => renderDrawing(versionOf(scene), () => draw(scene).svg, width, format),
  };
}

/** The file name of a scene's picture, in either folder. */
export function pictureFile(scene: SceneEntry, width: number, format: PictureFormat): string {
  return fileName(versionOf(scene), width, format);
}

function fileName(key: string, width: number, format: PictureFormat): string {
  return `${key}-${width}.${format}`;
}

async function writeAtomically(folder: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${crypto.randomUUID()}`);
  await writeFile(draft, bytes);
  await rename(draft, join(folder, file));
}
