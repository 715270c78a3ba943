import { expect, it } from 'vitest';
import { sourcesByPlace } from './make-bundle.ts';

const pnpm = (folder: string, file: string) => `node_modules/.pnpm/${folder}/node_modules/${file}`;

it('packages are in one flat folder, the files of apps keep their place, and two versions of a package are an error', () => {
  const sharp = pnpm('sharp@0.35.5', 'sharp/dist/index.mjs');
  const server = 'apps/proxy/dist/main.js';
  expect([...sourcesByPlace([server, sharp, server])]).toEqual([
    [server, server],
    ['node_modules/sharp/dist/index.mjs', sharp],
  ]);
  // The manifests of apps name dependencies that are not in the bundle.
  expect(sourcesByPlace(['apps/proxy/package.json']).size).toBe(0);
  const files = ['7.8.6', '6.3.1'].map((version) => pnpm(`semver@${version}`, 'semver/index.js'));
  expect(() => sourcesByPlace(files)).toThrow(/semver@7\.8\.6[\s\S]*semver@6\.3\.1/);
});
