// `pnpm build`: every app and package, and the pictures of the home page, as far as they have changed.
import { requireNode } from './lib/node-version.mjs';

requireNode('build');

const { countHotels } = await import('./count-hotels.ts');
countHotels();

const { runTurbo } = await import('./lib/turbo.ts');
const { code } = await runTurbo(['build', 'pictures', ...process.argv.slice(2)]);
process.exit(code);
