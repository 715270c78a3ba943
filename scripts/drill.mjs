// `pnpm drill [--short | --overload]`: builds what has changed, starts the product with one of each server and with two, breaks parts of
// it while visitors use it, and prints what happened. The long form writes docs/drill-results.md.
import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode('drill');

const { runCommand } = await import('./lib/children.mjs');
const { runTurbo } = await import('./lib/turbo.mjs');
const { root } = await import('./lib/workspace.mjs');

const apps = ['site', 'proxy', 'provider'].map((app) => `--filter=@myler/${app}`);
const built = await runTurbo(['build', 'pictures', ...apps], { quiet: true });
if (built.code !== 0) {
  console.error('The build failed. Its output is above. Nothing was drilled.');
  process.exit(built.code);
}

const main = join(root, 'internal/drill/src/main.ts');
const { code } = await runCommand(process.execPath, ['--conditions=@myler/source', main, ...process.argv.slice(2)], {
  cwd: root,
});
process.exit(code);
