import { expect, it } from 'vitest';
import { comparison, isAlike, readCategory, tiersOf } from './comparison.ts';

it.each(['leisure', 'corporate'] as const)('each line of %s says something of every card', (category) => {
  for (const { rows } of comparison[category]) {
    for (const { cells } of rows) expect(cells).toHaveLength(tiersOf(category).length);
  }
});

it('each card adds to the one before: nothing that a smaller one has is missing from a larger', () => {
  for (const { rows } of Object.values(comparison).flat()) {
    for (const { label, cells } of rows) {
      const first = cells.findIndex((cell) => cell !== undefined);
      expect([label, cells.slice(first).includes(undefined)]).toEqual([label, false]);
    }
  }
});

it('what differs is more than what does not, and both exist', () => {
  const rows = comparison.leisure.flatMap((group) => group.rows);
  expect(rows.filter(isAlike).map(({ label }) => label)).toEqual([
    'Breakfast',
    'Cot, bottle warmer, bed guard',
    'Hotels',
    'What a night costs',
    'A change of mind',
  ]);
  expect(rows.length).toBe(14);
});

it('both cards for companies are paid as the others are: once, for the whole year', () => {
  const paid = comparison.corporate.flatMap(({ rows }) => rows).find(({ label }) => label === 'It is paid');
  expect(paid?.cells).toEqual(['Once, for the whole year', 'Once, for the whole year']);
});

it('an address that names no tab is leisure’s', () => {
  expect(readCategory('corporate')).toBe('corporate');
  expect(readCategory('Leisure')).toBe('leisure');
  expect(readCategory(undefined)).toBe('leisure');
});
