import { describe, expect, it } from 'vitest';
import { folderOf } from '../lib/folder-of.mjs';
import { entryPointProblems, contentProblems, programEntryPoints } from './entry-points.mjs';

const manifest = {
  name: '@myler/state',
  exports: {
    './user': { '@myler/source': './src/user.ts', types: './dist/user.d.ts', default: './dist/user.js' },
    './styles.css': { '@myler/source': './src/styles.css', default: './dist/styles.css' },
    './preset.json': './preset.json',
  },
};
const files = {
  'README.md': '# State',
  'preset.json': '{}',
  'src/user.ts': '',
  'src/styles.css': '',
  'dist/user.js': '',
  'dist/user.d.ts': '',
  'dist/styles.css': '',
};

function without(/** @type {keyof typeof files} */ gone) {
  const { [gone]: _, ...rest } = files;
  return folderOf(rest);
}

describe('the check of a published package', () => {
  it('finds no problem in a package in order', () => {
    expect(entryPointProblems(folderOf(files), manifest)).toEqual([]);
    expect(contentProblems(folderOf(files))).toEqual([]);
  });

  it('requires a built file and types for every entry of exports', () => {
    expect(entryPointProblems(without('dist/user.js'), manifest)).toEqual([expect.stringContaining('./dist/user.js')]);
    expect(entryPointProblems(without('dist/user.d.ts'), manifest)).toEqual([
      expect.stringContaining('./dist/user.d.ts'),
    ]);
    expect(entryPointProblems(without('preset.json'), manifest)).toHaveLength(1);
  });

  it('names an entry of exports without types', () => {
    const bare = {
      ...manifest,
      exports: { './user': { '@myler/source': './src/user.ts', default: './dist/user.js' } },
    };
    expect(entryPointProblems(folderOf(files), bare)).toEqual([
      expect.stringContaining('needs @myler/source, types, default'),
    ]);
  });

  it('requires a README, and rejects tests and stories', () => {
    expect(contentProblems(without('README.md'))).toHaveLength(1);
    expect(contentProblems(folderOf({ ...files, 'src/user.test.ts': '' }))).toHaveLength(1);
    expect(contentProblems(folderOf({ ...files, 'src/x/User.stories.tsx': '' }))).toHaveLength(1);
  });

  it('loads only the entries of exports that are programs', () => {
    expect(programEntryPoints(manifest)).toEqual(['@myler/state/user']);
  });
});
