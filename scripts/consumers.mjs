// `pnpm consumers [name…]`: installs the packages in small applications outside the workspace, from a registry on this
// machine, and pays in each; without a name in all of them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode('consumers');

const { runCommand } = await import('./lib/children.mjs');
const { runTurbo } = await import('./lib/turbo.mjs');
const { root } = await import('./lib/workspace.mjs');

const applications = readdirSync(join(root, 'scripts', 'consumers'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['lib', 'shared'].includes(entry.name))
  .map(({ name }) => name);
// The first application with other versions.
const all = [...applications, 'versions'];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no consumer "${unknown.join('", "')}". There are ${all.join(', ')}.`);
  process.exit(1);
}

const filters = ['./packages/*', '@myler/site', '@myler/proxy', '@myler/provider'].map((name) => `--filter=${name}`);
const built = await runTurbo(['build', ...filters], { quiet: true });
if (built.code !== 0) process.exit(built.code);
const { code } = await runCommand(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'vitest.consumers.config.ts'],
  { cwd: root, env: { ...process.env, CONSUMERS: (asked.length > 0 ? asked : all).join() } },
);
process.exit(code);
