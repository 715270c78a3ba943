// `pnpm bench growth`: how the cost of a request grows from 100 to 1,000 and 10,000 hotels and articles, on the
// embedded database. A page must cost the same; a search may grow with the logarithm of their number, which doubles from 100 to
// 10,000. `hotel-search.ts` measures each number of them.
import { hotelSearch } from './hotel-search.ts';
import { atMost, type Result } from './lib/table.ts';

const COUNTS = [100, 1000, 10_000];
/** Room for what varies from run to run. */
const UNCHANGED = 1.25;

export async function growth(): Promise<Result[]> {
  const costs: Record<string, number[]> = {};
  for (const count of COUNTS) {
    process.env.BENCH_HOTELS = String(count);
    for (const { name, value } of await hotelSearch(['PGlite']))
      (costs[name.replace('PGlite: ', '')] ??= []).push(value);
  }
  delete process.env.BENCH_HOTELS;
  return Object.entries(costs).map(([name, measured]) => {
    // A hundred hotels do not fill the twenty pages that lists are read at: empty pages cost less.
    const from = name.startsWith('list,') ? 1 : 0;
    const what = name.includes('article') ? 'articles' : 'hotels';
    return {
      name: `${name}, 10,000 ${what} compared with ${COUNTS[from]?.toLocaleString('en-GB')}`,
      value: (measured.at(-1) ?? Number.NaN) / (measured[from] ?? Number.NaN),
      unit: '×',
      goal: atMost(name.startsWith('search') ? Math.log(10_000) / Math.log(100) : UNCHANGED),
      details: `${measured.map((cost) => cost.toFixed(1)).join(', ')} ms of processor`,
    };
  });
}
