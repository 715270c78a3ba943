import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readRecord, recordFile } from '../../../scripts/lib/make-when-changed.ts';

const site = resolve(import.meta.dirname, '..');
const program = resolve(site, '../../scripts/make-when-changed.mjs');
const draw = () =>
  execFileSync(process.execPath, ['--conditions=@myler/source', program, 'build/draw.ts'], { cwd: site });
const record = () => readRecord(recordFile(site, 'build/draw.ts')) ?? { sources: {}, outputs: {} };

beforeAll(draw);

it('records the art, the plates, the brand, the atlas and the encoder as sources', () => {
  const sources = Object.keys(record().sources).join('\n');
  for (const source of [
    'packages/art/src/products/mark.ts',
    'packages/domain/src/map/plates.ts',
    'packages/config/src/brand.ts',
    'world-atlas/land-50m.json',
    'd3-geo/dist/d3-geo.mjs',
    /sharp-libvips-[^/]+\/versions\.json/,
  ])
    expect(sources).toMatch(source);
});

it('draws a damaged picture again, and leaves the others as they are', () => {
  const cards = ['card-gold.svg', 'card-travel.svg'].map((file) => join(site, 'src/drawn', file));
  const [gold = '', travel = ''] = cards;
  const intact = readFileSync(gold, 'utf8');
  const before = statSync(travel).mtimeMs;
  writeFileSync(gold, intact.slice(0, 500));
  draw();
  expect(readFileSync(gold, 'utf8')).toBe(intact);
  expect(statSync(travel).mtimeMs).toBe(before);
});

it('records every picture for pages and for the press kit as an output', () => {
  const outputs = Object.keys(record().outputs);
  expect(outputs.filter((file) => file.startsWith('src/drawn/'))).toHaveLength(14);
  expect(outputs).toContain('public/icon-maskable-512.png');
  expect(outputs).toContain('public/favicon.ico');
  expect(outputs).toContain('public/brand/myler-paper.png');
});
