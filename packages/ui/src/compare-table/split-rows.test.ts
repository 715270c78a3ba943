import { expect, it } from 'vitest';
import { splitRows } from './split-rows.ts';

const row = (id: string, ...cells: (string | { text: string; shown: string })[]) => ({ id, label: id, cells });

it('rows that differ keep their order, and rows that are the same in every column are separate', () => {
  const { different, alike } = splitRows([
    row('a', '1', '1'),
    row('b', '1', '2'),
    row('c', 'x', 'x'),
    row('d', '', 'x'),
  ]);
  expect(different.map(({ id }) => id)).toEqual(['b', 'd']);
  expect(alike.map(({ id }) => id)).toEqual(['a', 'c']);
});

it('cells are compared by their text, however they are rendered', () => {
  expect(splitRows([row('a', { text: '1', shown: 'one' }, { text: '1', shown: 'uno' })]).alike).toHaveLength(1);
});

it('a row of a single column counts as different', () => {
  expect(splitRows([row('a', '1')]).different).toHaveLength(1);
});
