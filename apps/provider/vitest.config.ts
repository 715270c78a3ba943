import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { nodeProject, part } from '@myler/presets/vitest';

const isOnStores = (file: string) => readFileSync(file, 'utf8').includes('describe.each(stores)');

export default defineConfig(
  nodeProject('provider', {
    // The same tests as on the embedded database.
    ...(part === 'databases' && {
      include: ['src/**/*.databases.test.ts', ...globSync('src/**/*.test.ts').filter(isOnStores)],
    }),
    globalSetup: ['src/testing/snapshot.setup.ts'],
    maxWorkers: 2,
    // Flags of V8 belong to a process: its optimising compiler needs more time for PostgreSQL's code than it saves in a
    // test file, and the memory of a database counts as a reason to collect garbage, of which there is little. So each of
    // the two processes keeps up to 2.5 GB; without the second flag 0.9 GB, for two thirds more processor time.
    pool: 'forks',
    execArgv: ['--liftoff-only', '--external-memory-accounted-in-global-limit'],
  }),
);
