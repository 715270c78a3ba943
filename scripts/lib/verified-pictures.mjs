// Records pictures of stories that matched on this machine, so that they are compared again only when a dependency
// changes. The folder is ignored by Git: a clean clone compares every picture.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readJson } from './workspace.mjs';

/**
 * @typedef {object} VerifiedFile what was true when the pictures of one story file matched
 * @property {string} environment
 * @property {Record<string, string>} sources hash by path, of the story file and of everything it imports
 * @property {Record<string, string>} pictures hash by name, of the baselines
 */

/**
 * @param {object} options
 * @param {string} options.root paths are kept relative to it, so that a moved clone keeps what it knows
 * @param {string} options.folder where the records go
 * @param {string} options.environment whatever decides about pictures and is in no story's imports: browser, fonts, tools
 * @param {(picture: string) => string} options.pathOf a picture's baseline
 */
export function verifiedPictures({ root, folder, environment, pathOf }) {
  const startedAt = Date.now();
  const recordOf = (/** @type {string} */ storyFile) =>
    join(folder, `${createHash('sha256').update(relative(root, storyFile)).digest('hex').slice(0, 16)}.json`);

  return {
    /**
     * @param {string} storyFile absolute
     * @returns {string[]} the pictures that matched with these very sources, in this environment, with these baselines
     */
    of(storyFile) {
      const record = readRecord(recordOf(storyFile));
      if (record?.environment !== environment) return [];
      if (Object.entries(record.sources).some(([path, hash]) => hashOf(join(root, path)) !== hash)) return [];
      return Object.entries(record.pictures).flatMap(([name, hash]) => (hashOf(pathOf(name)) === hash ? [name] : []));
    },

    /**
     * Records matching pictures, in addition to earlier ones with the same sources. Records nothing when a source was
     * saved after the run began, because the browser may have shown its earlier content.
     *
     * @param {string} storyFile absolute
     * @param {readonly string[]} dependencies absolute: what the story file imports, directly or not
     * @param {readonly string[]} pictures
     */
    add(storyFile, dependencies, pictures) {
      const files = [...new Set([storyFile, ...dependencies])].sort();
      if (files.some((file) => modifiedAt(file) >= startedAt)) return;
      const sources = Object.fromEntries(files.map((file) => [relative(root, file), hashOf(file)]));
      const before = Object.fromEntries(this.of(storyFile).map((name) => [name, hashOf(pathOf(name))]));
      const now = Object.fromEntries(pictures.map((name) => [name, hashOf(pathOf(name))]));
      writeRecord(recordOf(storyFile), { environment, sources, pictures: { ...before, ...now } });
    },
  };
}

/**
 * One hash of many files, independent of their order.
 *
 * @param {string} root
 * @param {readonly string[]} files absolute
 */
export function hashOfFiles(root, files) {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(`${relative(root, file)}\n${hashOf(file)}\n`);
  return hash.digest('hex');
}

/** @type {Map<string, { modified: number, size: number, hash: string }>} */
const hashes = new Map();

/**
 * @param {string} file
 * @returns {string} 'missing' when there is none
 */
function hashOf(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return 'missing';
  const cached = hashes.get(file);
  if (cached?.modified === stats.mtimeMs && cached.size === stats.size) return cached.hash;
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  hashes.set(file, { modified: stats.mtimeMs, size: stats.size, hash });
  return hash;
}

/** @param {string} file */
const modifiedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * @param {string} path
 * @returns {VerifiedFile | undefined}
 */
function readRecord(path) {
  try {
    return /** @type {VerifiedFile} */ (readJson(path));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} path
 * @param {VerifiedFile} record
 */
function writeRecord(path, record) {
  mkdirSync(dirname(path), { recursive: true });
  // Written to a draft and renamed, so that an aborted run leaves no partial record.
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(record));
  renameSync(`${path}.${process.pid}`, path);
}
