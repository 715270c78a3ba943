// `pnpm exec node bench/growth.mjs`: how the cost of a request grows from 100 to 1,000 and 10,000 hotels and articles, on the
// embedded database. A page must cost the same; a search may grow with the logarithm of their number, which doubles from 100 to
// 10,000. `hotel-search.mjs` measures each number of hotels.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { hotelSearch } from './hotel-search.mjs';
import { atMost, isCommand, printTable } from './lib/table.mjs';

const COUNTS = [100, 1000, 10_000];
/** Room for what varies from run to run. */
const UNCHANGED = 1.25;

if (isCommand(import.meta)) printTable(await growth());

/** @returns {Promise<import('./lib/table.mjs').Result[]>} */
export async function growth() {
  return [...(await growthOfHotels()), ...(await growthOfArticles())];
}

/** @returns {Promise<import('./lib/table.mjs').Result[]>} */
async function growthOfHotels() {
  /** @type {Record<string, number[]>} */
  const costs = {};
  for (const count of COUNTS) {
    process.env.BENCH_HOTELS = String(count);
    for (const { name, value } of await hotelSearch(['PGlite']))
      (costs[name.replace('PGlite: ', '')] ??= []).push(value);
  }
  delete process.env.BENCH_HOTELS;
  return Object.entries(costs).map(([name, measured]) => {
    // A hundred hotels do not fill the twenty pages that lists are read at: empty pages cost less.
    const from = name.startsWith('list') ? 1 : 0;
    const limit = name.startsWith('search') ? Math.log(10_000) / Math.log(100) : UNCHANGED;
    return compare(name, 'hotels', measured, from, limit);
  });
}

/** @returns {Promise<import('./lib/table.mjs').Result[]>} */
async function growthOfArticles() {
  const child = fork(join(import.meta.dirname, 'lib/article-costs.mjs'), {
    execArgv: ['--conditions=@myler/source'],
    env: { ...process.env, BENCH_ARTICLES: COUNTS.join() },
  });
  /** @type {{ list: number, one: number }[]} */
  const measured = [];
  child.on('message', (message) => measured.push(/** @type {{ list: number, one: number }} */ (message)));
  await once(child, 'exit');
  if (measured.length < COUNTS.length) throw new Error('The articles could not be measured.');
  return [
    compare(
      'one article',
      'articles',
      measured.map(({ one }) => one),
    ),
    compare(
      'list of articles',
      'articles',
      measured.map(({ list }) => list),
    ),
  ];
}

/**
 * @param {string} name
 * @param {string} what
 * @param {number[]} costs for each of COUNTS
 * @param {number} [from] the index of the count that the last one is compared with
 * @param {number} [limit]
 * @returns {import('./lib/table.mjs').Result}
 */
function compare(name, what, costs, from = 0, limit = UNCHANGED) {
  return {
    name: `${name}, 10,000 ${what} compared with ${COUNTS[from]?.toLocaleString('en-GB')}`,
    value: (costs.at(-1) ?? Number.NaN) / (costs[from] ?? Number.NaN),
    unit: '×',
    goal: atMost(limit),
    details: `${costs.map((cost) => cost.toFixed(1)).join(', ')} ms of processor`,
  };
}
