import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Pictures of every page, dialog and print in seven widths (`pnpm --filter @myler/site contact-sheet`), to look at. It compares nothing. */
export default defineConfig({
  ...journeys,
  testDir: 'e2e/contact-sheet',
  testIgnore: [],
  projects: [{ name: 'screens' }],
  outputDir: 'test-results/contact-sheet',
  globalSetup: './e2e/contact-sheet/global-setup.ts',
  reporter: 'list',
});
