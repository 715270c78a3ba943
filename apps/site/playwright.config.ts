import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions, visitorContext } from '../../scripts/find-chromium.mjs';

/** Journeys in a real browser, against the built site, a real database and a real SMTP server. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // These have a configuration of their own: `pnpm engines`.
  testIgnore: 'engines/**',
  // Emptied when a run begins: a folder of its own, because the journeys in other engines may run at the same time.
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  // All share one system, each as a visitor of its own, so any two may run at once.
  fullyParallel: true,
  workers: 2,
  // One that passes at the second try has failed for a reason that nobody knows.
  retries: 0,
  forbidOnly: true,
  // On a machine that is busy with other things all of it takes ten times as long, and nothing is wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    viewport: { width: 1280, height: 900 },
    ...visitorContext,
    // Without pictures of every frame, which cost a third of the time: what the page held is in the trace all the same.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: await chromiumLaunchOptions(),
  },
});
