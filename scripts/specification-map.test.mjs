import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasTest } from './lib/named-tests.mjs';
import { root } from './lib/workspace.mjs';

const map = readFileSync(join(root, 'docs/specification-map.md'), 'utf8');
const rows = [...map.matchAll(/^\| (?<sentence>.+?) \| \[(?<test>.+)\]\(\.\.\/(?<file>[^)]+)\) \|$/gm)].map(
  ({ groups }) => /** @type {{ sentence: string, test: string, file: string }} */ (groups),
);

it('holds every section that is about behaviour', () => {
  expect([...map.matchAll(/^## Section (\d)/gm)].map(([, section]) => section)).toEqual(['2', '4', '5', '7', '8']);
  expect(rows.length).toBeGreaterThan(40);
});

it.each(rows)('“$sentence” is held to by a test that exists', ({ test, file }) => {
  expect(hasTest({ title: test, file })).toBe(true);
});
