import { defineConfig } from '@playwright/test';
import { engines } from './e2e/engines/browser.ts';
import type { WorkerOptions } from './e2e/engines/test.ts';

/** The engines of this run: all, unless the variable names some. */
const chosen = (process.env['ENGINES'] ?? engines.join()).split(',');

/** The main journeys in several engines. Playwright runs the tests; the browsers are Debian's (docs/decisions/0029). */
export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e/engines',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/engines',
  globalSetup: './e2e/engines/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // One that passes at the second try has failed for a reason that nobody knows.
  retries: 0,
  forbidOnly: true,
  // On a machine that is busy with other things all of it takes ten times as long, and nothing is wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // The reverse proxy's certificate is self-signed.
  use: { ignoreHTTPSErrors: true },
  reporter: [['list'], ['json', { outputFile: 'reports/engines.json' }]],
  projects: engines
    .filter((engine) => chosen.includes(engine))
    .map((engine) => ({
      name: engine,
      use: { engine },
      // In Chromium these join and buy in a journey of their own (e2e/everybody.spec.ts).
      testIgnore: engine === 'chromium' ? 'everybody.spec.ts' : [],
    })),
});
