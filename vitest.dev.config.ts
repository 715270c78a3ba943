import { defineConfig } from 'vitest/config';

/** Tests `pnpm dev` in a copy of the workspace. They run one after another, because they share one server and one browser. */
export default defineConfig({
  test: {
    name: 'dev',
    include: ['scripts/dev/*.dev-test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/dev.json' }]],
    // Tests share one page: after a failure the next ones would only wait until they time out.
    bail: 1,
    // The timeouts only end a run that hangs.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 600_000 } },
  },
});
