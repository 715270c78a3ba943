import { expect, it } from 'vitest';
import type { GatewayClient } from '@myler/api-client/gateway';
import { readHotels, readKeptHotels } from './read-hotels.ts';

/** A provider with hotels of these ids. Returns what it was asked for, too. */
function provider(ids: readonly string[]) {
  const asked: { ids?: string; page: number; limit: number }[] = [];
  const read = (async (_: 'hotels', { query }: { query: (typeof asked)[number] }) => {
    asked.push(query);
    const found = query.ids ? ids.filter((id) => query.ids?.split(',').includes(id)) : ids;
    const items = found.slice((query.page - 1) * query.limit, query.page * query.limit).map((id) => ({ id }));
    return { items, total: found.length };
  }) as unknown as GatewayClient['call'];
  return { read, asked };
}
const many = (count: number) => Array.from({ length: count }, (_, index) => `hotel-${index}`);
const idsOf = (hotels: readonly { id: string }[]) => hotels.map(({ id }) => id);

it('the hotels of a shared list are in its order, without those that no longer exist', async () => {
  const { read } = provider(['a', 'b', 'c']);
  expect(idsOf(await readHotels(read, ['c', 'gone', 'a']))).toEqual(['c', 'a']);
});

it('an empty list asks for nothing', async () => {
  const { read, asked } = provider(['a']);
  expect([await readHotels(read, []), await readKeptHotels(read, [])]).toEqual([[], []]);
  expect(asked).toEqual([]);
});

it('the hotels that a device keeps are picked from all pages of the list of all, and no request names them', async () => {
  const { read, asked } = provider(many(250));
  expect(idsOf(await readKeptHotels(read, ['hotel-240', 'hotel-3']))).toEqual(['hotel-240', 'hotel-3']);
  expect(asked.map(({ page, ids }) => [page, ids])).toEqual([
    [1, undefined],
    [2, undefined],
    [3, undefined],
  ]);
});

it('where the list of all is too long for a telephone, the hotels are asked for by their ids', async () => {
  const { read, asked } = provider(many(600));
  expect(idsOf(await readKeptHotels(read, ['hotel-599']))).toEqual(['hotel-599']);
  expect(asked.at(-1)?.ids).toBe('hotel-599');
});
