import { defineConfig } from 'vitest/config';
import { nodeProject } from '@myler/presets/vitest';

export default defineConfig(
  nodeProject('provider', {
    globalSetup: ['src/testing/snapshot.setup.ts'],
    maxWorkers: 2,
    // Test files share imported modules and PGlite's compiled code. This is safe, because each file has a provider, a
    // database and a clock of its own and changes no module's state.
    isolate: false,
    // V8's optimising compiler needs more time for PostgreSQL's code than it saves in a test file.
    execArgv: ['--liftoff-only'],
  }),
);
