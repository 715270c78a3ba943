import type { ViteUserConfig } from 'vitest/config';

/** Packages of the workspace are tested from source: no build stands between an edit and its test. */
export const sourceConditions = ['@myler/source', 'module', 'node', 'import', 'default'];

/** A package's tests in Node. Reports go where the test runner adds them up. */
export function nodeProject(name: string, test: ViteUserConfig['test'] = {}): ViteUserConfig {
  return {
    resolve: { conditions: sourceConditions },
    ssr: { resolve: { conditions: sourceConditions, externalConditions: sourceConditions } },
    // Where Vitest runs global setups; it takes nothing from the two above.
    environments: { __vitest__: { resolve: { conditions: sourceConditions, externalConditions: sourceConditions } } },
    test: {
      name,
      // For a mutant only the tests beside the code run (scripts/mutants.mjs).
      include: [process.env['TEST_MUTANTS'] ?? 'src/**/*.test.{ts,tsx}'],
      reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
      // No test waits for a clock: these end what hangs, and a machine under load never reaches them.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 300_000 } },
      ...test,
    },
  };
}
