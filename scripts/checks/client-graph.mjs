import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * What the site's build writes of each browser chunk (apps/site/dist/client-modules.json).
 *
 * @typedef {object} Chunk
 * @property {string} [name]
 * @property {boolean} isEntry
 * @property {string[]} modules from "apps/", "packages/" or "node_modules/" on
 * @property {string[]} imports chunks that come with it
 * @property {string[]} dynamicImports chunks that may come later
 *
 * @typedef {Record<string, Chunk>} Chunks
 */

/**
 * The chunks that contain a matching module.
 *
 * @param {Chunks} chunks
 * @param {RegExp} module
 * @returns {string[]} every chunk that does: a route may be split into several
 */
export function chunksWith(chunks, module) {
  return Object.keys(chunks).filter((file) => chunks[file]?.modules.some((id) => module.test(id)));
}

/**
 * Chunks and everything that they import statically.
 *
 * @param {Chunks} chunks
 * @param {string[]} from
 * @returns {Set<string>}
 */
export function withImports(chunks, from) {
  const all = new Set(from);
  // Iterating a set also visits items that are added meanwhile.
  for (const file of all) for (const imported of chunks[file]?.imports ?? []) all.add(imported);
  return all;
}

/**
 * Groups of chunks that import each other, directly or not.
 *
 * @param {Chunks} chunks
 * @returns {string[][]}
 */
export function circlesIn(chunks) {
  const files = Object.keys(chunks);
  const comesWith = new Map(files.map((file) => [file, withImports(chunks, [file])]));
  const circles = files.map((file) =>
    files.filter((other) => comesWith.get(file)?.has(other) && comesWith.get(other)?.has(file)),
  );
  return circles.filter(([first, second], index) => second !== undefined && first === files[index]);
}

/**
 * Transferred bytes, each file compressed separately, as it is served.
 *
 * @param {string} folder
 * @param {Iterable<string>} files
 */
export function brotliBytes(folder, files) {
  return [...files].reduce((sum, file) => sum + brotliOf(readFileSync(join(folder, file))), 0);
}

/** @param {Buffer | string} content */
export function brotliOf(content) {
  const buffer = Buffer.from(content);
  return brotliCompressSync(buffer, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length },
  }).length;
}

/**
 * The modules among these chunks that match, with the chunk they are in.
 *
 * @param {Chunks} chunks
 * @param {Iterable<string>} files
 * @param {RegExp} module
 */
export function modulesIn(chunks, files, module) {
  return [...files].flatMap((file) =>
    (chunks[file]?.modules ?? []).filter((id) => module.test(id)).map((id) => `${id} (${file})`),
  );
}
