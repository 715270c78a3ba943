import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentEntries } from '../content/files.ts';
import { hotelEntry, type HotelEntry } from '../content/hotel-entry.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { stores } from '../testing/stores.ts';
import { reindexHotels } from './reindex.ts';
import { poundsOf } from './to-contract.ts';

/** More hotels than a map has points. */
const many: HotelEntry[] = Array.from({ length: 12 }, (_, copy) =>
  contentEntries('hotels', hotelEntry)
    .read()
    .map((hotel) => ({ ...hotel, id: `${hotel.id}-${copy}`, keptBy: hotel.keptBy + copy })),
).flat();

const byId = (a: HotelEntry, b: HotelEntry) => (a.id < b.id ? -1 : 1);
const byLove = many.toSorted((a, b) => b.keptBy - a.keptBy || byId(a, b)).map(({ id }) => id);
const byPriceDown = many.toSorted((a, b) => poundsOf(b) - poundsOf(a) || byId(a, b)).map(({ id }) => id);

describe.each(stores)('a list of very many hotels, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
    await provider.store.db.transaction((tx) => reindexHotels(tx, many));
  });
  afterAll(() => provider.close());

  it('shows the five hundred most loved on the map, and counts all', async () => {
    const { points, total } = await provider.website.call('hotels', { query: {} });
    expect(many.length).toBeGreaterThan(500);
    expect(total).toBe(many.length);
    expect(points.map(({ id }) => id)).toEqual(byLove.slice(0, 500));
    const [{ id, name, place, coordinates }] = many as [HotelEntry];
    const filtered = await provider.website.call('hotels', { query: { ids: id } });
    expect(filtered.points).toEqual([{ id, name, place, coordinates }]);
  });

  it('pages through all of them in each order', async () => {
    const page = { page: 3, limit: 20 };
    const loved = await provider.website.call('hotels', { query: page });
    expect(loved.items.map(({ id }) => id)).toEqual(byLove.slice(40, 60));
    const dearest = await provider.website.call('hotels', { query: { ...page, sort: 'price-down' } });
    expect(dearest.items.map(({ id }) => id)).toEqual(byPriceDown.slice(40, 60));
  });
});
