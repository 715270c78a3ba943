import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestUserConfig, type ViteUserConfig } from 'vitest/config';
import { compareScreenshots } from './.storybook/visual/compare-screenshots.ts';
import { chromiumArgs, findChromium } from './scripts/find-chromium.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What a machine may decide about letters and colours, decided. */
const sameLetters = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-gpu',
];

/** "components-button__primary-360" → components-button, primary-360 */
const partsOf = (name: string) => name.split('__');

const browser = (executablePath: string): NonNullable<TestUserConfig['browser']> => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { executablePath, args: [...chromiumArgs, ...sameLetters] },
    // The measure is the page at rest: what fades in is measured when it has.
    contextOptions: { reducedMotion: 'reduce' },
  }),
  expect: {
    toMatchScreenshot: {
      // @ts-expect-error -- the name of our own comparator, which is registered in the next line
      comparatorName: 'myler',
      comparators: { myler: compareScreenshots },
      resolveScreenshotPath: ({ arg, ext }) => join(root, '.storybook/screenshots', ...partsOf(arg)) + ext,
      resolveDiffPath: ({ arg, ext }) => join(root, 'reports/screenshots', ...partsOf(arg)) + ext,
    },
  },
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
});

/** Every story is a test: it renders, its `play` runs, axe finds nothing, and it looks as it did. */
export default defineConfig(async (): Promise<ViteUserConfig> => {
  const chromium = await findChromium();
  const shared: TestUserConfig = {
    testTimeout: 30_000,
    // Baselines are written by the tests themselves; Storybook's own server setting would forbid it.
    api: { host: '127.0.0.1', allowWrite: true },
  };
  return {
    test: {
      reporters: ['default', ['json', { outputFile: 'reports/stories.json' }]],
      projects: [
        {
          plugins: [storybookTest({ configDir: join(root, '.storybook') })],
          // Storybook narrows this to its own folder; baselines and their differences are written beside and below it.
          server: { fs: { allow: [root] } },
          test: {
            ...shared,
            name: 'stories',
            setupFiles: ['.storybook/vitest.setup.ts'],
            browser: browser(chromium),
          },
        },
        {
          plugins: [react()],
          resolve: { conditions: ['@myler/source', 'module', 'browser', 'development|production'] },
          server: { fs: { allow: [root] } },
          test: {
            ...shared,
            name: 'proof',
            include: ['.storybook/visual/*.test.tsx'],
            browser: browser(chromium),
          },
        },
      ],
    },
  };
});
