import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of a package's exports map that is written in TypeScript. */
export interface EntryPoint {
  /** "@myler/config/dates" */
  specifier: string;
  /** The absolute path of its source. */
  file: string;
}

/** An entry with its exports at run time. */
export interface PackageEntry extends EntryPoint {
  /** By name, in alphabetical order. */
  exported: ReadonlyMap<string, unknown>;
}

/**
 * The name of a package, and its TypeScript entries in alphabetical order.
 *
 * @param folder where the package.json is
 */
export function readEntryPoints(folder: string): { name: string; entryPoints: EntryPoint[] } {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string | Record<string, string>>;
  };
  const entryPoints = Object.entries(exports)
    .map(([entryPoint, target]) => ({
      specifier: `${name}${entryPoint.slice(1)}`,
      file: join(folder, (typeof target === 'string' ? target : target['@myler/source']) ?? ''),
    }))
    .filter(({ file }) => /\.tsx?$/.test(file))
    .toSorted((a, b) => a.specifier.localeCompare(b.specifier));
  return { name, entryPoints };
}

/** Imports the source of every TypeScript entry, in alphabetical order. */
export async function packageEntries(folder: string): Promise<PackageEntry[]> {
  const entries: PackageEntry[] = [];
  for (const entry of readEntryPoints(folder).entryPoints) {
    const module = (await import(/* @vite-ignore */ entry.file)) as object;
    const exported = Object.entries(module).toSorted(([a], [b]) => a.localeCompare(b));
    entries.push({ ...entry, exported: new Map(exported) });
  }
  return entries;
}
