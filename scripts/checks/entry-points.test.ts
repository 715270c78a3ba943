import { describe, expect, it } from 'vitest';
import { folderOf } from '../lib/folder-of.ts';
import {
  entryPointProblems,
  contentProblems,
  programEntryPoints,
  styleImportProblems,
  styleSheetEntryPoints,
} from './entry-points.ts';

const manifest = {
  name: '@myler/state',
  exports: {
    './user': { '@myler/source': './src/user.ts', types: './dist/user.d.ts', default: './dist/user.js' },
    './styles.css': {
      types: './dist/style-sheet.d.ts',
      '@myler/source': './src/styles.css',
      default: './dist/styles.css',
    },
    './*.css': { types: './dist/style-sheet.d.ts', default: './dist/*.css' },
    './preset.json': './preset.json',
  },
};
const files = {
  'README.md': '# State',
  'API.md': '# State: API reference',
  LICENSE: 'All rights reserved.',
  'preset.json': '{}',
  'src/user.ts': '',
  'src/styles.css': '',
  'dist/user.js': '',
  'dist/user.d.ts': '',
  'dist/style-sheet.d.ts': '',
  'dist/styles.css': '',
  'dist/user.css': '',
};

function without(gone: keyof typeof files) {
  const { [gone]: _, ...rest } = files;
  return folderOf(rest);
}

describe('the check of a published package', () => {
  it('finds no problem in a package in order', () => {
    expect(entryPointProblems(folderOf(files), manifest)).toEqual([]);
    expect(contentProblems(folderOf(files), folderOf({}))).toEqual([]);
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

  it('requires a README, a licence and the changelog if there is one, and rejects tests and stories', () => {
    expect(contentProblems(without('README.md'), folderOf({}))).toHaveLength(1);
    expect(contentProblems(without('LICENSE'), folderOf({}))).toHaveLength(1);
    expect(contentProblems(without('API.md'), folderOf({}))).toHaveLength(1);
    expect(contentProblems(folderOf(files), folderOf({ 'CHANGELOG.md': '' }))).toEqual(['There is no CHANGELOG.md.']);
    expect(contentProblems(folderOf({ ...files, 'src/user.test.ts': '' }), folderOf({}))).toHaveLength(1);
    expect(contentProblems(folderOf({ ...files, 'src/x/User.stories.tsx': '' }), folderOf({}))).toHaveLength(1);
  });

  it('requires a file for a pattern', () => {
    const { 'dist/styles.css': _, 'dist/user.css': __, ...rest } = files;
    expect(entryPointProblems(folderOf(rest), manifest)).toEqual([
      expect.stringContaining('"./styles.css" leads to'),
      expect.stringContaining('"./*.css" leads to'),
    ]);
  });

  it('rejects a built module that imports a style sheet', () => {
    const withImport = (text: string) => styleImportProblems(folderOf({ ...files, 'dist/user.js': text }));
    expect(withImport("const file = 'user.css';")).toEqual([]);
    for (const text of ["import './user.css';", 'import styles from"../user.css"', 'await import("./user.css")']) {
      expect(withImport(text)).toEqual([expect.stringContaining('dist/user.js imports a style sheet')]);
    }
  });

  it('finds the style sheets that an application can import', () => {
    const folder = folderOf(files);
    expect(styleSheetEntryPoints(folder, manifest)).toEqual(['@myler/state/styles.css', '@myler/state/user.css']);
    expect(styleSheetEntryPoints(folder, { name: '@myler/art' })).toEqual([]);
  });

  it('loads only the entries of exports that are programs', () => {
    expect(programEntryPoints(manifest)).toEqual(['@myler/state/user']);
  });
});
