import { expect, it } from 'vitest';
import { partRows } from './part-rows.ts';

const row = (id: string, ...cells: (string | { text: string; shown: string })[]) => ({ id, label: id, cells });

it('what differs comes first, in its order; what is alike in every column is set apart', () => {
  const { different, alike } = partRows([
    row('a', '1', '1'),
    row('b', '1', '2'),
    row('c', 'x', 'x'),
    row('d', '', 'x'),
  ]);
  expect(different.map(({ id }) => id)).toEqual(['b', 'd']);
  expect(alike.map(({ id }) => id)).toEqual(['a', 'c']);
});

it('cells are compared by their words, however they are shown', () => {
  expect(partRows([row('a', { text: '1', shown: 'one' }, { text: '1', shown: 'uno' })]).alike).toHaveLength(1);
});

it('of one thing alone nothing is alike', () => {
  expect(partRows([row('a', '1')]).different).toHaveLength(1);
});
