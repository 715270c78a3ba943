import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { Member, Manifest } from '../lib/workspace.ts';

/** What a program that uses the package can notice of its package.json. Versions are raised by a release itself. */
const NOTICED = new Set([
  'type',
  'exports',
  'imports',
  'bin',
  'sideEffects',
  'engines',
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'peerDependenciesMeta',
]);

const isDevelopment = (path: string) => /\.(test|test-kit|stories|stories-kit)\.[cm]?[jt]sx?$/.test(path);

/**
 * Whether users of a package notice a change of this file: what is published except texts, and what that is built from.
 *
 * @param path below the package, with slashes
 */
export function isNoticed(path: string, { files = [] }: Manifest) {
  const folders = ['src', ...files.filter((entry) => !entry.startsWith('!') && entry !== 'dist')];
  const isInside = folders.some((entry) => path === entry || path.startsWith(`${entry}/`));
  return isInside && !isDevelopment(path) && !/\.md$|(^|\/)\./.test(path);
}

/** The part of a package.json that users notice, with the versions that the catalogue gives. */
export function noticedManifest(manifest: Manifest, catalog: Record<string, string>) {
  const noticed = Object.fromEntries(Object.entries(manifest).filter(([key]) => NOTICED.has(key)));
  return JSON.stringify(noticed, (key, value) => (value === 'catalog:' ? (catalog[key] ?? value) : value));
}

/** @param text of pnpm-workspace.yaml */
export function catalogOf(text: string): Record<string, string> {
  return parse(text)?.catalog ?? {};
}

/**
 * A hash of what users of a package notice. It depends on contents only, so that it is the same in every clone.
 *
 * @param at the workspace
 */
export function contentsOf({ folder, manifest }: Member, at: string) {
  const workspaceFile = join(at, 'pnpm-workspace.yaml');
  const catalog = existsSync(workspaceFile) ? catalogOf(readFileSync(workspaceFile, 'utf8')) : {};
  const hash = createHash('sha256').update(noticedManifest(manifest, catalog));
  const paths = globSync('**/*', { cwd: folder, exclude: ['{node_modules,dist,reports}'], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  for (const path of paths.filter((path) => isNoticed(path, manifest)).toSorted()) {
    hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex');
}
