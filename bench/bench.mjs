// `pnpm bench`: runs every benchmark, one after another, and prints one table with goals and verdicts; about three
// minutes on a quiet machine of two cores. Each benchmark is also a command of its own: see README.md.
import { hotelSearch } from './hotel-search.mjs';
import { proxyPages } from './proxy-pages.mjs';
import { proxyStart } from './proxy-start.mjs';
import { printTable } from './lib/table.mjs';

const results = [...(await proxyPages()), ...(await proxyStart()), ...(await hotelSearch())];
printTable(results);
if (results.some(({ value, goal }) => goal && !goal.isMet(value))) process.exitCode = 1;
