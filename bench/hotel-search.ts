// `pnpm bench hotel-search`: how fast the provider searches and filters among 10,000 hotels, on
// PostgreSQL and on the embedded database, from the request to the last byte of its response. The control is a read by id
// in the same run.
//
// The goal judges the 95th percentile of processor time (of this process and, on Linux, of the database's), which other
// work on the machine affects least. Beside it are the median, and the 95th percentile of elapsed time.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filterQuery, incompleteWordQuery, misspeltQuery, needsQuery, pick, wordsQuery } from './lib/hotel-queries.ts';
import type { HotelEntry } from '../apps/provider/src/content/hotel-entry.ts';
import { createRng } from '../packages/art/src/core/rng.ts';
import { generateHotels } from './lib/generate-hotels.ts';
import { atMost, type Result } from './lib/table.ts';

const HOTELS = Number(process.env.BENCH_HOTELS ?? 10_000);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 200);
const SEED = 20_261_121;
const TOKEN = 'pk_for-measuring-only-0123456789';
const source = '../apps/provider/src';
const goals = { PostgreSQL: atMost(35), PGlite: atMost(100) };

type Engine = keyof typeof goals;

// In a process of its own.
if (process.send && process.argv[2]) await measureDatabase(process.argv[2] as Engine);
/**
 * Fills both databases at once and measures them in turn.
 *
 * @param engines only these
 */
export async function hotelSearch(engines: string[] = []): Promise<Result[]> {
  const chosen = Object.keys(goals).filter((engine) => engines.length === 0 || engines.includes(engine));
  const children = chosen.map((engine) =>
    fork(import.meta.filename, [engine], { execArgv: ['--conditions=@myler/source'] }),
  );
  const filled = children.map((child) => nextMessage(child));
  const results = [];
  for (const [index, child] of children.entries()) {
    if (!(await filled[index])) continue;
    child.send('measure');
    const goal = goals[chosen[index] as Engine];
    for (const { isControl, ...result } of await nextMessage(child))
      results.push({ ...result, goal: isControl ? undefined : goal });
  }
  return results;
}

/** A child's next message; nothing if it ends instead. */
async function nextMessage(child: ChildProcess) {
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])]);
  return message;
}

async function measureDatabase(engine: Engine) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-hotels-'));
  const { store, stop } = await openDatabase(engine, folder);
  try {
    const app = await createProviderWith(store);
    const hotels = await seedHotels(store.db);
    const processorMs = await processorTime(store.db, engine);
    const send = (path: string) => timeRequest(app, path, processorMs);
    const random = createRng(SEED);
    // Pictures are drawn once, at the first response that names them. Draw them now, because this is not measured.
    for (let page = 1; page <= 10; page++) await send(`/v1/hotels/?limit=100&page=${page}`);
    for (const path of ['travel-journal/articles', 'hotel-inspirations']) await send(`/v1/${path}?limit=100`);
    for (const { id } of hotels.slice(0, 400)) await send(`/v1/hotels/${id}`);
    process.send?.('filled');
    await once(process, 'message');
    const cases: [name: string, path: () => string][] = [
      ['one hotel', () => `/v1/hotels/${pick(hotels, random).id}`],
      ['search, whole words', () => `/v1/hotels/search?${wordsQuery(hotels, random)}`],
      ['search, incomplete word', () => `/v1/hotels/search?${incompleteWordQuery(hotels, random)}`],
      ['search, with a typing error', () => `/v1/hotels/search?${misspeltQuery(hotels, random)}`],
      ['search, needs', () => `/v1/hotels/search?${needsQuery(random)}`],
      ['list, no filter', () => `/v1/hotels/?page=${1 + Math.floor(random() * 20)}`],
      ['list, one to four filters', () => `/v1/hotels/?${filterQuery(random)}`],
      ['list, filters with a search text', () => `/v1/hotels/?${filterQuery(random, { words: true })}`],
    ];
    const results = [];
    for (const [index, [name, path]] of cases.entries())
      results.push({ name: `${engine}: ${name}`, isControl: index === 0, ...(await measureRequests(send, path)) });
    const ids = await fillArticles(store.db);
    let next = 0;
    // Only pages that the smallest number of articles fills, the same ones each time.
    const articles: typeof cases = [
      ['one article', () => `/${ids[next++ % ids.length]}`],
      ['list of articles', () => `?limit=24&page=${1 + (next++ % 4)}`],
    ];
    for (const [name, path] of articles) {
      const measured = await measureRequests(send, () => `/v1/travel-journal/articles${path()}`);
      results.push({ name: `${engine}: ${name}`, isControl: true, ...measured });
    }
    process.send?.(results);
  } finally {
    await store.close();
    stop();
    rmSync(folder, { recursive: true, force: true });
    process.disconnect?.();
  }
}

type Row = { pid: number; id: string };

/** What is used here of the provider, whose modules are loaded by computed paths: it has a configuration of its own. */
interface Store {
  db: {
    select(columns: object): { from(table: unknown): Promise<{ data: HotelEntry }[]> };
    transaction(work: (tx: unknown) => Promise<void>): Promise<void>;
    /** The embedded database puts its rows into an object. */
    execute(sql: string): Promise<Row[] & { rows?: Row[] }>;
  };
  close(): Promise<void>;
}

