// `pnpm test:all mutants [-- package… --mutate <glob>]`: mutation testing. Changes the code of a package in small ways, one
// at a time ("mutants"), and checks whether a test fails. A surviving mutant is code that no test checks. Prints the score
// of each package, and fails when that of all is below the threshold (docs/decisions/0028). Without a name it takes each
// day another seventh of the files, because all would take longer than a part may.
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { report } from './lib/check.ts';
import { root } from './lib/workspace.ts';

/** In percent of the mutants that tests can find. */
const LEAST_SCORE = 85;

const wholePackage = { code: 'src/**/*.ts', tests: 'src/**/*.test.{ts,tsx}' };
/** The mutated code of each package, and the tests that have to find the mutants. */
const mutated: Record<string, { code: string; tests: string }> = {
  config: wholePackage,
  state: wholePackage,
  analytics: wholePackage,
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
  'api-client': wholePackage,
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

const DAYS = 7;
const today = Math.floor(Date.now() / 86_400_000) % DAYS;
const all = Object.entries(mutated)
  .filter(([name]) => positionals.length === 0 || positionals.includes(name))
  .flatMap(([name, { code }]) => filesOf(name, values.mutate ?? code).map((file) => ({ name, file })));
const chosen = positionals.length > 0 ? all : all.filter((_, index) => index % DAYS === today);

const results = [];
for (const [name, { tests }] of Object.entries(mutated)) {
  const files = chosen.flatMap((one) => (one.name === name ? [one.file] : []));
  if (files.length === 0) continue;
  // Read by @myler/presets/vitest and @myler/presets/properties.
  process.env['TEST_MUTANTS'] = tests;
  console.log(`\n${name}`);
  results.push(...(await mutate(name, files)));
}
const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout');
const lived = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
const score = (100 * killed.length) / (killed.length + lived.length);
report('mutants', [
  {
    name: `tests kill at least ${LEAST_SCORE} % of the mutants`,
    // Of none, it is not a number.
    ...(score >= LEAST_SCORE ? {} : { problem: `They kill ${score.toFixed(1)} %; reports/mutants shows the others.` }),
  },
]);

function filesOf(name: string, glob: string) {
  const of = (pattern: string) => globSync(pattern, { cwd: join(root, 'packages', name) });
  const tests = new Set(of('src/**/*.{test,test-kit}.{ts,tsx}'));
  return of(glob)
    .filter((file) => !tests.has(file))
    .toSorted();
}

/**
 * @param name of a package
 * @param files below its folder
 */
function mutate(name: string, files: string[]) {
  process.chdir(join(root, 'packages', name));
  return new Stryker({
    mutate: files,
    testRunner: 'vitest',
    thresholds: { high: 95, low: LEAST_SCORE, break: null },
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
