import { configDefaults, type ViteUserConfig } from 'vitest/config';

/** Packages of the workspace are tested from source, so that tests need no build. */
export const sourceConditions = ['@myler/source', 'module', 'node', 'import', 'default'];

/**
 * Tests that `pnpm test` leaves to a part of `pnpm test:all`: they need a database server (`x.databases.test.ts`), start
 * processes (`x.processes.test.ts`) or need a program that not every machine has (`x.programs.test.ts`). A package's
 * `properties.test.ts` is in both, with few values and with many.
 */
const parts = ['databases', 'processes', 'programs', 'properties'] as const;

/** The part whose tests run. Without it, those of no part run, which need nothing but Node. */
export const part = parts.find((name) => name === process.env['TEST_PART']);

/** A package's tests in Node. Reports are written where `pnpm test` collects them. */
export function nodeProject(name: string, test: ViteUserConfig['test'] = {}): ViteUserConfig {
  return {
    resolve: { conditions: sourceConditions },
    ssr: { resolve: { conditions: sourceConditions, externalConditions: sourceConditions } },
    // Vitest runs global setups in this environment, which does not inherit the two settings above.
    environments: { __vitest__: { resolve: { conditions: sourceConditions, externalConditions: sourceConditions } } },
    test: {
      name,
      // For a mutant, only the tests next to the code run (scripts/mutants.ts).
      include: [process.env['TEST_MUTANTS'] ?? `src/**/${part ? `{*.,}${part}` : '*'}.test.{ts,tsx}`],
      exclude: [...configDefaults.exclude, ...(part ? [] : [`**/*.{${parts.join()}}.test.ts`])],
      // Test files share a worker's modules, which takes a third of the time. A file undoes what it changes in them.
      pool: 'threads',
      isolate: false,
      reporters: ['default', ['json', { outputFile: `reports/${part ?? 'unit'}.json` }]],
      // Tags name the sentences that a test keeps (docs/evidence.yaml); a list of all of them here would say it twice.
      strictTags: false,
      // The timeouts only end tests that hang. They are so long that a busy machine never reaches them.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 300_000 } },
      ...test,
    },
  };
}
