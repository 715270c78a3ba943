import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['scripts/**/*.test.{mjs,ts}'],
    reporters: ['default', ['json', { outputFile: 'reports/scripts.json' }]],
    // As in internal/presets/src/vitest.ts.
    strictTags: false,
    testTimeout: 600_000,
    // Test files share what they import; none changes it.
    isolate: false,
    pool: 'threads',
  },
});
