// `pnpm bench`: everything that is measured here, one after another, as one table with goals and verdicts; about three
// minutes on a quiet machine of two cores. Each measure is a command of its own too: see README.md.
import { hotelSearch } from './hotel-search.mjs';
import { proxyPages } from './proxy-pages.mjs';
import { proxyStart } from './proxy-start.mjs';
import { printTable } from './lib/table.mjs';

const results = [...(await proxyPages()), ...(await proxyStart()), ...(await hotelSearch())];
printTable(results);
if (results.some(({ value, goal }) => goal && !goal.isMet(value))) process.exitCode = 1;
