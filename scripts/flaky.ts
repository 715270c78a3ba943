// `pnpm flaky [words] [--shard=1/16] [--repeat-each=50]`: plays each e2e test twenty times while every core is kept busy,
// and names those that failed. A test that depends on timing fails here, and not on somebody's slower machine. All of
// them take a night; a sixteenth takes an hour. Words choose tests by their titles; options are those of Playwright.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { runCommand } from './lib/children.ts';
import { runTurbo } from './lib/turbo.ts';
import { root } from './lib/workspace.ts';

const args = process.argv.slice(2);
const words = args.filter((arg) => !arg.startsWith('-')).join(' ');
const title = words ? ['--grep', words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')] : [];
const options = [
  '--repeat-each=20',
  '--retries=0',
  '--reporter=dot',
  ...title,
  ...args.filter((arg) => arg.startsWith('-')),
];

const built = await runTurbo(['build', 'pictures']);
if (built.code !== 0) process.exit(built.code);
const busy = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
const cwd = join(root, 'apps/site');
const { code } = await runCommand(
  process.execPath,
  [join(cwd, 'node_modules/@playwright/test/cli.js'), 'test', ...options],
  {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '--conditions=@myler/source' },
  },
);
await Promise.all(busy.map((thread) => thread.terminate()));
process.exit(code);
