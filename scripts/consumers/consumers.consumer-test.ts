import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunchOptions } from '../browsers.ts';
import { startProduct } from '../lib/start-product.ts';
import { root } from '../lib/workspace.ts';
import { createApplication, type Application } from './lib/application.ts';
import { registryWithOurPackages, sharedRanges } from './lib/registry.ts';
import { useHome, useIsland, visit } from './lib/visit.ts';
import type { Registry } from '../release/registry.test-kit.ts';

const servers = ['dev', 'preview'];

const dataDir = mkdtempSync(join(tmpdir(), 'myler-consumers-'));
let registry: Registry;
let product: Awaited<ReturnType<typeof startProduct>>;
let browser: Browser;

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

/** An application that is installed before the tests of its group. */
function installed(
  name: Parameters<typeof createApplication>[0],
  options: Parameters<typeof createApplication>[3] | (() => Promise<Parameters<typeof createApplication>[3]>) = {},
) {
  let application: Application;
  beforeAll(async () => {
    const given = typeof options === 'function' ? await options() : options;
    application = createApplication(name, registry.url, product.origin, given);
    const { isFine, output } = await application.install();
    expect(isFine, output).toBe(true);
  });
  afterAll(() => application?.dispose());

  return {
    passes: (script: 'types' | 'build') =>
      it(`passes "${script}"`, async () => {
        const { isFine, output } = await application.run(script);
        expect(isFine, output).toBe(true);
      }),
    /**
     * @param script a server of the application
     * @param expected isRendered: the server renders the page; usePage: what a visitor does before joining
     */
    isPaidBehind: (script: string, { isRendered = false, usePage = useHome } = {}) =>
      it(`a visitor pays, behind "${script}"`, async () => {
        const server = await application.serve(script);
        try {
          const page = await (await fetch(server.origin)).text();
          expect(page.includes('The Gold card'), page).toBe(isRendered);
          expect(await visit(browser, server.origin, usePage), server.output()).toEqual([]);
        } finally {
          await server.stop();
        }
      }),
  };
}

/** @param options isRendered: on a server */
function playAll(
  name: string,
  {
    manager = 'pnpm',
    isRendered = true,
    usePage = useHome,
  }: { manager?: 'npm' | 'pnpm'; isRendered?: boolean; usePage?: typeof useHome } = {},
) {
  const application = installed(name, { manager });
  application.passes('types');
  application.passes('build');
  for (const script of servers) application.isPaidBehind(script, { isRendered, usePage });
}

/** The first application, with other versions. */
function playVersions() {
  for (const typescript of ['5.9.3', '6.0.3', '7.0.2']) {
    describe(`TypeScript ${typescript}`, () => {
      installed('vite-react', { versions: { typescript } }).passes('types');
    });
  }
  for (const [words, versionOf] of [
    ['newest', (range: string) => range],
    ['oldest', (range: string) => range.replace('^', '')],
  ] as const) {
    describe(`the ${words} version of each range that the packages publish`, () => {
      const application = installed('vite-react', async () => {
        const ranges = Object.entries(await sharedRanges(registry));
        return { versions: Object.fromEntries(ranges.map(([name, range]) => [name, versionOf(range)])) };
      });
      application.passes('types');
      application.isPaidBehind('dev');
    });
  }
}

const consumers = {
  'vite-react': () => playAll('vite-react', { isRendered: false }),
  'vite-ssr': () => playAll('vite-ssr'),
  'vite-islands': () => playAll('vite-islands', { usePage: useIsland }),
  next: () => playAll('next'),
  // `astro check` does not find its own package in the folders of pnpm.
  astro: () => playAll('astro', { manager: 'npm' }),
  versions: playVersions,
};

for (const [name, play] of Object.entries(consumers)) {
  describe(`The consumer ${name}`, () => {
    play();
  });
}
