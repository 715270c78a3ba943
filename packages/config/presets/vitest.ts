import type { ViteUserConfig } from 'vitest/config';

/** Packages of the workspace are tested from source: no build stands between an edit and its test. */
export const sourceConditions = ['@myler/source', 'module', 'node', 'import', 'default'];

/** A package's tests in Node. Reports go where the test runner adds them up. */
export function nodeProject(name: string, test: ViteUserConfig['test'] = {}): ViteUserConfig {
  return {
    // What global setups import is resolved outside of the `ssr` environment, by the rules of this level.
    resolve: { conditions: sourceConditions, externalConditions: sourceConditions },
    ssr: { resolve: { conditions: sourceConditions, externalConditions: sourceConditions } },
    test: {
      name,
      include: ['src/**/*.test.{ts,tsx}'],
      reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      ...test,
    },
  };
}
