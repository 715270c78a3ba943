import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/find-chromium.mjs';

/** Journeys in a real browser, against the built site, a real database and a real SMTP server. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // A file at a time in each, and each with a stack of its own: the crawler walks in one while the journeys go through the other.
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Without pictures of every frame, which cost a third of the time: what the page held is in the trace all the same.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
  },
});
