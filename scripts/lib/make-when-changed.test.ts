import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { folderOf } from './folder-of.ts';
import { recordFile } from './make-when-changed.ts';

const program = join(dirname(fileURLToPath(import.meta.url)), '..', 'make-when-changed.mjs');

/** A package with a generator that draws one picture from a module and a folder of data, and counts its runs. */
function createPackage() {
  const folder = folderOf({
    'package.json': { type: 'module' },
    'motif.js': `export const motif = 'castle';`,
    'data/hour.txt': 'dusk',
    'generate.js': `
      import { readFileSync, writeFileSync } from 'node:fs';
      import { motif } from './motif.js';
      export default async function generate(args, { isDamaged }) {
        const runs = Number(readFileSync('runs', 'utf8')) + 1;
        writeFileSync('runs', String(runs));
        writeFileSync('damaged', String(isDamaged('picture.svg')));
        writeFileSync('picture.svg', [motif, readFileSync('data/hour.txt', 'utf8'), ...args].join(' '));
        return { outputs: ['picture.svg'], data: ['data'] };
      }`,
    runs: '0',
  });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    folder,
    read,
    write: (name: string, text: string) => writeFileSync(join(folder, name), text),
    /** @returns how often the generator has run so far */
    make: (...args: string[]): number => {
      const { status, stderr } = spawnSync(process.execPath, [program, './generate.js', ...args], {
        cwd: folder,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(stderr);
      return Number(read('runs'));
    },
  };
}

it('a generator runs once when nothing changes', () => {
  const { make, read } = createPackage();
  expect([make(), make(), make()]).toEqual([1, 1, 1]);
  expect(read('picture.svg')).toBe('castle dusk');
});

it('a generator runs again when a module that it imports has changed', () => {
  const { make, read, write } = createPackage();
  make();
  write('motif.js', `export const motif = 'lagoon';`);
  expect(make()).toBe(2);
  expect(read('picture.svg')).toBe('lagoon dusk');
});

it('a generator runs again when a module that it imports since its last run has changed', () => {
  const { make, read, write } = createPackage();
  make();
  write('shore.js', `export const shore = 'sand';`);
  write('motif.js', `import { shore } from './shore.js'; export const motif = shore;`);
  expect(make()).toBe(2);
  write('shore.js', `export const shore = 'rock';`);
  expect(make()).toBe(3);
  expect(read('picture.svg')).toBe('rock dusk');
});

it('a generator runs again when a file of its data changes, is added or is deleted', () => {
  const { folder, make, write } = createPackage();
  make();
  write('data/hour.txt', 'noon');
  expect(make()).toBe(2);
  write('data/season.txt', 'winter');
  expect(make()).toBe(3);
  rmSync(join(folder, 'data/season.txt'));
  expect(make()).toBe(4);
  expect(make()).toBe(4);
});

it('a generator runs again for other arguments', () => {
  const { make, read } = createPackage();
  make('small');
  expect(make('large')).toBe(2);
  expect(read('picture.svg')).toBe('castle dusk large');
});

it('a generator runs again when an output is damaged or deleted, and is told so', () => {
  const { folder, make, read, write } = createPackage();
  make();
  write('picture.svg', 'castle du');
  expect(make()).toBe(2);
  expect([read('picture.svg'), read('damaged')]).toEqual(['castle dusk', 'true']);
  rmSync(join(folder, 'picture.svg'));
  expect(make()).toBe(3);
  write('motif.js', `export const motif = 'lagoon';`);
  expect([make(), read('damaged')]).toEqual([4, 'false']);
});

it('a generator runs again when its record is damaged', () => {
  const { folder, make } = createPackage();
  make();
  const record = recordFile(folder, './generate.js');
  writeFileSync(record, readFileSync(record, 'utf8').slice(0, 40));
  expect(make()).toBe(2);
  expect(make()).toBe(2);
});

it('a generator runs again after it has failed', () => {
  const { make, write } = createPackage();
  make();
  write('motif.js', `export const motif = undefined; throw new Error('no motif');`);
  expect(() => make()).toThrow('no motif');
  expect(() => make()).toThrow('no motif');
});

it('the command fails when the generator does not write an announced output', () => {
  const { make, write } = createPackage();
  write('generate.js', `export default async () => ({ outputs: ['map.svg'] });`);
  expect(() => make()).toThrow('map.svg');
});
