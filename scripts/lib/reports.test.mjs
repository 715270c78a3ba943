import { describe, expect, it } from 'vitest';
import { countsOf, countStep, reportOf, slowest, timingsOf, total } from './reports.mjs';

const vitestReport = {
  numTotalTests: 4,
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 0,
  success: false,
  testResults: [{ status: 'failed', assertionResults: [{}, {}, {}, {}] }],
};

describe('the count of a report', () => {
  it('adds up Vitest’s report', () => {
    expect(countsOf(vitestReport)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('counts a test file that could not be loaded as a failure', () => {
    const unloaded = { ...vitestReport, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(countsOf(unloaded)).toMatchObject({ failed: 1 });
  });

  it('counts an error outside of any test as a failure', () => {
    expect(countsOf({ ...vitestReport, numFailedTests: 0, testResults: [] })).toMatchObject({ failed: 1 });
  });

  it('adds up Playwright’s report, and a test that passed only at the second try has failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countsOf({ stats, errors: [] })).toEqual({ passed: 5, failed: 2, skipped: 2 });
    expect(countsOf({ stats, errors: [{ message: 'no server' }] })).toMatchObject({ failed: 3 });
  });

  it('adds up the reports of our own checks', () => {
    expect(countsOf({ check: 'minimum-versions', passed: 6, failed: 0 })).toEqual({ passed: 6, failed: 0, skipped: 0 });
  });

  it('rejects anything else as a report', () => {
    expect(() => countsOf({})).toThrow(TypeError);
    expect(() => countsOf({ passed: '12' })).toThrow(TypeError);
  });
});

describe('the count of a step', () => {
  const good = () => ({ check: 'x', passed: 2, failed: 0 });

  it('is one when the step has no report', () => {
    expect(countStep({ code: 0 })).toMatchObject({ passed: 1, failed: 0 });
    expect(countStep({ code: 2 })).toMatchObject({ passed: 0, failed: 1 });
  });

  it('has a failure when the report is missing, even after exit code 0', () => {
    expect(countStep({ code: 0, report: '/nowhere/reports/unit.json' })).toMatchObject({
      passed: 0,
      failed: 1,
      note: 'left no report',
    });
  });

  it('has a failure when the step failed and its report has none', () => {
    expect(countStep({ code: 1, report: 'x' }, good)).toMatchObject({ passed: 2, failed: 1 });
  });

  it('has a failure when the step did not run', () => {
    expect(countStep({ code: undefined, report: 'x' }, good)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('has a failure when the report has no test', () => {
    expect(countStep({ code: 0, report: 'x' }, () => ({ passed: 0, failed: 0 }))).toMatchObject({ failed: 1 });
  });
});

it('the total adds up all steps', () => {
  expect(
    total([
      { passed: 3, failed: 0, skipped: 1 },
      { passed: 4, failed: 2, skipped: 0 },
    ]),
  ).toEqual({ passed: 7, failed: 2, skipped: 1 });
});

it('no two tasks of one folder share a report', () => {
  const reports = Object.values(reportOf);
  expect(new Set(reports).size).toBe(reports.length);
});

describe('the list of the slowest tests', () => {
  it('names Vitest’s tests with their file and title', () => {
    const report = {
      ...vitestReport,
      testResults: [
        {
          name: '/somewhere/src/price.test.ts',
          status: 'passed',
          assertionResults: [{ fullName: 'a price is exact', duration: 12.5 }, { fullName: 'was skipped' }],
        },
      ],
    };
    expect(timingsOf(report)).toEqual([
      { name: 'price.test.ts › a price is exact', milliseconds: 12.5 },
      { name: 'price.test.ts › was skipped', milliseconds: 0 },
    ]);
  });

  it('names Playwright’s tests with their groups, and adds up their retries', () => {
    const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 };
    const spec = { title: 'Ada joins', tests: [{ results: [{ duration: 400 }, { duration: 200 }] }] };
    const suites = [{ title: 'join.spec.ts', suites: [{ title: 'joining', specs: [spec] }] }];
    expect(timingsOf({ stats, suites })).toEqual([{ name: 'join.spec.ts › joining › Ada joins', milliseconds: 600 }]);
  });

  it('has no test of our own checks', () => {
    expect(timingsOf({ check: 'minimum-versions', passed: 6, failed: 0 })).toEqual([]);
  });

  it('has the slowest first, at most as many as requested, and no fast test', () => {
    const timings = [99, 100, 30_000, 2_000].map((milliseconds) => ({ name: `test ${milliseconds}`, milliseconds }));
    expect(slowest(timings, 2)).toEqual(['   30.0 s  test 30000', '    2.0 s  test 2000']);
    expect(slowest(timings, 9)).toHaveLength(3);
  });
});
