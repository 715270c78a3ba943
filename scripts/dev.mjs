// `pnpm dev`: serves one origin (PORT, 3000) from source and shows saved changes; the proxy starts the provider beside
// it.
import { join } from 'node:path';
import { runNode } from './lib/children.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/workspace.mjs';

requireNode('dev');

const { countHotels } = await import('./count-hotels.ts');
countHotels();

process.exit(
  await runNode(['--conditions=@myler/source', join(root, 'apps', 'proxy', 'src', 'dev', 'main.ts')], {
    cwd: root,
    env: { NODE_ENV: 'development', ...process.env },
  }),
);
