// `pnpm test:all mutants [-- path…]`: mutation testing. Changes the code of a package in small ways, one at a time
// ("mutants"), and checks whether a test fails. A surviving mutant is code that no test checks. Fails when less than 85 % are
// killed (docs/decisions/0028). Paths, such as packages/config/src/dates, choose the files that begin with them; without one
// each day has another seventh of the files, because all would take longer than a part may.
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
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
      '{card,payment,validation}/*',
      'card-fields/credit-card',
      'enquiry/fields',
      'core/{form-state,request-body,submit-form}',
      'gift-card/{delivery,gift-form,places}',
      'join-us/{form/*,rules/*,state/*,resume-join}',
      'sign-in/{credentials,sign-in-atoms}',
    ].join()}}.ts`,
    tests: 'src/**/!(people*|shared-state).test.ts',
  },
  'api-client': wholePackage,
  domain: wholePackage,
};

const paths = process.argv.slice(2);

// Property-based tests try few values, because they run for each mutant, and always the same values, so that a score
// can be repeated.
process.env['TEST_PROPERTY_RUNS'] ??= '30';
process.env['TEST_PROPERTY_SEED'] ??= '1';

const DAYS = 7;
const today = Math.floor(Date.now() / 86_400_000) % DAYS;
const chosen = Object.keys(mutated)
  .flatMap(filesOf)
  .filter((file, index) => (paths.length > 0 ? paths.some((path) => file.startsWith(path)) : index % DAYS === today));
if (chosen.length === 0) throw new Error(`No mutated file begins with ${paths.join(' or ')}.`);

const results = [];
for (const [name, { tests }] of Object.entries(mutated)) {
  const folder = `packages/${name}/`;
  const files = chosen.filter((file) => file.startsWith(folder));
  if (files.length === 0) continue;
  // Read by @myler/presets/vitest and @myler/presets/properties.
  process.env['TEST_MUTANTS'] = tests;
  console.log(`\n${name}`);
  results.push(
    ...(await mutate(
      name,
      files.map((file) => file.slice(folder.length)),
    )),
  );
}
const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout');
const lived = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
const score = (100 * killed.length) / (killed.length + lived.length);
report('mutants', [
  {
    name: `tests kill at least ${LEAST_SCORE} % of the mutants`,
    ...(score >= LEAST_SCORE ? {} : { problem: `They kill ${score.toFixed(1)} %; reports/mutants shows the others.` }),
  },
]);

/** The paths of the mutated files of a package, below the root. */
function filesOf(name: string) {
  const exclude = ['**/*.{test,test-kit}.{ts,tsx}'];
  return globSync(`packages/${name}/${mutated[name]?.code}`, { cwd: root, exclude }).toSorted();
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
    concurrency: Math.min(2, availableParallelism()),
    // A high timeout, so that a busy machine does not make a mutant count as an endless loop.
    timeoutMS: 40_000,
    reporters: ['progress', 'clear-text', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
    htmlReporter: { fileName: join(root, 'reports/mutants', `${name}.html`) },
    allowConsoleColors: false,
  }).runMutationTest();
}
