// `pnpm test`: every check there is, as far as something it depends on has changed. Goes on past failures, shows what
// failed, and ends with one line: "N passed, N failed".
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';
import { countStep, reportOf, total } from './lib/reports.mjs';
import { runTurbo } from './lib/turbo.mjs';
import { members, root } from './lib/workspace.mjs';

requireNode('test', '0 passed, 1 failed');

/** Cheap ones first, two at a time; those that keep both cores busy one after another. */
const light = ['//#lint', '//#format:check', '//#types:scripts', '//#boundaries', '//#floors', 'types'];
const heavy = ['//#test:scripts', 'test', 'build', '//#surface', '//#bytes'];
const inBrowser = ['//#test:dev', '//#stories', 'test:e2e'];

// What an earlier run left must not be taken for this one's; turbo puts back what is still true.
for (const folder of [root, ...members().map(({ folder }) => folder)]) {
  rmSync(join(folder, 'reports'), { recursive: true, force: true });
}

/** @type {import('./lib/reports.mjs').Count[]} */
const counts = [];
const failure = { passed: 0, failed: 1, skipped: 0 };
const seen = new Set();

let isStopped = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  // Turbo is told too (see children.mjs), and we end when it has.
  process.once(signal, () => (isStopped = true));
}

try {
  const browser = await findBrowser();
  await run(light, 2);
  await run(heavy, 1);
  if (browser) await run(inBrowser, 1);
  else for (const step of inBrowser) count(step, { ...failure, note: 'no browser to run it in' });
} catch (error) {
  console.error(error);
  count('pnpm test', { ...failure, note: 'broke off' });
}
finish();

/**
 * The last line, and the exit code.
 *
 * @param {number} [more] failures that no step has counted
 */
function finish(more = 0) {
  const { passed, failed, skipped } = total(counts);
  if (skipped > 0) console.log(`\n${skipped} skipped`);
  console.log(`\n${passed} passed, ${failed + more} failed`);
  process.exit(failed + more > 0 ? 1 : 0);
}

/**
 * @param {string[]} names
 * @param {number} concurrency
 */
async function run(names, concurrency) {
  const { code, tasks } = await runTurbo([
    ...names,
    '--continue=dependencies-successful',
    `--concurrency=${concurrency}`,
  ]);
  if (isStopped) {
    console.error('Stopped before the end.');
    finish(1);
  }
  for (const { taskId, task, directory, execution } of tasks) {
    if (seen.has(taskId)) continue;
    seen.add(taskId);
    const report = reportOf[task];
    count(taskId, countStep({ code: execution?.exitCode, report: report && join(root, directory, report) }));
  }
  if (tasks.length === 0) count(names.join(' '), { ...failure, note: `turbo ended with ${code}` });
}

/**
 * @param {string} step
 * @param {import('./lib/reports.mjs').Count & { note?: string }} result
 */
function count(step, { note, ...result }) {
  counts.push(result);
  const mark = result.failed > 0 ? '✗' : '✓';
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  console.log(`${mark} ${step}: ${result.passed} passed, ${result.failed} failed${skipped}${note ? ` (${note})` : ''}`);
}

/** Finds a Chromium, or fetches one, before anything needs it; every step then uses the same. */
async function findBrowser() {
  try {
    const { findChromium } = await import('./find-chromium.mjs');
    process.env['CHROMIUM_PATH'] = await findChromium();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
