// `pnpm test:all mutants [-- package… --mutate <glob>]`: mutation testing. Changes the code of a package in small ways, one
// at a time ("mutants"), and checks whether a test fails. A surviving mutant is code that no test checks. Prints the score
// of each package, and fails when one is below the threshold (docs/decisions/0028). Without a name it takes the forms on even
// days and the other packages on odd ones: each has about half of the mutants, and all would take longer than a part may.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { report } from './lib/check.ts';
import { root } from './lib/workspace.ts';

/** In percent of the mutants that tests can find. */
const LEAST_SCORE = 85;

const all = { code: 'src/**/*.ts', tests: 'src/**/*.test.{ts,tsx}' };
/** The mutated code of each package, and the tests that have to find the mutants. */
const mutated: Record<string, { code: string; tests: string }> = {
  config: all,
  state: all,
  analytics: all,
  forms: {
    // Code that needs a document is tested by stories, which do not run against mutants.
    code: `src/{${[
      '{attempt,card,validation}/*',
      'card-fields/creditCard',
      'enquiry/fields',
      'form-core/{formState,submitForm}',
      'gift-card/{delivery,giftForm,places}',
      'join-us/{form/*,rules/*,state/*,resumeJoin}',
      'sign-in/{credentials,signInAtoms}',
      'requestBody',
    ].join()}}.ts`,
    tests: 'src/**/!(people*|shared-state).test.ts',
  },
  'api-client': all,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mutate: { type: 'string' }, force: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !(name in mutated));
if (unknown.length > 0)
  throw new Error(`No mutants of ${unknown.join()}; there are ${Object.keys(mutated).join(', ')}.`);
if (values.mutate && positionals.length !== 1)
  throw new Error('Name one package with --mutate: config --mutate src/dates.ts');

// Property-based tests try few values, because they run for each mutant, and always the same values, so that a score
// can be repeated.
process.env['TEST_PROPERTY_RUNS'] ??= '30';
process.env['TEST_PROPERTY_SEED'] ??= '1';

const isEvenDay = Math.floor(Date.now() / 86_400_000) % 2 === 0;
const isChosen = (name: string) =>
  positionals.length > 0 ? positionals.includes(name) : (name === 'forms') === isEvenDay;

const findings = [];
for (const [name, { code, tests }] of Object.entries(mutated)) {
  if (!isChosen(name)) continue;
  // Read by @myler/presets/vitest and @myler/presets/properties.
  process.env['TEST_MUTANTS'] = tests;
  console.log(`\n${name}`);
  await mutate(name, values.mutate ?? code);
  const isEnough = process.exitCode !== 1;
  findings.push({
    name: `the tests of ${name} kill at least ${LEAST_SCORE} % of its mutants`,
    ...(isEnough ? {} : { problem: `reports/mutants/${name}.html shows the others.` }),
  });
  process.exitCode = 0;
}
report('mutants', findings);

/**
 * @param name of a package
 * @param glob below its folder
 */
function mutate(name: string, glob: string) {
  process.chdir(join(root, 'packages', name));
  return new Stryker({
    mutate: [glob, '!src/**/*.{test,test-kit}.{ts,tsx}'],
    testRunner: 'vitest',
    // In percent of the mutants that tests can find; with less the command fails.
    thresholds: { high: 95, low: LEAST_SCORE, break: LEAST_SCORE },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    // Static code runs once, when a module is loaded: tables of names, words and prices. Every test would have to run
    // for each of these mutants, and repeating a table in a test checks nothing.
    ignoreStatic: true,
    // As deep below the root as a package, because the copy's configuration refers to ../../packages/config.
    tempDirName: join('..', '..', '.stryker'),
    cleanTempDir: 'always',
    // The library would parse it with TypeScript's JavaScript API, which TypeScript 7 does not have.
    tsconfigFile: 'none',
    incremental: true,
    incrementalFile: join(root, 'node_modules/.cache/mutants', `${name}.json`),
    force: values.force,
    concurrency: Math.min(2, availableParallelism()),
    // A high timeout, so that a busy machine does not make a mutant count as an endless loop.
    timeoutMS: 40_000,
    reporters: ['progress', 'clear-text', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
    htmlReporter: { fileName: join(root, 'reports/mutants', `${name}.html`) },
    allowConsoleColors: false,
  }).runMutationTest();
}
