import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestUserConfig, type ViteUserConfig } from 'vitest/config';
import { compareScreenshots } from './.storybook/visual/compare-screenshots.ts';
import { customMediaPlugin } from './internal/presets/src/custom-media.ts';
import { everyStoryIsPictured } from './scripts/checks/every-story-is-pictured.mjs';
import { baselineOf, pictureCommands } from './.storybook/visual/picture-commands.ts';
import { chromiumLaunchOptions, visitorContext } from './scripts/browsers.ts';

type LaunchOptions = Awaited<ReturnType<typeof chromiumLaunchOptions>>;

const root = fileURLToPath(new URL('.', import.meta.url));

/** What a machine may decide about pictures beside their letters. */
const samePixels = ['--disable-lcd-text', '--hide-scrollbars', '--disable-gpu'];

/** "components-button__primary-360" → components-button, primary-360 */
const partsOf = (name: string) => name.split('__');

const browser = (launchOptions: LaunchOptions): NonNullable<TestUserConfig['browser']> => ({
  enabled: true,
  // The default of one minute is too short for a page to open on a busy machine.
  connectTimeout: 5 * 60_000,
  headless: true,
  provider: playwright({
    launchOptions: { ...launchOptions, args: [...launchOptions.args, ...samePixels] },
    // axe measures the page at rest, after its animations.
    contextOptions: { ...visitorContext, reducedMotion: 'reduce' },
  }),
  commands: pictureCommands,
  expect: {
    toMatchScreenshot: {
      // How long a screenshot may take to become stable. On a busy machine a large picture takes seconds.
      timeout: 30_000,
      // @ts-expect-error -- the types do not know our own comparator, which the next line registers
      comparatorName: 'myler',
      comparators: { myler: compareScreenshots },
      resolveScreenshotPath: ({ arg }) => baselineOf(arg),
      resolveDiffPath: ({ arg, ext }) => join(root, 'reports/screenshots', ...partsOf(arg)) + ext,
    },
  },
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
});

/** Every story is a test: it renders, its `play` passes, axe finds no violation, and it equals its screenshots. */
export default defineConfig(async (): Promise<ViteUserConfig> => {
  const launchOptions = await chromiumLaunchOptions();
  const shared: TestUserConfig = {
    // The timeouts only end a story that hangs, because a busy machine may be slow.
    testTimeout: 5 * 60_000,
    hookTimeout: 5 * 60_000,
    // Baselines are written by the tests themselves; Storybook's own server setting would forbid it.
    api: { host: '127.0.0.1', allowWrite: true },
  };
  return {
    test: {
      reporters: [
        'default',
        ['json', { outputFile: 'reports/stories.json' }],
        // On other systems there is nothing to compare with.
        ...(process.platform === 'linux' ? [everyStoryIsPictured()] : []),
      ],
      projects: [
        {
          plugins: [storybookTest({ configDir: join(root, '.storybook') })],
          // Storybook narrows this to its own folder; baselines and their differences are written beside and below it.
          server: { fs: { allow: [root] } },
          test: {
            ...shared,
            name: 'stories',
            // Files share a page: opening one for each, with all modules evaluated anew, took as long as its stories.
            isolate: false,
            // While one page waits for its picture another plays; Vitest's own choice on two cores is one page.
            maxWorkers: 2,
            setupFiles: ['.storybook/vitest.setup.ts'],
            browser: browser(launchOptions),
          },
        },
        {
          plugins: [customMediaPlugin(), react()],
          resolve: { conditions: ['@myler/source', 'module', 'browser', 'development|production'] },
          server: { fs: { allow: [root] } },
          // Found before anything runs, as in main.ts.
          optimizeDeps: { entries: ['.storybook/visual/*.test.tsx', '.storybook/preview.tsx'] },
          test: {
            ...shared,
            name: 'proof',
            include: ['.storybook/visual/*.test.tsx'],
            browser: browser(launchOptions),
          },
        },
      ],
    },
  };
});
