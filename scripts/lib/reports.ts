import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { readJson } from './workspace.ts';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of tests that passed only at the second try; they are among `passed`. */
  flaky: string[];
}

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests?: number;
  numTodoTests?: number;
  success: boolean;
  testResults: { status: string; assertionResults: object[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

/**
 * Reads a report of Vitest, Playwright or one of our own checks.
 *
 * @param flaky what Vitest's report does not say
 * @throws {TypeError} when it is none of these
 */
export function countsOf(report: unknown, flaky: string[] = []): Count {
  const data = (report ?? {}) as Record<string, unknown>;
  if (typeof data['numTotalTests'] === 'number') return vitestCounts(report as VitestReport, flaky);
  if (typeof data['stats'] === 'object') return playwrightCounts(report as PlaywrightReport);
  const { passed, failed } = report as Count;
  if (Number.isInteger(passed) && Number.isInteger(failed)) return { passed, failed, skipped: 0, flaky: [] };
  throw new TypeError('This is not a report of Vitest, of Playwright or of a check.');
}

function vitestCounts(report: VitestReport, flaky: string[]): Count {
  // A file that could not be loaded has no failed tests but counts as a failure.
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    // An error outside of tests fails the run but no test.
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    flaky,
  };
}

function playwrightCounts({ stats, errors = [], suites = [] }: PlaywrightReport): Count {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: suites.flatMap(flakyIn),
  };
}

function flakyIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => title), ...suites.flatMap(flakyIn)];
}

/**
 * What one step adds to the sum: the counts of its report, or one for a step without reports. A failed step counts at
 * least one failure, whatever its report says. A missing report is a failure, because its result is unknown.
 *
 * @param step code undefined when it was not reached
 */
export function countStep(step: { code: number | undefined; report?: string | undefined }): Count & { note?: string } {
  const { code, report } = step;
  const one = { passed: 0, failed: 1, skipped: 0, flaky: [] };
  if (code === undefined) return { ...one, note: 'not run, because what it needs failed' };
  if (!report) return code === 0 ? { ...one, passed: 1, failed: 0 } : one;
  try {
    const flakyFile = report.replace(/\.json$/, '.flaky.json');
    const count = countsOf(readJson(report), existsSync(flakyFile) ? (readJson(flakyFile) as string[]) : []);
    if (code !== 0 && count.failed === 0) return { ...count, failed: 1, note: `ended with ${code}` };
    if (count.passed + count.failed === 0) return { ...count, failed: 1, note: 'ran no tests' };
    return count;
  } catch {
    return { ...one, note: `left no ${basename(report)}` };
  }
}