async function openDatabase(database: Engine, folder: string): Promise<{ store: Store; stop: () => void }> {
  const { extensions, openStore, storeOnPglite } = await import(`${source}/store/open.ts`);
  const { seed } = await import(`${source}/seeding/seed.ts`);
  if (database === 'PGlite') {
    const { PGlite } = await import('../apps/provider/node_modules/@electric-sql/pglite/dist/index.js');
    return {
      store: await storeOnPglite(await PGlite.create(join(folder, 'database'), { extensions }), seed),
      stop: () => {},
    };
  }
  const { startPostgres } = await import(`${source}/testing/postgres-server.ts`);
  const server = startPostgres(folder);
  if (!server.url) throw new Error(`PostgreSQL is not measured: ${server.reason}`);
  return { store: await openStore({ dataDir: folder, databaseUrl: `${server.url}/seeded` }, seed), stop: server.stop };
}

interface App {
  fetch(request: Request): Promise<Response>;
}

async function createProviderWith(store: Store): Promise<App> {
  const { createProvider } = await import(`${source}/app.ts`);
  const { createLog } = await import('../internal/server/src/log.ts');
  const nothing = () => {};
  return createProvider({
    env: {
      publicOrigin: 'http://localhost',
      webAppUrl: 'http://localhost/app',
      publishableTokens: [TOKEN],
      providerSecrets: ['sk'],
      sessionKeys: ['k'],
      idempotencyKeys: ['i'],
      giftCardKeys: ['g'],
    },
    store,
    log: createLog({ app: 'provider', level: 'silent' }),
    now: () => new Date(),
    notifyMailQueue: nothing,
    isDraining: () => false,
  });
}

async function seedHotels(db: Store['db']) {
  const { hotels } = await import(`${source}/store/schema.ts`);
  const { reindexHotels } = await import(`${source}/hotels/reindex.ts`);
  const { reindexSearch, vacuumSearch } = await import(`${source}/search/reindex.ts`);
  const real = (await db.select({ data: hotels.data }).from(hotels)).map((row) => row.data);
  real.sort((a, b) => (a.id < b.id ? -1 : 1));
  const generated = generateHotels(real, HOTELS, createRng(SEED));
  await db.transaction(async (tx) => {
    await reindexHotels(tx, generated);
    await reindexSearch(tx);
  });
  await vacuumSearch(db);
  return generated;
}

/**
 * Copies the real articles under other ids until there are as many as hotels.
 *
 * @returns ids of a hundred of them
 */
async function fillArticles(db: Store['db']): Promise<string[]> {
  await db.execute(`
    insert into documents (kind, id, position, data)
    select kind, id || '-copy-' || n, position + n * 1000, jsonb_set(data, '{id}', to_jsonb(id || '-copy-' || n))
    from documents, generate_series(1, ${HOTELS}) n
    where kind = 'articles'
    order by n, position
    limit greatest(0, ${HOTELS} - (select count(*) from documents where kind = 'articles'))`);
  await db.execute('vacuum (analyze) documents');
  const found = await db.execute(`select id from documents where kind = 'articles' order by position limit 100`);
  return (found.rows ?? found).map(({ id }) => id);
}

/** The processor time used by this process and by the database's, in milliseconds. */
async function processorTime(db: Store['db'], database: string): Promise<() => number> {
  const processTime = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  if (database === 'PGlite') return processTime;
  // Opens all connections that a list of hotels uses at once.
  const rows = await Promise.all(
    Array.from({ length: 10 }, () => db.execute('select pg_backend_pid() as pid, pg_sleep(0.2)')),
  );
  const pids = [...new Set(rows.flatMap((found) => found.map(({ pid }) => pid)))];
  const processorOf = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  return () => pids.reduce((sum, pid) => sum + processorOf(pid), processTime());
}

async function timeRequest(
  app: App,
  path: string,
  processorMs: () => number,
): Promise<[wall: number, processor: number]> {
  const processorBefore = processorMs();
  const start = performance.now();
  const response = await app.fetch(
    new Request(`http://localhost${path}`, { headers: { authorization: `Bearer ${TOKEN}` } }),
  );
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== 200 || byteLength === 0) throw new Error(`${path} answered ${response.status}`);
  const wall = performance.now() - start;
  return [wall, processorMs() - processorBefore];
}

async function measureRequests(send: (path: string) => Promise<[number, number]>, path: () => string) {
  for (let warm = 0; warm < 40; warm++) await send(path());
  const times: { wall: number; processor: number; sent: string }[] = [];
  for (let count = 0; count < REQUESTS; count++) {
    const sent = path();
    const [wall, processor] = await send(sent);
    times.push({ wall, processor, sent });
  }
  const sorted = (of: 'wall' | 'processor') => times.toSorted((a, b) => a[of] - b[of]);
  const percentile = (of: 'wall' | 'processor', share: number) =>
    sorted(of)[Math.floor((times.length - 1) * share)]?.[of] ?? 0;
  return {
    value: percentile('processor', 0.95),
    unit: 'ms of processor',
    details: `median ${percentile('processor', 0.5).toFixed(1)}, elapsed ${percentile('wall', 0.95).toFixed(1)}; slowest: ${sorted('processor').at(-1)?.sent}`,
  };
}
