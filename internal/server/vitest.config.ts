import { defineConfig } from 'vitest/config';
import { nodeProject, sourceConditions } from '@myler/presets/vitest';

// Not "module": the packages of OpenTelemetry have files for bundlers there, which Node cannot import.
const conditions = sourceConditions.filter((condition) => condition !== 'module');

export default defineConfig({
  // A test acts as another user, which a whole process has to.
  ...nodeProject('server', { pool: 'forks' }),
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
});
