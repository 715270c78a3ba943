import { defineConfig } from 'vitest/config';
import { nodeProject } from '@myler/config/presets/vitest';

export default defineConfig(
  nodeProject('provider', {
    globalSetup: ['src/testing/snapshot.setup.ts'],
    maxWorkers: 2,
    // Files share what they import, and PGlite its compiled code. None of them changes a module's state for another one:
    // each has a provider, a database and a clock of its own.
    isolate: false,
    // V8's optimizing compiler takes longer for PostgreSQL's code than a test file gains by it.
    execArgv: ['--liftoff-only'],
  }),
);
