import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { members, readJson, root } from './lib/workspace.mjs';

// The catalogue in pnpm-workspace.yaml is the one place with versions, so that no two parts of the workspace use different
// ones. Ranges of peer dependencies stay in their manifests: they say what a package supports.

/** Hosts of builds read the versions of these in the root's manifest, before anything is installed. */
const inTheManifest = new Set(['node', 'turbo']);

/** @type {{ catalog: Record<string, string> }} */
const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
const rootManifest = /** @type {import('./lib/workspace.mjs').Manifest} */ (readJson(join(root, 'package.json')));

const dependencies = [{ path: 'the root', manifest: rootManifest }, ...members()].flatMap(({ path, manifest }) =>
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).map(([name, version]) => ({
    path,
    name,
    version,
  })),
);

it('every dependency has its version in the catalogue', () => {
  const elsewhere = dependencies
    .filter(({ version }) => !/^(?:catalog:$|workspace:)/.test(version))
    .filter(({ path, name }) => !(path === 'the root' && inTheManifest.has(name)));
  expect(elsewhere).toEqual([]);
});

it('every entry of the catalogue is used', () => {
  const used = new Set(dependencies.map(({ name }) => name));
  expect(Object.keys(catalog).filter((name) => !used.has(name))).toEqual([]);
});

it('the Node of the workspace is the one that pnpm checks packages against', () => {
  const { nodeVersion } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  expect(rootManifest.devDependencies?.['node']).toBe(nodeVersion);
});
