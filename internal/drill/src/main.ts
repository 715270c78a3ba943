// `pnpm drill [--short] [--seed <number>]`: starts the built product with one instance of each server, and with two, breaks parts of it
// while visitors use it, and prints what happened. The long form writes docs/drill-results.md.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drill, type DrillResult } from './drill.ts';
import { faults } from './faults/faults.ts';
import { hostileFaults } from './hostile/hostile-faults.ts';
import { problemsOf, tableOf } from './report.ts';
import { startSystem, type Topology } from './system/system.ts';
import { usualLoad } from './load/visitors.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false }, seed: { type: 'string' } } });
const seed = values.seed === undefined ? undefined : Number(values.seed);
const isShort = values.short;
const chosen = [...hostileFaults({ isShort, seed }), ...faults].filter((fault) => fault.isShort || !isShort);
const topologies: Topology[] = ['one instance', 'two instances'];

const drills: DrillResult[] = [];
for (const topology of topologies) {
  const system = await startSystem(topology);
  try {
    drills.push(await drill(system, chosen, usualLoad, ({ fault }) => console.error(`${topology}: ${fault.name}`)));
  } finally {
    await system.close();
  }
}
const table = tableOf(drills);
const problems = problemsOf(drills);
console.log(table);
for (const problem of problems) console.log(problem);
if (!values.short) {
  const file = resolve(import.meta.dirname, '../../../docs/drill-results.md');
  writeFileSync(file, resultsPage(table, problems));
}
process.exit(problems.length > 0 ? 1 : 0);

function resultsPage(table: string, problems: string[]): string {
  const verdict =
    problems.length > 0
      ? problems.map((problem) => `- ${problem}`).join('\n')
      : 'Nothing was lost, doubled or written down.';
  return `# The last drill

Written by \`pnpm drill\` ([how](../internal/drill/README.md)). "Tried again" counts answers and broken connections after which a visitor repeated
a write. "Recovery" is the time from the repair to the last of these. The first four rows of each topology are hostile input, which breaks nothing; its
requests are counted with those of the visitors.

${table}

${verdict}
`;
}
