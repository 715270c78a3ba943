// `pnpm exec node bench/hotel-search.mjs`: how fast the provider searches and filters among 10,000 hotels, on the embedded
// database and on PostgreSQL, from the request to the last byte of its answer. The control is a read by id in the same run.
//
// Prints milliseconds: the median, what 95 of a hundred stay below, and the same of processor time (of this process and,
// on Linux, of the database's), which other work on the machine hardly changes. Goals for 95 of a hundred: 50 on
// PostgreSQL, 100 embedded.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manyHotels, randomFrom } from './lib/many-hotels.mjs';

const HOTELS = Number(process.env.BENCH_HOTELS ?? 10_000);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 300);
const SEED = 20_261_121;
const TOKEN = 'pk_for-measuring-only-0123456789';
const source = '../apps/provider/src';

/** What people ask. */
const common = [
  'pool',
  'cots',
  'connecting rooms',
  'kids club',
  'connecting rooms alps',
  'heated pool morocco',
  'beach',
  'snow',
  'island with a kids club',
  'babies',
];

const role = process.argv[2];
if (role) await measure(role);
else {
  for (const database of ['PostgreSQL', 'PGlite']) {
    const child = fork(import.meta.filename, [database], { execArgv: ['--conditions=@myler/source'] });
    await once(child, 'exit');
  }
}

/** @param {string} database */
async function measure(database) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-hotels-'));
  const { store, stop } = await open(database, folder);
  try {
    const app = await providerOn(store);
    const hotels = await fill(store.db);
    console.log(`${database}, ${hotels.length.toLocaleString('en-GB')} hotels`);
    const used = await processorTime(store.db, database);
    const ask = (/** @type {string} */ path) => took(app, path, used);
    const random = randomFrom(SEED);
    // Pictures are drawn once, at the first answer that names them; that is measured nowhere here.
    for (let page = 1; page <= 10; page++) await ask(`/v1/hotels/?limit=100&page=${page}`);
    for (const path of ['travel-journal/articles', 'hotel-inspirations']) await ask(`/v1/${path}?limit=100`);
    for (const { id } of hotels.slice(0, 400)) await ask(`/v1/hotels/${id}`);
    await report('one hotel, the control', ask, () => `/v1/hotels/${pick(hotels, random).id}`);
    await report('search, whole words', ask, () => `/v1/hotels/search?${wordsQuery(hotels, random)}`);
    await report('search, half typed', ask, () => `/v1/hotels/search?${halfTyped(hotels, random)}`);
    await report('search, with a slip', ask, () => `/v1/hotels/search?${withSlip(hotels, random)}`);
    await report('list, no filter', ask, () => `/v1/hotels/?page=${1 + Math.floor(random() * 20)}`);
    await report('list, one to four filters', ask, () => `/v1/hotels/?${filters(random)}`);
  } finally {
    await store.close();
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} database
 * @param {string} folder
 */
async function open(database, folder) {
  const { extensions, openStore, storeOnPglite } = await import(`${source}/store/open.ts`);
  const { seed } = await import(`${source}/content/seed.ts`);
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
async function providerOn(store) {
  const { createProvider } = await import(`${source}/app.ts`);
  const { createLog } = await import(`${source}/log.ts`);
  const nothing = () => {};
  return createProvider({
    env: {
      publicOrigin: 'http://localhost',
      publishableToken: TOKEN,
      providerSecret: 'sk',
      sessionKey: 'k',
      idempotencyKey: 'i',
    },
    store,
    log: createLog('silent'),
    now: () => new Date(),
    mailWaits: nothing,
    isDraining: () => false,
  });
}

/** @param {any} db */
async function fill(db) {
  const { hotels } = await import(`${source}/store/schema.ts`);
  const { hotelRow } = await import(`${source}/hotels/row.ts`);
  const { refillSearch } = await import(`${source}/search/refill.ts`);
  const real = (await db.select({ data: hotels.data }).from(hotels)).map((/** @type {any} */ row) => row.data);
  real.sort((/** @type {any} */ a, /** @type {any} */ b) => (a.id < b.id ? -1 : 1));
  const made = manyHotels(real, HOTELS, SEED);
  await db.transaction(async (/** @type {any} */ tx) => {
    await tx.delete(hotels);
    for (let from = 0; from < made.length; from += 200)
      await tx.insert(hotels).values(made.slice(from, from + 200).map(hotelRow));
    await refillSearch(tx);
  });
  await db.execute('analyze');
  return made;
}

/**
 * How much processor time this process and the database's have used, in milliseconds.
 *
 * @param {any} db
 * @param {string} database
 * @returns {Promise<() => number>}
 */
async function processorTime(db, database) {
  const own = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  if (database === 'PGlite') return own;
  // All connections that a list of hotels takes at once are open when they have been asked for.
  const rows = await Promise.all(
    Array.from({ length: 10 }, () => db.execute('select pg_backend_pid() as pid, pg_sleep(0.2)')),
  );
  const pids = [...new Set(rows.map(([row]) => row.pid))];
  const ofDatabase = (/** @type {number} */ pid) =>
    Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  return () => pids.reduce((sum, pid) => sum + ofDatabase(pid), own());
}

/**
 * @param {any} app
 * @param {string} path
 * @param {() => number} used
 * @returns {Promise<[wall: number, processor: number]>}
 */
async function took(app, path, used) {
  const usedBefore = used();
  const begin = performance.now();
  const answer = await app.fetch(
    new Request(`http://localhost${path}`, { headers: { authorization: `Bearer ${TOKEN}` } }),
  );
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200 || byteLength === 0) throw new Error(`${path} answered ${answer.status}`);
  const wall = performance.now() - begin;
  return [wall, used() - usedBefore];
}

