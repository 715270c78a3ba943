// `pnpm exec node bench/growth.ts`: how the cost of a request grows from 100 to 1,000 and 10,000 hotels and articles, on the
// embedded database. A page must cost the same; a search may grow with the logarithm of their number, which doubles from 100 to
// 10,000. `hotel-search.mjs` measures each number of hotels.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { hotelSearch } from './hotel-search.ts';
import { atMost, isCommand, printTable, type Result } from './lib/table.ts';

const COUNTS = [100, 1000, 10_000];
/** Room for what varies from run to run. */
const UNCHANGED = 1.25;

if (isCommand(import.meta)) printTable(await growth());

export async function growth(): Promise<Result[]> {
  return [...(await growthOfHotels()), ...(await growthOfArticles())];
}

async function growthOfHotels(): Promise<Result[]> {
  const costs: Record<string, number[]> = {};
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

async function growthOfArticles(): Promise<Result[]> {
  const child = fork(join(import.meta.dirname, 'lib/article-costs.mjs'), {
    execArgv: ['--conditions=@myler/source'],
    env: { ...process.env, BENCH_ARTICLES: COUNTS.join() },
  });
  const measured: { list: number; one: number }[] = [];
  child.on('message', (message) => measured.push(message as { list: number; one: number }));
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
 * @param costs for each of COUNTS
 * @param from the index of the count that the last one is compared with
 */
function compare(name: string, what: string, costs: number[], from: number = 0, limit: number = UNCHANGED): Result {
  return {
    name: `${name}, 10,000 ${what} compared with ${COUNTS[from]?.toLocaleString('en-GB')}`,
    value: (costs.at(-1) ?? Number.NaN) / (costs[from] ?? Number.NaN),
    unit: '×',
    goal: atMost(limit),
    details: `${costs.map((cost) => cost.toFixed(1)).join(', ')} ms of processor`,
  };
}
