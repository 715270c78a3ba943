import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { members } from '../lib/workspace.mjs';
import { guardPackage } from './guard.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'myler-guard-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param build the program that builds the package */
function packageWith(build: string) {
  const exports = {
    '.': { '@myler/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
  };
  const manifest = {
    name: '@example/a',
    version: '1.0.0',
    type: 'module',
    exports,
    scripts: { build: 'node build.js' },
  };
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'src/index.ts'), 'export const year = 2026;');
  writeFileSync(
    join(folder, 'build.js'),
    `import { cpSync, mkdirSync } from 'node:fs';\nmkdirSync('dist', { recursive: true });\n${build}`,
  );
}
const copies = `cpSync('src/index.ts', 'dist/index.js');\n`;

describe('a package that is about to be published', () => {
  it('is built from its source, whatever lies in dist', async () => {
    packageWith(`${copies} cpSync('src/index.ts', 'dist/index.d.ts');`);
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/index.js'), 'export const year = 2025;');
    expect(await guardPackage(folder)).toBeUndefined();
    expect(readFileSync(join(folder, 'dist/index.js'), 'utf8')).toContain('2026');
  });

  it('is refused if its build fails, with the output of the build', async () => {
    packageWith(`throw new Error('No rain today.');`);
    expect(await guardPackage(folder)).toMatch(/^Its build failed:[^]*No rain today\./);
  });

  it('is refused if an entry point has no built file', async () => {
    packageWith(copies);
    expect(await guardPackage(folder)).toContain('leads to ./dist/index.d.ts (types), which is not in the package');
    expect(existsSync(join(folder, 'dist/index.js'))).toBe(true);
  });
});

describe('each published package', () => {
  const published = members().filter(({ kind }) => kind === 'packages');

  it.each(published)('has the guard: $manifest.name', ({ manifest }) => {
    expect(manifest.scripts?.['prepublishOnly']).toBe('node ../../scripts/release/guard-package.mjs');
  });
});
