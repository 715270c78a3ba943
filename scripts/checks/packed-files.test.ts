import { describe, expect, it } from 'vitest';
import { folderOf } from '../lib/folder-of.ts';
import { linkProblems, mapProblems } from './packed-files.ts';

const address = 'https://github.com/myler/myler';
const workspace = () => folderOf({ 'docs/decisions/0001.md': '' });
const problemsOf = (text: string) =>
  linkProblems(folderOf({ 'README.md': text, 'sheet.jpeg': '' }), workspace(), address);

describe('the check of a README’s links', () => {
  it.each([
    '[Node](https://nodejs.org/en)',
    '[below](#styles)',
    '![Every motif](sheet.jpeg)',
    `[why](${address}/blob/main/docs/decisions/0001.md#a)`,
    '```ts\nconst a = [1](../x);\n```',
  ])('accepts %s', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it('names a link to a file that is not in the package', () => {
    expect(problemsOf('see [why](../../docs/decisions/0001.md "x")')).toEqual([
      expect.stringContaining('../../docs/decisions/0001.md, which is not in the package'),
    ]);
  });

  it('names a link to a place that the repository does not have', () => {
    expect(problemsOf(`[why](${address}/blob/main/docs/decisions/0002.md)`)).toEqual([
      expect.stringContaining('0002.md, which does not exist'),
    ]);
  });
});

describe('the check of source maps', () => {
  const files = {
    'src/a.ts': '',
    'dist/a.js': 'export {};\n//# sourceMappingURL=a.js.map',
    'dist/a.js.map': { sources: ['../src/a.ts'] },
    'dist/a.d.ts': 'export {};',
  };

  it('finds no problem in maps whose sources are in the package', () => {
    expect(mapProblems(folderOf(files))).toEqual([]);
  });

  it('names a map and a source that are not in the package', () => {
    const { 'src/a.ts': _, ...rest } = files;
    const packed = folderOf({ ...rest, 'dist/a.d.ts': '//# sourceMappingURL=a.d.ts.map' });
    expect(mapProblems(packed).toSorted()).toEqual([
      'The map of dist/a.js names ../src/a.ts, which is not in the package.',
      'dist/a.d.ts names the map a.d.ts.map, which is not in the package.',
    ]);
  });
});
