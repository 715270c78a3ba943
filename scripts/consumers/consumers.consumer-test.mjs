import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunchOptions } from '../find-chromium.mjs';
import { startProduct } from '../lib/start-product.mjs';
import { root } from '../lib/workspace.mjs';
import { createApplication } from './lib/application.mjs';
import { registryWithOurPackages, sharedRanges } from './lib/registry.mjs';
import { visit } from './lib/visit.mjs';

// `pnpm consumers` builds what this needs and says which applications to play. `pnpm test` plays the first one, and only
// its development server, where React and the bundler warn.

const isShort = !process.env['CONSUMERS'];
const asked = (process.env['CONSUMERS'] ?? 'vite-react').split(',');
const servers = isShort ? ['dev'] : ['dev', 'preview'];

const dataDir = mkdtempSync(join(tmpdir(), 'myler-consumers-'));
/** @type {import('../release/registry.test-kit.mjs').Registry} */
let registry;
/** @type {Awaited<ReturnType<typeof startProduct>>} */
let product;
/** @type {import('playwright').Browser} */
let browser;

beforeAll(async () => {
  [registry, product, browser] = await Promise.all([
    registryWithOurPackages(),
    startProduct(root, dataDir),
    chromiumLaunchOptions().then((options) => chromium.launch(options)),
  ]);
});
afterAll(async () => {
  await Promise.all([registry?.stop(), product?.stop(), browser?.close()]);
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * An application that is installed before the tests of its group.
 *
 * @param {Parameters<typeof createApplication>[0]} name
 * @param {Parameters<typeof createApplication>[3] | (() => Promise<Parameters<typeof createApplication>[3]>)} options
 */
function installed(name, options = {}) {
  /** @type {import('./lib/application.mjs').Application} */
  let application;
  beforeAll(async () => {
    const given = typeof options === 'function' ? await options() : options;
    application = createApplication(name, registry.url, product.origin, given);
    const { isFine, output } = await application.install();
    expect(isFine, output).toBe(true);
  });
  afterAll(() => application?.dispose());

  return {
    typeChecks: () =>
      it('type-checks', async () => {
        const { isFine, output } = await application.run('types');
        expect(isFine, output).toBe(true);
      }),
    builds: () =>
      it('builds', async () => {
        const { isFine, output } = await application.run('build');
        expect(isFine, output).toBe(true);
      }),
    /**
     * @param {string} script a server of the application
     * @param {{ isRendered?: boolean }} [expected] isRendered: the server renders the page
     */
    isPaidBehind: (script, { isRendered = false } = {}) =>
      it(`a visitor pays, behind "${script}"`, async () => {
        const server = await application.serve(script);
        try {
          const page = await (await fetch(server.origin)).text();
          expect(page.includes('The Gold card'), page).toBe(isRendered);
          expect(await visit(browser, server.origin), server.output()).toEqual([]);
        } finally {
          await server.stop();
        }
      }),
  };
}

/**
 * @param {string} name
 * @param {{ manager?: 'npm' | 'pnpm', isRendered?: boolean }} [options] isRendered: on a server
 */
function playAll(name, { manager = 'pnpm', isRendered = true } = {}) {
  const application = installed(name, { manager });
  application.typeChecks();
  application.builds();
  for (const script of servers) application.isPaidBehind(script, { isRendered });
}

/** The first application, with other versions. */
function playVersions() {
  for (const typescript of ['5.9.3', '6.0.3', '7.0.2']) {
    describe(`TypeScript ${typescript}`, () => {
      installed('vite-react', { versions: { typescript } }).typeChecks();
    });
  }
  for (const [words, versionOf] of /** @type {const} */ ([
    ['newest', (/** @type {string} */ range) => range],
    ['oldest', (/** @type {string} */ range) => range.replace('^', '')],
  ])) {
    describe(`the ${words} version of each range that the packages publish`, () => {
      const application = installed('vite-react', async () => {
        const ranges = Object.entries(await sharedRanges(registry));
        return { versions: Object.fromEntries(ranges.map(([name, range]) => [name, versionOf(range)])) };
      });
      application.typeChecks();
      application.isPaidBehind('dev');
    });
  }
}

const consumers = {
  'vite-react': () => playAll('vite-react', { isRendered: false }),
  'vite-ssr': () => playAll('vite-ssr'),
  next: () => playAll('next'),
  // `astro check` does not find its own package in the folders of pnpm.
  astro: () => playAll('astro', { manager: 'npm' }),
  versions: playVersions,
};

for (const [name, play] of Object.entries(consumers).filter(([name]) => asked.includes(name))) {
  describe(`The consumer ${name}`, () => {
    play();
  });
}
