// Runs in a process of its own, with an argument for each number of articles, and sends their costs to its parent.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProviderWith, measureRequests, openDatabase, timeRequest, type Store } from '../hotel-search.ts';

const PER_PAGE = 24;

const folder = mkdtempSync(join(tmpdir(), 'bench-articles-'));
const { store } = await openDatabase('PGlite', folder);
try {
  const app = await createProviderWith(store);
  const processorMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const send = (path: string) => timeRequest(app, path, processorMs);
  for (const count of (process.env.BENCH_ARTICLES ?? '').split(',').map(Number)) {
    const ids = await fillArticles(store.db, count);
    let next = 0;
    // Only pages that the smallest number of articles fills, the same ones each time.
    const list = () => `/v1/travel-journal/articles?limit=${PER_PAGE}&page=${1 + (next++ % 4)}`;
    const one = () => `/v1/travel-journal/articles/${ids[next++ % ids.length]}`;
    process.send?.({ list: (await measureRequests(send, list)).value, one: (await measureRequests(send, one)).value });
  }
} finally {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  process.disconnect?.();
}

/**
 * Copies the real articles under other ids until there are so many.
 *
 * @returns ids of a hundred of them
 */
async function fillArticles(db: Store['db'], count: number): Promise<string[]> {
  await db.execute(`
    insert into documents (kind, id, position, data)
    select kind, id || '-copy-' || n, position + n * 1000, jsonb_set(data, '{id}', to_jsonb(id || '-copy-' || n))
    from documents, generate_series(1, ${count}) n
    where kind = 'articles' and id not like '%-copy-%'
    order by n, position
    limit ${count} - (select count(*) from documents where kind = 'articles')
    on conflict do nothing`);
  await db.execute('vacuum (analyze) documents');
  const { rows } = await db.execute(`select id from documents where kind = 'articles' order by position limit 100`);
  return rows.map((row: { id: string }) => row.id);
}
