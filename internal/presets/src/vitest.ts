import type { ViteUserConfig } from 'vitest/config';

/** Packages of the workspace are tested from source, so that tests need no build. */
export const sourceConditions = ['@myler/source', 'module', 'node', 'import', 'default'];

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
      include: [process.env['TEST_MUTANTS'] ?? 'src/**/*.test.{ts,tsx}'],
      reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
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
