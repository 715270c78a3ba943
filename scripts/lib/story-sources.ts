// What decides how a story is drawn: the files and packages that it imports, directly or not.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importsOf } from '../checks/imports.ts';
import { reachedFrom } from './circles.ts';
import { members, readJson } from './workspace.ts';

export interface Sources {
  /** Absolute. */
  files: string[];
  /** "react@19.3" */
  packages: string[];
}

/**
 * A graph of imports that remembers what it has read.
 *
 * @param root the repository
 * @param isDrawn false for a module that no story test loads, and so nothing it imports
 * @returns a function that finds everything that files import, directly or not, with the files themselves. It throws when
 *   an import leads nowhere.
 */
export function sourceGraph(
  root: string,
  isDrawn: (file: string) => boolean = () => true,
): (files: readonly string[]) => Sources {
  const packages = members(root);
  const known = new Map<string, string[]>();

  return (files) => {
    const all = [...reachedFrom(files, importedBy)].sort();
    return { files: all.filter((item) => isAbsolute(item)), packages: all.filter((item) => !isAbsolute(item)) };
  };

  function importedBy(item: string): string[] {
    let imported = known.get(item);
    if (!imported) {
      imported = isAbsolute(item) && /\.(?:[cm]?[jt]sx?|css)$/.test(item) ? read(item) : [];
      known.set(item, imported);
    }
    return imported;
  }

  function read(file: string): string[] {
    const text = readFileSync(file, 'utf8');
    const imported = importsOf(file, text).filter(({ typeOnly }) => !typeOnly);
    const addresses = file.endsWith('.css') ? [...text.matchAll(/\burl\((['"]?)(?!data:|#)([^'")]+)\1\)/g)] : [];
    const globs = [...text.matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)'/g)];
    return [
      ...imported.flatMap(({ specifier }) => resolve(specifier, file)),
      ...addresses.flatMap(([, , address = '']) => resolve(address, file)),
      ...globs.flatMap(([, pattern = '']) => globSync(join(dirname(file), pattern))),
    ].filter(isDrawn);
  }

  function resolve(specifier: string, from: string): string[] {
    const path = specifier.replace(/\?.*$/, '');
    if (path.startsWith('node:')) return [];
    if (path.startsWith('.')) return [existing(join(dirname(from), path), from)];
    const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
    const member = packages.find(({ manifest }) => manifest.name === name);
    if (!member) return [packageVersion(name, from)];
    const entry = member.manifest.exports?.[`.${path.slice(name.length)}`] as Record<string, string> | undefined;
    return [existing(join(member.folder, entry?.['@myler/source'] ?? path), from)];
  }
}

function existing(path: string, from: string): string {
  if (!existsSync(path)) throw new Error(`${from} imports ${path}, and there is no such file.`);
  return path;
}

/**
 * A package with its major and minor version: another patch draws the same.
 *
 * @param from a file that may import it
 */
export function packageVersion(name: string, from: string): string {
  const manifest = findPackageJSON(name, pathToFileURL(from));
  if (!manifest) throw new Error(`${from} imports ${name}, which is not installed.`);
  const { version } = readJson(manifest) as { version: string };
  return `${name}@${version.split('.', 2).join('.')}`;
}
