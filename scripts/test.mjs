// `pnpm test`: runs every check whose dependencies have changed. Goes on after failures, prints what failed, names the
// slowest tests, and ends with one line: "N passed, N failed". `--filter <name>` runs the checks of one package or app:
// its types, its tests, its stories, and for the site the journeys.
import { existsSync, globSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './lib/children.mjs';
import { NotInstallable } from './lib/debian.mjs';
import { requireNode } from './lib/node-version.mjs';
import { countStep, reportOf, slowest, timingsOf, total } from './lib/reports.mjs';
import { runTurbo } from './lib/turbo.mjs';
import { members, readJson, root } from './lib/workspace.mjs';

requireNode('test', '0 passed, 1 failed');

/** Fast checks first, so that their findings appear early. */
const fastTasks = [
  '//#lint',
  '//#format:check',
  '//#types:scripts',
  '//#boundaries',
  '//#unused',
  '//#breakpoints',
  '//#hover-styles',
  '//#changesets',
  '//#minimum-versions',
  '//#licences',
  'types',
];
/**
 * These run in parallel, except where turbo.json declares a dependency: one uses resources that another leaves idle.
 */
const slowTasks = ['//#test:scripts', 'test', 'build', '//#surface', '//#bytes', '//#test:bundle'];
const browserTasks = ['//#test:dev', '//#test:consumers', '//#stories', 'test:e2e'];
const maxParallel = Math.max(2, Math.floor(availableParallelism() / 2));

// Removes reports of earlier runs, so that they do not count for this one; turbo restores those that are still valid.
for (const folder of [root, ...members().map(({ folder }) => folder)]) {
  rmSync(join(folder, 'reports'), { recursive: true, force: true });
}

/** @type {import('./lib/reports.mjs').Count[]} */
const counts = [];
/** @type {import('./lib/reports.mjs').Timing[]} */
const timings = [];
const failure = { passed: 0, failed: 1, skipped: 0 };
const seen = new Set();

let isStopped = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  // Turbo gets the signal too (see children.mjs), and this process ends after it.
  process.once(signal, () => (isStopped = true));
}

try {
  const { values } = parseArgs({ options: { filter: { type: 'string', short: 'F' } } });
  if (values.filter === undefined) await testAll();
  else await testOne(values.filter);
} catch (error) {
  console.error(error);
  count('pnpm test', { ...failure, note: 'broke off' });
}
finish();

async function testAll() {
  const browser = await findBrowser();
  const engines = await findEngines();
  const servers = await findServers();
  await run(fastTasks, maxParallel);
  await run([...slowTasks, ...servers, ...(browser ? browserTasks : []), ...engines], maxParallel);
  if (!browser) for (const step of browserTasks) count(step, { ...failure, note: 'no browser to run it in' });
}

/** @param {string} name "ui", "@myler/ui" or "packages/ui" */
async function testOne(name) {
  const member = members().find(({ manifest, path }) => [manifest.name, path, path.split('/')[1]].includes(name));
  if (!member) {
    const memberNames = members().map(({ path }) => path.split('/')[1]);
    throw new Error(`There is no package or app "${name}". There are ${memberNames.join(', ')}.`);
  }
  const hasStories = globSync('src/**/*.stories.tsx', { cwd: member.folder }).length > 0;
  const hasJourneys = 'test:e2e' in (member.manifest.scripts ?? {});
  const browser = !(hasStories || hasJourneys) || (await findBrowser());
  const journeys = [...(browser ? ['test:e2e'] : []), ...(hasJourneys ? await findEngines() : [])];
  await run(['types', 'test', ...journeys], maxParallel, [`--filter=${member.manifest.name}`]);
  if (!browser) return count('in a browser', { ...failure, note: 'no browser to run it in' });
  if (hasStories) await runStories(member.path);
}

/**
 * Runs the stories of one package, without turbo, which would store the result as that of all stories.
 *
 * @param {string} path below the root
 */
async function runStories(path) {
  const { code } = await runCommand(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'vitest.stories.config.ts', `${path}/`],
    { cwd: root },
  );
  if (isStopped) return finishEarly();
  count(`stories of ${path}`, countStep({ code, report: addTimings(join(root, reportOf['stories'] ?? '')) }));
}

