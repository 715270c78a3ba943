import { defineConfig } from 'vitest/config';
import { nodeProject } from '@myler/presets/vitest';

/** Chaos, on the built product: one file after another, because what they measure or kill needs the machine. */
export default defineConfig(
  nodeProject('drill', {
    include: ['src/**/*.drill-test.ts'],
    fileParallelism: false,
    // Only end a run that hangs.
    hookTimeout: 3_600_000,
    testTimeout: 3_600_000,
    reporters: ['default', ['json', { outputFile: 'reports/drill.json' }]],
  }),
);
