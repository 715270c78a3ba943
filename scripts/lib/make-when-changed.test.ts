import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { folderOf } from './folder-of.ts';
import { recordFile } from './make-when-changed.ts';

const program = join(import.meta.dirname, '../make-when-changed.mjs');
let folder = '';
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** @returns how often the generator has run so far */
function make(...args: string[]): number {
  const { status, stderr } = spawnSync(process.execPath, [program, './generate.js', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return Number(read('runs'));
}

/** A package with a generator that draws one picture from a module and a folder of data, and counts its runs. */
beforeEach(() => {
  folder = folderOf({
    'package.json': { type: 'module' },
    'motif.js': `export const motif = 'castle';`,
    'data/hour.txt': 'dusk',
    'generate.js': `
      import { readFileSync, writeFileSync } from 'node:fs';
      import { motif } from './motif.js';
      export default async function generate(args, { isDamaged }) {
        writeFileSync('runs', String(Number(readFileSync('runs', 'utf8')) + 1));
        writeFileSync('damaged', String(isDamaged('picture.svg')));
        writeFileSync('picture.svg', [motif, readFileSync('data/hour.txt', 'utf8'), ...args].join(' '));
        return { outputs: ['picture.svg'], data: ['data'] };
      }`,
    runs: '0',
  });
});

it('a generator runs once when nothing changes, and again for other arguments', () => {
  expect([make(), make(), make()]).toEqual([1, 1, 1]);
  expect(make('large')).toBe(2);
  expect(read('picture.svg')).toBe('castle dusk large');
});

it('a generator runs again when a module that it imports has changed, also one that it imports since its last run', () => {
  make();
  write('shore.js', `export const shore = 'sand';`);
  write('motif.js', `import { shore } from './shore.js'; export const motif = shore;`);
  expect(make()).toBe(2);
  write('shore.js', `export const shore = 'rock';`);
  expect(make()).toBe(3);
  expect(read('picture.svg')).toBe('rock dusk');
});

it('a generator runs again when a file of its data changes, is added or is deleted', () => {
  make();
  write('data/hour.txt', 'noon');
  expect(make()).toBe(2);
  write('data/season.txt', 'winter');
  expect(make()).toBe(3);
  rmSync(join(folder, 'data/season.txt'));
  expect([make(), make()]).toEqual([4, 4]);
});

it('a generator runs again when an output is damaged or deleted, and is told so, and when its record is damaged', () => {
  make();
  write('picture.svg', 'castle du');
  expect(make()).toBe(2);
  expect([read('picture.svg'), read('damaged')]).toEqual(['castle dusk', 'true']);
  rmSync(join(folder, 'picture.svg'));
  expect(make()).toBe(3);
  write('motif.js', `export const motif = 'lagoon';`);
  expect([make(), read('damaged')]).toEqual([4, 'false']);
  const record = recordFile(folder, './generate.js');
  writeFileSync(record, readFileSync(record, 'utf8').slice(0, 40));
  expect([make(), make()]).toEqual([5, 5]);
});

it('a generator that has failed, or did not write what it announced, fails again', () => {
  make();
  write('motif.js', `export const motif = undefined; throw new Error('no motif');`);
  for (let time = 0; time < 2; time++) expect(() => make()).toThrow('no motif');
  write('generate.js', `export default async () => ({ outputs: ['map.svg'] });`);
  expect(() => make()).toThrow('map.svg');
});