/**
 * Prints the last line and sets the exit code.
 *
 * @param {number} [more] failures that no step has counted
 */
function finish(more = 0) {
  if (timings.length > 0) console.log(`\nThe slowest tests:\n${slowest(timings, 30).join('\n')}`);
  const { passed, failed, skipped } = total(counts);
  if (skipped > 0) console.log(`\n${skipped} skipped`);
  console.log(`\n${passed} passed, ${failed + more} failed`);
  process.exit(failed + more > 0 ? 1 : 0);
}

function finishEarly() {
  console.error('Stopped before the end.');
  finish(1);
}

/**
 * @param {string[]} names
 * @param {number} concurrency
 * @param {string[]} [filters]
 */
async function run(names, concurrency, filters = []) {
  const { code, tasks } = await runTurbo([
    ...names,
    ...filters,
    '--continue=dependencies-successful',
    `--concurrency=${concurrency}`,
  ]);
  if (isStopped) finishEarly();
  for (const { taskId, task, directory, execution } of tasks) {
    if (seen.has(taskId)) continue;
    seen.add(taskId);
    const report = reportOf[task];
    const file = report && addTimings(join(root, directory, report));
    count(taskId, countStep({ code: execution?.exitCode, report: file }));
  }
  if (tasks.length === 0) count(names.join(' '), { ...failure, note: `turbo ended with ${code}` });
}

/**
 * Collects the durations of a report's tests, if there is a report.
 *
 * @param {string} file
 * @returns {string} the same file
 */
function addTimings(file) {
  if (existsSync(file)) timings.push(...timingsOf(readJson(file)));
  return file;
}

/**
 * @param {string} step
 * @param {import('./lib/reports.mjs').Count & { note?: string }} result
 */
function count(step, { note, ...result }) {
  counts.push(result);
  const isSkipped = result.passed + result.failed === 0;
  const mark = isSkipped ? '–' : result.failed > 0 ? '✗' : '✓';
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  console.log(`${mark} ${step}: ${result.passed} passed, ${result.failed} failed${skipped}${note ? ` (${note})` : ''}`);
}

/**
 * Finds or installs what steps need before any of them starts: a whole Chromium, which few use, and the browser of all
 * others, which then use the same one.
 */
async function findBrowser() {
  try {
    const { findChromium, findWholeChromium, installHeadlessShell } = await import('./find-chromium.mjs');
    installHeadlessShell();
    await findWholeChromium();
    process.env['CHROMIUM_PATH'] = await findChromium();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/**
 * Finds or installs the browsers of the journeys in other engines, before any step needs them. A missing engine is a
 * failure where it could have been installed, and is skipped where it could not.
 *
 * @returns {Promise<string[]>} the steps that can run
 */
async function findEngines() {
  const { findFirefox, findOpenssl, findWebkit } = await import('./find-engines.mjs');
  const found = Object.entries({ firefox: findFirefox, webkit: findWebkit }).flatMap(([engine, find]) =>
    isFound(`test:engines in ${engine}`, [findOpenssl, find]) ? engine : [],
  );
  process.env['ENGINES'] = found.join();
  return found.length > 0 ? ['test:engines'] : [];
}

/**
 * Finds or installs the servers of the drill.
 *
 * @returns {Promise<string[]>} the steps that can run
 */
async function findServers() {
  const { findRedis } = await import('./find-redis.mjs');
  const { findNginx, findPostgres } = await import('./find-servers.mjs');
  return isFound('test:drill', [findPostgres, findRedis, findNginx]) ? ['test:drill'] : [];
}

/**
 * Whether all programs of a step are there. A missing one is a failure where it could have been installed, and always in
 * CI; elsewhere the step is not run.
 *
 * @param {string} step
 * @param {(() => unknown)[]} finders
 */
function isFound(step, finders) {
  try {
    for (const find of finders) find();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    const isSkipped = error instanceof NotInstallable;
    const note = isSkipped ? 'not run: not installed, and this machine cannot install it' : 'not installed';
    count(step, { ...(isSkipped ? { ...failure, failed: 0, skipped: 1 } : failure), note });
    return false;
  }
}
