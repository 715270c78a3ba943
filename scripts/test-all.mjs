// `pnpm test:all [part…] [-- arguments]`: what `pnpm test` leaves out, one part after another; parts.mjs names them, and
// `--list` prints them. A part whose program is missing fails. Arguments after `--` go to the programs of the parts:
// `pnpm test:all e2e -- --grep vietnamese`.
import { parseArgs } from 'node:util';
import { requireNode } from './lib/node-version.mjs';

requireNode('test:all', '0 passed, 1 failed');

const { parts } = await import('./parts.ts');
const { beginSteps, fail, finish, runSteps } = await import('./lib/steps.ts');

const args = process.argv.slice(2);
const end = args.includes('--') ? args.indexOf('--') : args.length;
const { values, positionals } = parseArgs({
  args: args.slice(0, end),
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !(name in parts));
if (values.list || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no part "${unknown.join('", "')}". There are:`);
  for (const [name, { proves }] of Object.entries(parts)) console.log(`${name.padEnd(12)} ${proves}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

beginSteps();
for (const [name, { tasks, needs = [], env = {} }] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  try {
    for (const find of needs) await find();
  } catch (error) {
    fail(name, error instanceof Error ? error.message : String(error));
    continue;
  }
  await runSteps(tasks, { env, args: args.slice(end) });
}
finish();
