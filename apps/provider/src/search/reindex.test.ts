import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hotelEntry } from '../content/hotel-entry.ts';
import { contentEntries } from '../content/files.ts';
import { reindexHotels } from '../hotels/reindex.ts';
import { rowsOf } from '../store/rows.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { stores } from '../testing/stores.ts';

describe.each(stores)('the search index, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  const list = (q: string) => provider.website.call('hotels', { query: { q, limit: 100 } });

  it('has an empty pending list and fresh statistics after it is filled', async () => {
    const [waiting] = await rowsOf<{ pages: number }>(
      provider.store.db,
      sql`select (gin_clean_pending_list('search_entries_by_word') + gin_clean_pending_list('search_words_alike'))::int as pages`,
    );
    expect(waiting).toEqual({ pages: 0 });
    const analysedTables = await rowsOf<{ name: string }>(
      provider.store.db,
      sql`select relname as name from pg_class where relname in ('hotels', 'hotel_sets', 'search_entries', 'search_words') and reltuples > 0`,
    );
    expect(analysedTables).toHaveLength(4);
  });

  it('finds the right hotels after hotels were replaced and before it is filled again', async () => {
    const inMorocco = (await list('morocco')).items.map(({ id }) => id);
    expect(inMorocco.length).toBeGreaterThan(1);
    const [gone, ...staying] = inMorocco;
    const hotels = contentEntries('hotels', hotelEntry).read();
    await provider.store.db.transaction((tx) =>
      reindexHotels(
        tx,
        hotels.filter(({ id }) => id !== gone),
      ),
    );
    const { items, points, total } = await list('morocco');
    expect(items.map(({ id }) => id)).toEqual(staying);
    expect(points.map(({ id }) => id)).toEqual(staying);
    expect(total).toBe(staying.length);
  });
});
