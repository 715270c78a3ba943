// The last part of `pnpm test:all chaos`, with `[--short | --overload] [--seed <number>]`: starts the built product with
// one instance of each server, and with two, breaks parts of it while visitors use it, asks more of it than it can do, and
// prints what happened.
import { parseArgs } from 'node:util';
import { drill, type DrillResult, problemsOf, tableOf } from './drill.ts';
import { faults } from './faults/faults.ts';
import { hostileFaults } from './hostile/hostile-faults.ts';
import { coresToUse } from './overload/cores.ts';
import { overload } from './overload/overload.ts';
import { overloadProblems, overloadTable } from './overload/overload-report.ts';
import { startSystem, type Topology } from './system/system.ts';
import { usualLoad } from './load/visitors.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    overload: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
});
const isShort = values.short;
const seed = values.seed === undefined ? undefined : Number(values.seed);
const topologies: Topology[] = ['one instance', 'two instances'];

const problems = [...(values.overload ? [] : await playFaults()), ...(isShort ? [] : await playOverload())];
process.exit(problems.length > 0 ? 1 : 0);

async function playFaults(): Promise<string[]> {
  const chosen = [...hostileFaults({ isShort, seed }), ...faults].filter((fault) => fault.isShort || !isShort);
  const drills: DrillResult[] = [];
  for (const topology of topologies) {
    const system = await startSystem(topology);
    try {
      drills.push(await drill(system, chosen, usualLoad, ({ fault }) => console.error(`${topology}: ${fault.name}`)));
    } finally {
      await system.close();
    }
  }
  const found = problemsOf(drills);
  return report(tableOf(drills), found, 'Nothing was lost, doubled or written down.');
}

async function playOverload(): Promise<string[]> {
  const cores = coresToUse();
  if (!cores) {
    console.log('The overload was not run: it needs taskset (Debian’s package util-linux) and two cores.');
    return process.env['CI'] === 'true' ? ['The overload was not run.'] : [];
  }
  const results = await overload(topologies, cores, ({ kind, topology }) => console.error(`${topology}: ${kind}`));
  return report(
    overloadTable(results),
    overloadProblems(results),
    'Each visitor got an answer in time, and whoever was refused was told when to come back.',
  );
}

/** Prints the results. */
function report(table: string, problems: string[], verdict: string): string[] {
  console.log(`${table}\n\n${problems.length > 0 ? problems.join('\n') : verdict}`);
  return problems;
}
