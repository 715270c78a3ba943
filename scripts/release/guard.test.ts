import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../lib/folder-of.ts';
import { members } from '../lib/workspace.ts';
import { guardPackage } from './guard.ts';

/** @param build the program that builds the package, beside what lies in dist */
const packageWith = (build: string) =>
  folderOf({
    'package.json': {
      type: 'module',
      exports: { '.': { '@myler/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' } },
      scripts: { build: 'node build.js' },
    },
    'src/index.ts': 'export const year = 2026;',
    'dist/index.js': 'export const year = 2025;',
    'build.js': `import { cpSync } from 'node:fs';\n${build}`,
  });
const copies = `cpSync('src/index.ts', 'dist/index.js');\n`;

it('a package that is published is built from its source, whatever lies in dist', async () => {
  const folder = packageWith(`${copies} cpSync('src/index.ts', 'dist/index.d.ts');`);
  expect(await guardPackage(folder)).toBeUndefined();
  expect(readFileSync(join(folder, 'dist/index.js'), 'utf8')).toContain('2026');
});

it('a package is refused if its build fails, or leaves out what an entry point names', async () => {
  expect(await guardPackage(packageWith(`throw new Error('No rain today.');`))).toMatch(
    /^Its build failed:[^]*No rain today\./,
  );
  expect(await guardPackage(packageWith(copies))).toMatch(
    /types is \.\/dist\/index\.d\.ts but the file does not exist/,
  );
});

it('each published package has the guard', () => {
  const packages = members().filter(({ kind }) => kind === 'packages');
  const guards = packages.map(({ manifest }) => manifest.scripts?.['prepublishOnly']);
  expect(new Set(guards)).toEqual(new Set(['node ../../scripts/release/guard-package.mjs']));
});
