import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What the site's build writes of each browser chunk (apps/site/dist/client-modules.json). */
interface Chunk {
  name?: string;
  isEntry: boolean;
  /** From "apps/", "packages/" or "node_modules/" on. */
  modules: string[];
  /** Chunks that come with it. */
  imports: string[];
  /** Chunks that may come later. */
  dynamicImports: string[];
}

export type Chunks = Record<string, Chunk>;

/**
 * The chunks that contain a matching module.
 *
 * @returns every chunk that does: a route may be split into several
 */
export function chunksWith(chunks: Chunks, module: RegExp): string[] {
  return Object.keys(chunks).filter((file) => chunks[file]?.modules.some((id) => module.test(id)));
}

/** Chunks and everything that they import statically. */
export function withImports(chunks: Chunks, from: string[]): Set<string> {
  const all = new Set(from);
  // Iterating a set also visits items that are added meanwhile.
  for (const file of all) for (const imported of chunks[file]?.imports ?? []) all.add(imported);
  return all;
}

/** Groups of chunks that import each other, directly or not. */
export function circlesIn(chunks: Chunks): string[][] {
  const files = Object.keys(chunks);
  const comesWith = new Map(files.map((file) => [file, withImports(chunks, [file])]));
  const circles = files.map((file) =>
    files.filter((other) => comesWith.get(file)?.has(other) && comesWith.get(other)?.has(file)),
  );
  return circles.filter(([first, second], index) => second !== undefined && first === files[index]);
}

/** Transferred bytes, each file compressed separately, as it is served. */
export function brotliBytes(folder: string, files: Iterable<string>) {
  return [...files].reduce((sum, file) => sum + brotliOf(readFileSync(join(folder, file))), 0);
}

export function brotliOf(content: Buffer | string) {
  const buffer = Buffer.from(content);
  return brotliCompressSync(buffer, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length },
  }).length;
}

/** The modules among these chunks that match, with the chunk they are in. */
export function modulesIn(chunks: Chunks, files: Iterable<string>, module: RegExp) {
  return [...files].flatMap((file) =>
    (chunks[file]?.modules ?? []).filter((id) => module.test(id)).map((id) => `${id} (${file})`),
  );
}
