// `pnpm engines [chromium|firefox|webkit…]`: runs the main journeys in these engines, or in all three. Builds what has
// changed, and installs a missing browser where it may. Other arguments go to the test runner: `pnpm engines webkit
// join -g declined`.
import { requireNode } from './lib/node-version.mjs';

requireNode('engines');

const { findWholeChromium } = await import('./find-chromium.mjs');
const { findFirefox, findOpenssl, findWebkit } = await import('./find-engines.mjs');
const { runSiteTests } = await import('./lib/site-tests.mjs');

/** @type {Record<string, () => unknown>} */
const finders = { chromium: findWholeChromium, firefox: findFirefox, webkit: findWebkit };

const args = process.argv.slice(2);
const named = args.filter((word) => word in finders);
const engines = named.length > 0 ? named : Object.keys(finders);

for (const find of [findOpenssl, ...engines.map((engine) => finders[engine])]) {
  try {
    // Before any build, because a missing browser should be reported immediately.
    await find?.();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

process.exit(
  await runSiteTests(['--config=playwright.engines.config.ts', ...args.filter((word) => !(word in finders))], {
    ENGINES: engines.join(),
  }),
);
