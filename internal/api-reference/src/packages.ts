import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readEntryPoints, type EntryPoint } from '@myler/presets/surface';
import ts from 'typescript-6';

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
    .map((name) => ({ folder: join(folder, name), ...readEntryPoints(join(folder, name)) }));

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
