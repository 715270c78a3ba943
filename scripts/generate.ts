// `pnpm generate`: writes every file that is written from code, in the order in which one needs another. `pnpm test` says
// so when one is stale. Look at the difference before you commit it.
import { join } from 'node:path';
import { runCommand } from './lib/children.ts';
import { root } from './lib/workspace.ts';

const source = '--conditions=@myler/source';
const site = join(root, 'apps/site');

const steps: { writes: string; run: string[]; cwd?: string; env?: Record<string, string> }[] = [
  // Counts the hotels and writes the route tree as well.
  { writes: 'what is built', run: ['scripts/build.mjs'] },
  { writes: 'packages/*/API.md', run: ['internal/api-reference/src/main.ts'] },
  { writes: 'the sizes in packages/*/README.md', run: ['scripts/sizes.ts'] },
  { writes: 'the tables in docs', run: [source, 'scripts/tables.ts'] },
  {
    writes: 'apps/site/e2e/page-weights.gen.ts',
    run: [
      join(site, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--project=sweep',
      '--workers=1',
      '--reporter=dot',
    ],
    cwd: site,
    env: { NODE_OPTIONS: source, TEST_BUDGETS: 'record' },
  },
];

for (const { writes, run, cwd = root, env = {} } of steps) {
  const { code, output } = await runCommand(process.execPath, run, {
    cwd,
    env: { ...process.env, ...env },
    quiet: true,
  });
  console.log(`${code === 0 ? '✓' : '✗'} ${writes}`);
  if (code === 0) continue;
  console.error(output);
  process.exit(code);
}
