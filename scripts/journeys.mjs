// `pnpm journeys [words]`: every person in the table of ordinary people (`@myler/forms/people`) joins or buys a gift
// card in a browser, against the built system. With words, only tests whose title contains them run: `pnpm journeys
// vietnamese`, `pnpm journeys "buys a gift card"`. `pnpm test` runs the first few of each table.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './lib/children.mjs';
import { requireNode } from './lib/node-version.mjs';
import { runTurbo } from './lib/turbo.mjs';
import { root } from './lib/workspace.mjs';

requireNode('journeys');

const { positionals } = parseArgs({ allowPositionals: true });
const words = positionals.join(' ');

const built = await runTurbo(['build', 'pictures']);
process.exit(built.code === 0 ? await runJourneys() : built.code);

/** @returns {Promise<number>} the exit code: 0 when everybody got through */
async function runJourneys() {
  const site = join(root, 'apps', 'site');
  const grep = words ? ['--grep', words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')] : [];
  const { code } = await runCommand(
    process.execPath,
    [join(site, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', 'everybody.spec.ts', ...grep],
    { cwd: site, env: { ...process.env, NODE_OPTIONS: '--conditions=@myler/source', TEST_EVERYBODY: '1' } },
  );
  return code;
}
