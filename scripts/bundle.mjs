// `pnpm bundle`: builds what has changed and puts what production needs into `dist/bundle`, which starts with Node alone,
// from any place.
import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode('bundle');

const { countHotels } = await import('./count-hotels.ts');
const { makeBundle } = await import('./lib/make-bundle.ts');
const { writeSbom } = await import('./lib/write-sbom.ts');
const { runTurbo } = await import('./lib/turbo.ts');
const { root } = await import('./lib/workspace.ts');

countHotels();
const apps = ['site', 'proxy', 'provider'].map((app) => `--filter=@myler/${app}`);
const { code } = await runTurbo(['build', 'pictures', ...apps], { quiet: true });
if (code !== 0) {
  console.error('The build failed. Its output is above. No bundle was made.');
  process.exit(code);
}

const folder = join(root, 'dist', 'bundle');
const files = await makeBundle(folder);
await writeSbom(folder);
const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
console.log(`${(bytes / 1e6).toFixed(2)} MB in dist/bundle, ${files.length} files`);
console.log(`\nStart it with Node ${process.versions.node}: node dist/bundle/apps/proxy/dist/main.js`);
