import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Content hashes by path, relative to the package folder. */
export type Hashes = Record<string, string>;

/** The record of a generator's run. */
interface BuildRecord {
  /** Every module that the generator loaded, and the data that it read. */
  sources: Hashes;
  /** The files that it wrote. */
  outputs: Hashes;
}

/** The result of a generator. Paths are absolute or relative to the package folder. */
export interface Generated {
  /** The files that it wrote or kept. */
  outputs: string[];
  /** Files and folders that it read; modules need not be named. */
  data?: string[];
}

/** The default export of a generator module. */
type Generator = (args: string[], previous: { isDamaged: (file: string) => boolean }) => Promise<Generated>;

const MISSING = 'missing';

/**
 * The path of a generator's record: below `node_modules`, so that it survives builds and is never committed.
 *
 * @param folder the package folder, absolute
 * @param module the generator, relative to it
 */
export function recordFile(folder: string, module: string) {
  return join(folder, 'node_modules', '.cache', 'generated', `${basename(module)}.json`);
}

/**
 * Runs a generator, unless its modules, its data and its outputs are unchanged since its last run. The list of modules
 * is recorded while they load, so nobody has to maintain it: a new import changes a file on the list. Call it once in a
 * process, before anything else loads the generator's modules, or they are missing from the record.
 *
 * @param folder the package folder, absolute
 * @param module the generator, relative to it
 * @returns whether the generator ran
 * @throws {Error} what the generator throws, or which of its outputs is missing; it runs again next time
 */
export async function makeWhenChanged(folder: string, module: string, args: string[]): Promise<boolean> {
  const file = recordFile(folder, module);
  const record = readRecord(file);
  const request = JSON.stringify(args);
  if (record && record.request === request && isUnchanged(folder, { ...record.sources, ...record.outputs })) {
    return false;
  }

  // The record also depends on this module, which writes it.
  const loaded = new Set([import.meta.filename]);
  const hooks = registerHooks({
    load(url, context, nextLoad) {
      if (url.startsWith('file:')) loaded.add(fileURLToPath(url));
      return nextLoad(url, context);
    },
  });
  const entry = resolve(folder, module);
  const { default: generate } = (await import(pathToFileURL(entry).href)) as { default: Generator };
  const isDamaged = (output: string) => {
    const path = relative(folder, resolve(folder, output));
    const hash = record?.outputs[path];
    return hash !== undefined && hash !== hashOf(folder, path);
  };
  const { outputs, data = [] } = await generate(args, { isDamaged });
  hooks.deregister();

  const next = { request, sources: hashAll(folder, [...loaded, ...data]), outputs: hashAll(folder, outputs) };
  const missing = Object.keys(next.outputs).find((path) => next.outputs[path] === MISSING);
  if (missing) throw new Error(`${module} was to write ${missing}, which is not there.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(next));
  renameSync(`${file}.${process.pid}`, file);
  return true;
}

/** @returns undefined when there is none that can be read */
export function readRecord(file: string): (BuildRecord & { request: string }) | undefined {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8'));
    return record?.sources && record.outputs ? record : undefined;
  } catch {
    return undefined;
  }
}

function isUnchanged(folder: string, hashes: Hashes) {
  return Object.entries(hashes).every(([path, hash]) => hashOf(folder, path) === hash);
}

function hashAll(folder: string, paths: Iterable<string>): Hashes {
  const relatives = [...paths].map((path) => relative(folder, resolve(folder, path)));
  return Object.fromEntries(relatives.map((path) => [path, hashOf(folder, path)]));
}

/**
 * The hash of a file's content, or of the names and contents of all files below a folder.
 *
 * @param folder what the path is relative to
 * @returns MISSING when there is nothing
 */
function hashOf(folder: string, path: string): string {
  const target = resolve(folder, path);
  const kind = statSync(target, { throwIfNoEntry: false });
  if (!kind) return MISSING;
  const hash = createHash('sha256');
  if (!kind.isDirectory()) return hash.update(readFileSync(target)).digest('hex');
  for (const name of readdirSync(target).toSorted()) hash.update(`${name}\0${hashOf(target, name)}\0`);
  return hash.digest('hex');
}
