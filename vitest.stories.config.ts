import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { storiesReporter } from './.storybook/visual/reporter.ts';
import { screenshotCommands } from './.storybook/visual/screenshot-commands.ts';
import { chromiumLaunchOptions, visitorContext } from './scripts/browsers.ts';
import { packageVersion } from './scripts/lib/story-sources.ts';
import { fontconfig } from './scripts/lib/test-fonts.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What a machine may decide about pictures beside their letters. */
const samePixels = ['--disable-lcd-text', '--hide-scrollbars', '--disable-gpu'];

/** Every story is a test: it renders, its `play` passes, axe finds no violation, and it equals its screenshots. */
export default defineConfig(async (): Promise<ViteUserConfig> => {
  const launchOptions = await chromiumLaunchOptions();
  const args = [...launchOptions.args, ...samePixels];
  // axe measures the page at rest, after its animations.
  const contextOptions = { ...visitorContext, reducedMotion: 'reduce' } as const;
  const drawing = {
    args: args.filter((arg) => arg !== '--no-sandbox'),
    contextOptions,
    fonts: [packageVersion('dejavu-fonts-ttf', import.meta.filename), fontconfig({ fonts: '', cache: '' })],
  };
  return {
    plugins: [storybookTest({ configDir: join(root, '.storybook') })],
    // Storybook narrows this to its own folder; the tests load files beside it.
    server: { fs: { allow: [root] } },
    test: {
      name: 'stories',
      reporters: ['default', ['json', { outputFile: 'reports/stories.json' }], storiesReporter()],
      // The timeouts only end a story that hangs, because a busy machine may be slow.
      testTimeout: 5 * 60_000,
      hookTimeout: 5 * 60_000,
      expect: { poll: { timeout: 60_000 } },
      // On a busy machine a story may fail once; the reporter names it.
      retry: 1,
      // Files share a page: opening one for each, with all modules evaluated anew, took as long as its stories.
      isolate: false,
      // While one page waits another plays; Vitest's own choice on two cores is one page.
      maxWorkers: 2,
      setupFiles: ['.storybook/vitest.setup.ts'],
      browser: {
        enabled: true,
        // The default of one minute is too short for a page to open on a busy machine.
        connectTimeout: 5 * 60_000,
        headless: true,
        provider: playwright({ launchOptions: { ...launchOptions, args }, contextOptions }),
        commands: screenshotCommands(drawing),
        // A failed story names what is wrong, or leaves its screenshot and the difference.
        screenshotFailures: false,
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      },
    },
  };
});
