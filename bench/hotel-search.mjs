// `pnpm exec node bench/hotel-search.mjs`: how fast the provider searches and filters among 10,000 hotels, on
// PostgreSQL and on the embedded database, from the request to the last byte of its response. The control is a read by id
// in the same run.
//
// The goal judges the 95th percentile of processor time (of this process and, on Linux, of the database's), which other
// work on the machine affects least. Beside it are the median, and the 95th percentile of elapsed time.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filterQuery, incompleteWordQuery, pick, misspeltQuery, wordsQuery } from './lib/hotel-queries.mjs';
import { generateHotels, randomFrom } from './lib/generate-hotels.mjs';
import { atMost, isCommand, printTable } from './lib/table.mjs';

const HOTELS = Number(process.env.BENCH_HOTELS ?? 10_000);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 200);
const SEED = 20_261_121;
const TOKEN = 'pk_for-measuring-only-0123456789';
const source = '../apps/provider/src';
const goals = { PostgreSQL: atMost(35), PGlite: atMost(100) };

/** @typedef {keyof typeof goals} Engine */

if (process.send && process.argv[2]) await measureDatabase(/** @type {Engine} */ (process.argv[2]));
else if (isCommand(import.meta)) printTable(await hotelSearch(process.argv.slice(2)));

/**
 * Fills both databases at once and measures them in turn.
 *
 * @param {string[]} [engines] only these
 * @returns {Promise<import('./lib/table.mjs').Result[]>}
 */
export async function hotelSearch(engines = []) {
  const chosen = Object.keys(goals).filter((engine) => engines.length === 0 || engines.includes(engine));
  const children = chosen.map((engine) =>
    fork(import.meta.filename, [engine], { execArgv: ['--conditions=@myler/source'] }),
  );
  const filled = children.map((child) => nextMessage(child));
  const results = [];
  for (const [index, child] of children.entries()) {
    if (!(await filled[index])) continue;
    child.send('measure');
    const goal = goals[/** @type {Engine} */ (chosen[index])];
    for (const { isControl, ...result } of await nextMessage(child))
      results.push({ ...result, goal: isControl ? undefined : goal });
  }
  return results;
}

/**
 * A child's next message; nothing if it ends instead.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
async function nextMessage(child) {
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])]);
  return message;
}

/** @param {Engine} engine */
async function measureDatabase(engine) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-hotels-'));
  const { store, stop } = await openDatabase(engine, folder);
  try {
    const app = await createProviderWith(store);
    const hotels = await seedHotels(store.db);
    const processorMs = await processorTime(store.db, engine);
    const send = (/** @type {string} */ path) => timeRequest(app, path, processorMs);
    const random = randomFrom(SEED);
    // Pictures are drawn once, at the first response that names them. Draw them now, because this is not measured.
    for (let page = 1; page <= 10; page++) await send(`/v1/hotels/?limit=100&page=${page}`);
    for (const path of ['travel-journal/articles', 'hotel-inspirations']) await send(`/v1/${path}?limit=100`);
    for (const { id } of hotels.slice(0, 400)) await send(`/v1/hotels/${id}`);
    process.send?.('filled');
    await once(process, 'message');
    /** @type {[name: string, path: () => string][]} */
    const cases = [
      ['one hotel', () => `/v1/hotels/${pick(hotels, random).id}`],
      ['search, whole words', () => `/v1/hotels/search?${wordsQuery(hotels, random)}`],
      ['search, incomplete word', () => `/v1/hotels/search?${incompleteWordQuery(hotels, random)}`],
      ['search, with a typing error', () => `/v1/hotels/search?${misspeltQuery(hotels, random)}`],
      ['list, no filter', () => `/v1/hotels/?page=${1 + Math.floor(random() * 20)}`],
      ['list, one to four filters', () => `/v1/hotels/?${filterQuery(random)}`],
      ['list, filters with a search text', () => `/v1/hotels/?${filterQuery(random, { words: true })}`],
    ];
    const results = [];
    for (const [index, [name, path]] of cases.entries())
      results.push({ name: `${engine}: ${name}`, isControl: index === 0, ...(await measureRequests(send, path)) });
    process.send?.(results);
  } finally {
    await store.close();
    stop();
    rmSync(folder, { recursive: true, force: true });
    process.disconnect?.();
  }
}

/**
 * @param {Engine} database
 * @param {string} folder
 */
export async function openDatabase(database, folder) {
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

/** @param {any} store */
export async function createProviderWith(store) {
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

/** @param {any} db */
async function seedHotels(db) {
  const { hotels } = await import(`${source}/store/schema.ts`);
  const { reindexHotels } = await import(`${source}/hotels/reindex.ts`);
  const { reindexSearch, vacuumSearch } = await import(`${source}/search/reindex.ts`);
  const real = (await db.select({ data: hotels.data }).from(hotels)).map((/** @type {any} */ row) => row.data);
  real.sort((/** @type {any} */ a, /** @type {any} */ b) => (a.id < b.id ? -1 : 1));
  const generated = generateHotels(real, HOTELS, SEED);
  await db.transaction(async (/** @type {any} */ tx) => {
    await reindexHotels(tx, generated);
    await reindexSearch(tx);
  });
  await vacuumSearch(db);
  return generated;
}

/**
 * The processor time used by this process and by the database's, in milliseconds.
 *
 * @param {any} db
 * @param {string} database
 * @returns {Promise<() => number>}
 */
async function processorTime(db, database) {
  const processTime = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  if (database === 'PGlite') return processTime;
  // Opens all connections that a list of hotels uses at once.
  const rows = await Promise.all(
    Array.from({ length: 10 }, () => db.execute('select pg_backend_pid() as pid, pg_sleep(0.2)')),
  );
  const pids = [...new Set(rows.map(([row]) => row.pid))];
  const processorOf = (/** @type {number} */ pid) =>
    Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  return () => pids.reduce((sum, pid) => sum + processorOf(pid), processTime());
}

/**
 * @param {any} app
 * @param {string} path
 * @param {() => number} processorMs
 * @returns {Promise<[wall: number, processor: number]>}
 */
export async function timeRequest(app, path, processorMs) {
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

/**
 * @param {(path: string) => Promise<[number, number]>} send
 * @param {() => string} path
 */
export async function measureRequests(send, path) {
  for (let warm = 0; warm < 40; warm++) await send(path());
  /** @type {{ wall: number, processor: number, sent: string }[]} */
  const times = [];
  for (let count = 0; count < REQUESTS; count++) {
    const sent = path();
    const [wall, processor] = await send(sent);
    times.push({ wall, processor, sent });
  }
  const percentile = (/** @type {'wall' | 'processor'} */ of, /** @type {number} */ share) => {
    const sorted = times.map((time) => time[of]).toSorted((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  };
  const slowest = times.reduce((worst, time) => (time.processor > worst.processor ? time : worst));
  return {
    value: percentile('processor', 0.95),
    unit: 'ms of processor',
    details: `median ${percentile('processor', 0.5).toFixed(1)}, elapsed ${percentile('wall', 0.95).toFixed(1)}; slowest: ${slowest.sent}`,
  };
}
