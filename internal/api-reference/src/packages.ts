import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript-6';

/** An entry point of a package, such as `@myler/ui/button`. */
export interface EntryPoint {
  specifier: string;
  /** The absolute path of its source. */
  file: string;
}

/** A package with its entry points, in alphabetical order. */
export interface PublishedPackage {
  name: string;
  /** Absolute. */
  folder: string;
  entryPoints: EntryPoint[];
}

/** The workspace's root folder. */
const root = join(import.meta.dirname, '../../..');

/**
 * The packages of a folder, with the entry points that have types. Style sheets have none.
 *
 * @param folder whose subfolders are packages
 */
export const publishedPackages = (folder = join(root, 'packages')): PublishedPackage[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => readPackage(join(folder, name)));

function readPackage(folder: string): PublishedPackage {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string | Record<string, string>>;
  };
  const entryPoints = Object.entries(exports).flatMap(([entryPoint, target]) => {
    const source = typeof target === 'string' ? undefined : target['@myler/source'];
    if (!source || !/\.tsx?$/.test(source)) return [];
    return [{ specifier: `${name}${entryPoint.slice(1)}`, file: join(folder, source) }];
  });
  return { name, folder, entryPoints: entryPoints.toSorted((a, b) => compare(a.specifier, b.specifier)) };
}

/**
 * One program for all packages, so that what they share is parsed once. TypeScript 6, because 7 has no programming interface.
 */
export function createProgram(packages: readonly PublishedPackage[]): ts.Program {
  const settings = join(root, 'internal', 'presets', 'tsconfig.react.json');
  const { config } = ts.readConfigFile(settings, (file) => readFileSync(file, 'utf8')) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, dirname(settings));
  const files = packages.flatMap(({ entryPoints }) => entryPoints.map(({ file }) => file));
  return ts.createProgram(files, { ...options, types: [] });
}

/** Alphabetical order, the same on every machine: "Kite" before "kite". */
export const { compare } = new Intl.Collator('en', { caseFirst: 'upper' });