/**
 * @param {string} name
 * @param {(path: string) => Promise<[number, number]>} ask
 * @param {() => string} path
 */
async function report(name, ask, path) {
  for (let warm = 0; warm < 40; warm++) await ask(path());
  /** @type {{ wall: number, processor: number, asked: string }[]} */
  const times = [];
  for (let count = 0; count < REQUESTS; count++) {
    const asked = path();
    const [wall, processor] = await ask(asked);
    times.push({ wall, processor, asked });
  }
  const at = (/** @type {'wall' | 'processor'} */ of, /** @type {number} */ share) => {
    const sorted = times.map((time) => time[of]).toSorted((a, b) => a - b);
    return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1).padStart(6);
  };
  const slowest = times.reduce((worst, time) => (time.processor > worst.processor ? time : worst));
  console.log(
    `  ${name.padEnd(26)} median ${at('wall', 0.5)}  p95 ${at('wall', 0.95)}   processor: median ${at('processor', 0.5)}  p95 ${at('processor', 0.95)}   most: ${slowest.asked}`,
  );
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {() => number} random
 * @returns {T}
 */
function pick(list, random) {
  return /** @type {T} */ (list[Math.floor(random() * list.length)]);
}

/** @typedef {import('../apps/provider/src/content/entries.ts').HotelEntry} Hotel */

/**
 * Half of them common questions, half of them words out of a story.
 *
 * @param {readonly Hotel[]} hotels
 * @param {() => number} random
 */
function wordsQuery(hotels, random) {
  const words = random() < 0.5 ? pick(common, random) : storyWords(hotels, random);
  return new URLSearchParams({ q: words }).toString();
}

/**
 * @param {readonly Hotel[]} hotels
 * @param {() => number} random
 */
function halfTyped(hotels, random) {
  const word = random() < 0.5 ? pick(common, random) : pick(hotels, random).place;
  return new URLSearchParams({
    q: word.slice(0, 2 + Math.floor(random() * 4)),
    kinds: 'place,hotel,inspiration',
    limit: '9',
  }).toString();
}

/**
 * @param {readonly Hotel[]} hotels
 * @param {() => number} random
 */
function withSlip(hotels, random) {
  const word =
    storyWords(hotels, random)
      .split(' ')
      .find((candidate) => candidate.length > 5) ?? 'Seychelles';
  const at = 2 + Math.floor(random() * (word.length - 3));
  return new URLSearchParams({ q: word.slice(0, at) + word.slice(at + 1) }).toString();
}

/**
 * @param {readonly Hotel[]} hotels
 * @param {() => number} random
 */
function storyWords(hotels, random) {
  const words = pick(pick(hotels, random).story, random)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
  const at = Math.floor(random() * words.length);
  return words.slice(at, at + 1 + Math.floor(random() * 2)).join(' ');
}

/** @param {() => number} random */
function filters(random) {
  const number = (/** @type {number} */ from, /** @type {number} */ to) =>
    String(from + Math.floor(random() * (to - from + 1)));
  const all = {
    region: () => pick(['europe', 'alps-and-north', 'africa', 'indian-ocean', 'asia', 'americas'], random),
    theme: () => pick(['beach', 'island', 'snow', 'city', 'food'], random),
    month: () => number(1, 12),
    adults: () => number(1, 6),
    ages: () => Array.from({ length: Number(number(1, 3)) }, () => number(0, 16)).join(','),
    cots: () => number(1, 2),
    connecting: () => '1',
    kidsClub: () => '1',
    pool: () => '1',
    price: () => number(1, 4),
    q: () => pick(common, random),
  };
  const names = /** @type {(keyof typeof all)[]} */ (Object.keys(all));
  const query = new URLSearchParams({ sort: pick(['loved', 'name', 'price', 'price-down'], random) });
  for (let count = Number(number(1, 4)); count > 0; count--) {
    const name = pick(names, random);
    query.set(name, all[name]());
  }
  return query.toString();
}
