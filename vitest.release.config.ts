import { defineConfig } from 'vitest/config';

/** Rehearses a release of the real packages in a copy of the workspace, with a registry on this machine. */
export default defineConfig({
  test: {
    name: 'release',
    include: ['scripts/release/*.release-test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/release.json' }]],
    // The tests are one story: after a failure the next ones only say the same.
    bail: 1,
    // The timeouts only end a run that hangs.
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
  },
});
