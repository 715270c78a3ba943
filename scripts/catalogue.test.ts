import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { members, readJson, root, type Manifest } from './lib/workspace.ts';

// The catalogue in pnpm-workspace.yaml is the one place with versions, so that no two parts of the workspace use different
// ones. Ranges of peer dependencies stay in their manifests: they say what a package supports.

/** Hosts of builds read the versions of these in the root's manifest, before anything is installed. */
const inTheManifest = new Set(['node', 'turbo']);

const { catalog, nodeVersion }: { catalog: Record<string, string>; nodeVersion: string } = parse(
  readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'),
);
const rootManifest = readJson(join(root, 'package.json')) as Manifest;

const dependencies = [{ path: 'the root', manifest: rootManifest }, ...members()].flatMap(({ path, manifest }) =>
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).map(([name, version]) => ({
    path,
    name,
    version,
  })),
);

it('every dependency has its version in the catalogue', { tags: ['asvs:15.1.2'] }, () => {
  const elsewhere = dependencies
    .filter(({ version }) => !/^(?:catalog:$|workspace:)/.test(version))
    .filter(({ path, name }) => !(path === 'the root' && inTheManifest.has(name)));
  expect(elsewhere).toEqual([]);
});

it('the Node of the workspace is the one that pnpm checks packages against', () => {
  expect(rootManifest.devDependencies?.['node']).toBe(nodeVersion);
});

it('editors use the TypeScript of the workspace', () => {
  const settings = readFileSync(join(root, '.vscode', 'settings.json'), 'utf8');
  expect(/\.pnpm\/typescript@([^/]+)\/node_modules\/typescript"/.exec(settings)?.[1]).toBe(catalog['typescript']);
});
