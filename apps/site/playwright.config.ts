import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions, visitorContext } from '../../scripts/browsers.ts';

/** Evidence, or the sweep. */
const inGate = /@(?:spec|promise|asvs|sweep)\b/;

/** Journeys in a real browser, against the built site, a real database and a real SMTP server. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // `pnpm test:all firefox webkit` and `pnpm --filter @myler/site contact-sheet` run these, with their own configurations.
  testIgnore: ['engines/**', 'contact-sheet/**'],
  // Playwright empties the folder when a run starts, and the journeys in other engines may run at the same time.
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  // Journeys share one system, and each is a separate visitor, so any two may run in parallel.
  fullyParallel: true,
  workers: 2,
  // A test that passes only at its second try counts as passed, and is named at the end of the run.
  retries: 1,
  forbidOnly: true,
  // A busy machine may need ten times as long. The timeouts only end a run that hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    viewport: { width: 1280, height: 900 },
    ...visitorContext,
    // A trace of every test would take a seventh of the time, and its screenshots a third.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: await chromiumLaunchOptions(),
  },
  projects: [
    // `pnpm test` runs what keeps a sentence of the specification, a promise or a security requirement, and the sweep.
    // Without pictures, which take a seventh of the processor's time: the tests of the rest have them.
    {
      name: 'gate',
      grep: inGate,
      grepInvert: /@sweep\b/,
      use: { launchOptions: await chromiumLaunchOptions({ hasPictures: false }) },
    },
    { name: 'sweep', grep: /@sweep\b/ },
    { name: 'rest', grepInvert: [inGate, /@poppler\b/] },
    { name: 'programs', grep: /@poppler\b/ },
  ],
});
