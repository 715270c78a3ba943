import { defineConfig } from 'vitest/config';

/** `pnpm dev`, started for real in a copy of the workspace. One server and one browser: one test after the other. */
export default defineConfig({
  test: {
    name: 'dev',
    include: ['scripts/dev/*.dev-test.mjs'],
    reporters: ['default', ['json', { outputFile: 'reports/dev.json' }]],
    // They share one page: what comes after a failure says nothing new, and waits for it to the end.
    bail: 1,
    // Nothing here waits for the clock: these end a run that hangs.
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
});
