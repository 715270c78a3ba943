import { defineConfig } from 'vitest/config';

/** Installs the built packages in applications outside the workspace, and pays in each, in Chromium. */
export default defineConfig({
  // The journey of the site's own tests, which imports packages of the workspace.
  ssr: { resolve: { conditions: ['@myler/source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'consumers',
    include: ['scripts/consumers/*.consumer-test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/consumers.json' }]],
    // The timeouts only end a run that hangs.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
