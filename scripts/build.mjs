// `pnpm build`: every app and package, as far as it has changed.
import { requireNode } from './lib/node-version.mjs';

requireNode('build');

const { runTurbo } = await import('./lib/turbo.mjs');
const { code } = await runTurbo(['build', ...process.argv.slice(2)]);
process.exit(code);
