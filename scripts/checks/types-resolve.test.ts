import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../lib/folder-of.ts';
import { typeProblems } from './types-resolve.ts';

const files = {
  'package/package.json': {
    name: '@myler/state',
    version: '0.1.0',
    type: 'module',
    exports: {
      './user': { types: './dist/user.d.ts', default: './dist/user.js' },
      './*.css': { types: './dist/style-sheet.d.ts', default: './dist/*.css' },
    },
  },
  'package/dist/user.js': "export { user } from './names.js';",
  'package/dist/user.d.ts': "export { user } from './names.js';",
  'package/dist/names.js': 'export const user = 1;',
  'package/dist/names.d.ts': 'export declare const user = 1;',
  'package/dist/style-sheet.d.ts': 'export {};',
  'package/dist/user.css': '',
};

function archiveWith(changed: Record<string, string | object>) {
  const folder = folderOf({ ...files, ...changed });
  execFileSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: folder });
  return join(folder, 'package.tgz');
}

it('finds no problem in a package of ES modules with types', async () => {
  expect(await typeProblems(archiveWith({}))).toEqual([]);
});

it('names an import between types that Node would not resolve', async () => {
  const found = await typeProblems(archiveWith({ 'package/dist/user.d.ts': "export { user } from './names';" }));
  expect(found).toEqual([expect.stringContaining('InternalResolutionError')]);
});

it('names an entry point without types', async () => {
  const manifest = {
    ...files['package/package.json'],
    exports: { './user': './dist/names.js', './gone': './dist/gone.js' },
  };
  expect(await typeProblems(archiveWith({ 'package/package.json': manifest }))).not.toEqual([]);
});
