import { basename } from 'node:path';
import { readJson } from './workspace.mjs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * The report of each task that counts its own tests, below its package. Other tasks (types, lint, builds) count as one.
 *
 * @type {Record<string, string>}
 */
export const reportOf = {
  test: 'reports/unit.json',
  'test:e2e': 'reports/e2e.json',
  'test:engines': 'reports/engines.json',
  'test:scripts': 'reports/scripts.json',
  'test:dev': 'reports/dev.json',
  'test:bundle': 'reports/bundle.json',
  'test:consumers': 'reports/consumers.json',
  'test:drill': 'reports/drill.json',
  stories: 'reports/stories.json',
  boundaries: 'reports/boundaries.json',
  breakpoints: 'reports/breakpoints.json',
  'hover-styles': 'reports/hover-styles.json',
  changesets: 'reports/changesets.json',
  'minimum-versions': 'reports/minimum-versions.json',
  licences: 'reports/licences.json',
  surface: 'reports/surface.json',
  bytes: 'reports/bytes.json',
};

/**
 * Reads a report of Vitest, Playwright or one of our own checks.
 *
 * @param {unknown} report
 * @returns {Count}
 * @throws {TypeError} when it is none of these
 */
export function countsOf(report) {
  const data = /** @type {Record<string, unknown>} */ (report ?? {});
  if (typeof data['numTotalTests'] === 'number') return vitestCounts(/** @type {VitestReport} */ (report));
  if (typeof data['stats'] === 'object') return playwrightCounts(/** @type {PlaywrightReport} */ (report));
  const { passed, failed } = /** @type {Count} */ (report);
  if (Number.isInteger(passed) && Number.isInteger(failed)) return { passed, failed, skipped: 0 };
  throw new TypeError('This is not a report of Vitest, of Playwright or of a check.');
}

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests?: number, numTodoTests?: number,
 *   success: boolean, testResults: { name?: string, status: string,
 *   assertionResults: { fullName?: string, duration?: number | null }[] }[] }} VitestReport
 */

/** @param {VitestReport} report */
function vitestCounts(report) {
  // A file that could not be loaded has no failed tests but counts as a failure.
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    // An error outside of tests fails the run but no test.
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}

/**
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[],
 *   suites?: PlaywrightSuite[] }} PlaywrightReport
 * @typedef {{ title: string, suites?: PlaywrightSuite[],
 *   specs?: { title: string, tests: { results: { duration: number }[] }[] }[] }} PlaywrightSuite
 */

/** @param {PlaywrightReport} report */
function playwrightCounts({ stats, errors = [] }) {
  // A flaky test, which passed at the second attempt, counts as failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/**
 * What one step adds to the sum: the counts of its report, or one for a step without reports. A failed step counts at
 * least one failure, whatever its report says. A missing report is a failure, because its result is unknown.
 *
 * @param {{ code: number | undefined, report?: string | undefined }} step code undefined when it was not reached
 * @param {(file: string) => unknown} [read]
 * @returns {Count & { note?: string }}
 */
export function countStep({ code, report }, read = readJson) {
  if (code === undefined) return { passed: 0, failed: 1, skipped: 0, note: 'not run, because what it needs failed' };
  if (!report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  try {
    const count = countsOf(read(report));
    if (code !== 0 && count.failed === 0) return { ...count, failed: 1, note: `ended with ${code}` };
    if (count.passed + count.failed === 0) return { ...count, failed: 1, note: 'ran no tests' };
    return count;
  } catch {
    return { passed: 0, failed: 1, skipped: 0, note: 'left no report' };
  }
}

/**
 * The last line of `pnpm test`.
 *
 * @param {Count[]} counts
 */
export function total(counts) {
  const sum = (/** @type {keyof Count} */ key) => counts.reduce((all, count) => all + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * @typedef {object} Timing
 * @property {string} name the test's file and title
 * @property {number} milliseconds
 */

/**
 * The duration of each test in a report of Vitest or Playwright. Our own checks have no durations.
 *
 * @param {unknown} report
 * @returns {Timing[]}
 */
export function timingsOf(report) {
  const { testResults, suites } = /** @type {Partial<VitestReport & PlaywrightReport>} */ (report ?? {});
  if (Array.isArray(testResults)) {
    return testResults.flatMap(({ name = '', assertionResults }) =>
      assertionResults.map(({ fullName = '', duration }) => ({
        name: `${basename(name)} › ${fullName}`,
        milliseconds: duration ?? 0,
      })),
    );
  }
  return (suites ?? []).flatMap((suite) => timingsOfSuite(suite, []));
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} above
 * @returns {Timing[]}
 */
function timingsOfSuite({ title, suites = [], specs = [] }, above) {
  const path = [...above, title];
  return [
    ...specs.map((spec) => ({
      name: [...path, spec.title].join(' › '),
      milliseconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...suites.flatMap((inner) => timingsOfSuite(inner, path)),
  ];
}

/** Milliseconds above which a test is listed. */
const SLOW = 100;

/**
 * The tests that took longest, as lines to print, the slowest first.
 *
 * @param {Timing[]} timings
 * @param {number} count
 */
export function slowest(timings, count) {
  return timings
    .filter(({ milliseconds }) => milliseconds >= SLOW)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
