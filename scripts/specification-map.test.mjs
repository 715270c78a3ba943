import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasTest } from './lib/named-tests.mjs';
import { root } from './lib/workspace.mjs';

const map = readFileSync(join(root, 'docs/specification-map.md'), 'utf8');
const rows = [...map.matchAll(/^\| (?<sentence>.+?) \| \[(?<test>.+)\]\(\.\.\/(?<file>[^)]+)\) \|$/gm)].map(
  ({ groups }) => /** @type {{ sentence: string, test: string, file: string }} */ (groups),
);

it('docs/specification-map.md has every section, and section 2 twice', () => {
  expect([...map.matchAll(/^## Section (\d)/gm)].map(([, section]) => section)).toEqual([
    '1',
    '2',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
  ]);
  expect(rows.length).toBeGreaterThan(110);
});

it.each(rows)('“$sentence” has an existing test', ({ test, file }) => {
  expect(hasTest({ title: test, file })).toBe(true);
});
