// `pnpm dev`: serves one origin (PORT, 3000) from source and shows saved changes; the proxy starts the provider beside
// it.
import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode('dev');

const { runNode } = await import('./lib/children.ts');
const { root } = await import('./lib/workspace.ts');
const { countHotels } = await import('./count-hotels.ts');
countHotels();

process.exit(
  await runNode(['--conditions=@myler/source', join(root, 'apps', 'proxy', 'src', 'dev', 'main.ts')], {
    cwd: root,
    env: { NODE_ENV: 'development', ...process.env },
  }),
);
