// `prepublishOnly` of each published package: builds the package and checks what was built, or refuses to publish. It
// runs in the package's folder, whoever calls `pnpm publish`. Building here is the only proof that `dist` belongs to
// the source: its dates say nothing after a checkout or after a cache was restored.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { requireNode } from '../lib/node-version.mjs';

requireNode('release');

const folder = process.cwd();
const { guardPackage } = await import('./guard.ts');
const root = dirname(dirname(folder));
const problem = existsSync(join(root, 'node_modules'))
  ? await guardPackage(folder)
  : 'Nothing is installed, so that it cannot be built. Run "npx --yes pnpm@12 install" in the root of the repository.';
if (problem) {
  console.error(`${basename(folder)} is not published. ${problem}`);
  process.exit(1);
}
