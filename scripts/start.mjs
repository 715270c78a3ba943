// `pnpm start`: builds what has changed and serves the production site on one origin (PORT, 3000), with the reference
// provider beside it unless PROVIDER_URL names another. Ctrl-C stops all of it.
import { join } from 'node:path';
import { runNode } from './lib/children.mjs';
import { requireNode } from './lib/node-version.mjs';
import { runTurbo } from './lib/turbo.mjs';
import { root } from './lib/workspace.mjs';

requireNode('start');

const apps = ['site', 'proxy', 'provider'];
console.log('Building what has changed…');
const { code } = await runTurbo(['build', ...apps.map((app) => `--filter=@myler/${app}`)], { quiet: true });
if (code !== 0) {
  console.error('The build failed; what it said is above. Nothing was started.');
  process.exit(code);
}
process.exit(
  await runNode([join(root, 'apps', 'proxy', 'dist', 'main.js')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  }),
);
