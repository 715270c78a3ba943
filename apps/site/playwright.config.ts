import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions, visitorContext } from '../../scripts/browsers.ts';

/** Journeys in a real browser, against the built site, a real database and a real SMTP server. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // `pnpm test:all browsers` and `pnpm --filter @myler/site contact-sheet` run these, with their own configurations.
  testIgnore: ['engines/**', 'contact-sheet/**'],
  // Playwright empties the folder when a run starts, and the journeys in other engines may run at the same time.
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  // Journeys share one system, and each is a separate visitor, so any two may run in parallel.
  fullyParallel: true,
  workers: 2,
  // A retry would hide the unknown reason of a failure.
  retries: 0,
  forbidOnly: true,
  // A busy machine may need ten times as long. The timeouts only end a run that hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    viewport: { width: 1280, height: 900 },
    ...visitorContext,
    // No screenshot of every frame, because they take a third of the time. The trace contains the DOM without them.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: await chromiumLaunchOptions(),
  },
});
