// `pnpm start`: builds what has changed and serves the production site on one origin (PORT, 3000), with the reference
// provider beside it unless PROVIDER_URL names another. Ctrl-C stops everything.
import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode('start');

// An old Node cannot read these.
const { runInBackground, runNode } = await import('./lib/children.ts');
const { runTurbo } = await import('./lib/turbo.ts');
const { root } = await import('./lib/workspace.ts');
const { countHotels } = await import('./count-hotels.ts');
countHotels();

const apps = ['site', 'proxy', ...(process.env['PROVIDER_URL'] ? [] : ['provider'])];
console.log('Building what has changed…');
// The first page does not wait for the pictures: the provider makes a picture that is requested before it exists.
if (apps.includes('provider')) makePictures();
const { code } = await runTurbo(['build', ...apps.map((app) => `--filter=@myler/${app}`)], { quiet: true });
if (code !== 0) {
  console.error('The build failed. Its output is above. Nothing was started.');
  process.exit(code);
}
process.exit(
  await runNode([join(root, 'apps', 'proxy', 'dist', 'main.js')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  }),
);

/** Makes the pictures of the home page with low priority, so that the build and the servers come first. */
function makePictures() {
  runInBackground(
    [
      '--conditions=@myler/source',
      join(root, 'scripts', 'make-when-changed.mjs'),
      '--background',
      'scripts/home-pictures.ts',
      'dist/media',
    ],
    {
      cwd: join(root, 'apps', 'provider'),
      onFailure: (output) => console.error(`${output}\nPictures are made when somebody asks for them.`),
    },
  );
}
