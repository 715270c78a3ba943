import { defineConfig } from 'vitest/config';
import { nodeProject } from '@myler/presets/vitest';

/** The short drill, on the built product. */
export default defineConfig(
  nodeProject('drill', {
    include: ['src/**/*.drill-test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/drill.json' }]],
  }),
);
