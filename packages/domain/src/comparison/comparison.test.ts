import { expect, it } from 'vitest';
import { readMembershipCategory } from './category.ts';
import { comparison, isSameForAll, tiersOf } from './comparison.ts';

it.each(['leisure', 'corporate'] as const)('each row of %s has a cell for every card', (category) => {
  for (const { rows } of comparison[category]) {
    for (const { cells } of rows) expect(cells).toHaveLength(tiersOf(category).length);
  }
});

it('each card has everything that the smaller cards have', () => {
  for (const { rows } of Object.values(comparison).flat()) {
    for (const { label, cells } of rows) {
      const first = cells.findIndex((cell) => cell !== undefined);
      expect([label, cells.slice(first).includes(undefined)]).toEqual([label, false]);
    }
  }
});

it('five of sixteen rows are equal for every card, and eleven differ', () => {
  const rows = comparison.leisure.flatMap((group) => group.rows);
  expect(rows.filter(isSameForAll).map(({ label }) => label)).toEqual([
    'Breakfast',
    'Cot, bottle warmer, bed guard',
    'Hotels',
    'What a night costs',
    'A change of mind',
  ]);
  expect(rows.length).toBe(16);
});

it('both cards for companies are paid once, for the whole year', () => {
  const paid = comparison.corporate.flatMap(({ rows }) => rows).find(({ label }) => label === 'It is paid');
  expect(paid?.cells).toEqual(['Once, for the whole year', 'Once, for the whole year']);
});

it('an address without a tab shows the leisure cards', () => {
  expect(readMembershipCategory('corporate')).toBe('corporate');
  expect(readMembershipCategory('Leisure')).toBe('leisure');
  expect(readMembershipCategory(undefined)).toBe('leisure');
});
