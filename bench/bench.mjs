// `pnpm bench [names]`: runs every benchmark, or those that are named, one after another, and prints one table with goals
// and verdicts; about twenty minutes on a quiet machine of two cores. `--write` also writes it to bench/RESULTS.md, with
// what profiles.md says about missed goals.
// Each benchmark is also a command of its own: see README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { growth } from './growth.mjs';
import { hotelSearch } from './hotel-search.mjs';
import { interaction } from './interaction.mjs';
import { loading } from './loading.mjs';
import { memory } from './memory.mjs';
import { proxyPages } from './proxy-pages.mjs';
import { proxyStart } from './proxy-start.mjs';
import { formatTable, isMissed } from './lib/table.mjs';

/** @type {Record<string, () => Promise<import('./lib/table.mjs').Result[]>>} */
const benchmarks = {
  loading: () => loading(),
  interaction,
  'proxy-pages': proxyPages,
  'proxy-start': proxyStart,
  memory,
  'hotel-search': () => hotelSearch(),
  growth,
};

const { values, positionals } = parseArgs({ options: { write: { type: 'boolean' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are ${Object.keys(benchmarks).join(', ')}.`);
  process.exit(1);
}

const loadBefore = machineLoad();
/** @type {import('./lib/table.mjs').Result[]} */
const results = [];
for (const [name, run] of Object.entries(benchmarks)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.error(`Measuring ${name}.`);
  results.push(...(await run()));
}
console.log(formatTable(results));
if (values.write) writeFileSync(join(import.meta.dirname, 'RESULTS.md'), report());
if (results.some(isMissed)) process.exitCode = 1;

function report() {
  const missed = results.filter(isMissed);
  const goals = results.filter(({ goal }) => goal);
  const command = ['pnpm bench', ...positionals, '--write'].join(' ');
  return `# Goals met and missed

Written by \`${command}\` on ${new Date().toISOString().slice(0, 10)}, with ${availableParallelism()} cores and Node ${process.versions.node}.
The machine's load (one minute) was ${loadBefore} before and ${machineLoad()} after; above 1 before, compare ratios only.

**${goals.length - missed.length} of ${goals.length} goals are met.**

${formatTable(results)}

${readFileSync(join(import.meta.dirname, 'profiles.md'), 'utf8')}`;
}

function machineLoad() {
  return loadavg()[0]?.toFixed(1);
}
