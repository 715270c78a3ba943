import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['scripts/**/*.test.mjs'],
    reporters: ['default', ['json', { outputFile: 'reports/scripts.json' }]],
    testTimeout: 60_000,
  },
});
