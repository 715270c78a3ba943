import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One entry of a package's exports map, with its exports at run time. */
export interface PackageEntry {
  /** "@myler/config/dates" */
  specifier: string;
  /** By name, in alphabetical order. */
  exported: ReadonlyMap<string, unknown>;
}

/**
 * Imports the source of every TypeScript entry, in alphabetical order.
 *
 * @param folder where the package.json is
 */
export async function packageEntries(folder: string): Promise<PackageEntry[]> {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string | Record<string, string>>;
  };
  const entryPoints = Object.entries(exports)
    .map(([entryPoint, target]) => ({
      entryPoint,
      file: typeof target === 'string' ? target : target['@myler/source'],
    }))
    .filter((entry): entry is { entryPoint: string; file: string } => /\.tsx?$/.test(entry.file ?? ''))
    .toSorted((a, b) => a.entryPoint.localeCompare(b.entryPoint));
  const entries: PackageEntry[] = [];
  for (const { entryPoint, file } of entryPoints) {
    const module = (await import(/* @vite-ignore */ join(folder, file))) as object;
    const exported = Object.entries(module).toSorted(([a], [b]) => a.localeCompare(b));
    entries.push({ specifier: `${name}${entryPoint.slice(1)}`, exported: new Map(exported) });
  }
  return entries;
}

/**
 * All names that a package exports at run time, by entry, in alphabetical order. A test compares this text with a file,
 * so that each change of the API is a line in a diff (`vitest run --update` updates the file).
 *
 * @param folder where the package.json is
 */
export async function publicSurface(folder: string): Promise<string> {
  const entries = await packageEntries(folder);
  const lines = entries.flatMap(({ specifier, exported }) => [
    specifier,
    ...Array.from(exported.keys(), (name) => `  ${name}`),
  ]);
  return `${lines.join('\n')}\n`;
}
