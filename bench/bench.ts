// `pnpm bench [names]`: runs every benchmark, or those that are named, one after another, and prints one table with goals
// and verdicts; about twenty minutes on a quiet machine of two cores. `--write` also writes it to bench/RESULTS.md.
// `--runs 3` measures everything three times: a goal is met when each run meets it. RESULTS.md is written after each run, so that an interruption loses only the last one.
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { growth } from './growth.ts';
import { hotelSearch } from './hotel-search.ts';
import { interaction } from './interaction.ts';
import { loading } from './loading.ts';
import { proxy } from './proxy.ts';
import { rendering } from './rendering.ts';
import { formatTable, isMissed, ofAllRuns, type Result } from './lib/table.ts';

const benchmarks: Record<string, () => Promise<Result[]>> = {
  loading,
  interaction,
  proxy,
  rendering,
  'hotel-search': () => hotelSearch(),
  growth,
};

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' }, runs: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are ${Object.keys(benchmarks).join(', ')}.`);
  process.exit(1);
}

const runs = Number(values.runs);
const loads = [machineLoad()];
const results: Result[][] = [];
while (results.length < runs) {
  results.push(await measureAll());
  loads.push(machineLoad());
  if (values.write) writeFileSync(join(import.meta.dirname, 'RESULTS.md'), report());
}
console.log(formatTable(ofAllRuns(results)));
if (results.flat().some(isMissed)) process.exitCode = 1;

async function measureAll() {
  const measured: Result[] = [];
  for (const [name, run] of Object.entries(benchmarks)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.error(`Measuring ${name}.`);
    measured.push(...(await run()));
  }
  return measured;
}

function report() {
  const judged = ofAllRuns(results).filter(({ goal }) => goal);
  const met = judged.filter((result) => !isMissed(result));
  const command = ['pnpm bench', ...positionals, ...(runs > 1 ? [`--runs ${runs}`] : []), '--write'].join(' ');
  return `# Goals met and missed

Written by \`${command}\` on ${new Date().toISOString().slice(0, 10)}, with ${availableParallelism()} cores and Node ${process.versions.node}.
The machine's load (one minute) before and after each run: ${loads.join(', ')}. Above 2, compare ratios only.

**${met.length} of ${judged.length} goals are met${results.length > 1 ? ` in each of ${results.length} runs` : ''}.**

These are missed; \`pnpm bench\` prints all. [What stands in the way](profiles.md).

${formatTable(judged.filter((result) => isMissed(result)))}
`;
}

function machineLoad() {
  return loadavg()[0]?.toFixed(1);
}
