import { defineConfig } from 'vitest/config';

/** Tests `dist/bundle` as `pnpm bundle` makes it. The product is built before. */
export default defineConfig({
  test: {
    name: 'bundle',
    include: ['scripts/*.bundle-test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/bundle.json' }]],
    // Tests share one running product.
    bail: 1,
    // The timeouts only end a run that hangs.
    testTimeout: 600_000,
    hookTimeout: 900_000,
  },
});
