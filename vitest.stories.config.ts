import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/find-chromium.mjs';

/** Every story is a test: it renders, its `play` runs, and axe finds nothing. */
export default defineConfig(async (): Promise<ViteUserConfig> => ({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    reporters: ['default', ['json', { outputFile: 'reports/stories.json' }]],
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
        // The measure is the page at rest: what fades in is measured when it has.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
    },
    setupFiles: ['.storybook/vitest.setup.ts'],
  },
}));
