import { defineConfig } from '@playwright/test';
import { engines } from './e2e/engines/browser.ts';
import type { WorkerOptions } from './e2e/engines/test.ts';

/** Which engines play, by names; all without it. */
const chosen = process.env['E2E_ENGINES'] ?? engines.join();

/** The main journeys in several engines. Playwright runs the tests; the browsers are Debian's (docs/decisions/0029). */
export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e/engines',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/engines',
  globalSetup: './e2e/engines/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  forbidOnly: true,
  // A busy machine may need ten times as long. The timeouts only end a run that hangs.
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
      // e2e/everybody.spec.ts plays these people in Chromium.
      testIgnore: engine === 'chromium' ? 'everybody.spec.ts' : [],
    })),
});
