import { describe, expect, it } from 'vitest';
import { folderOf } from './folder-of.ts';
import { countsOf, countStep } from './reports.ts';

const vitestReport = {
  numTotalTests: 4,
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 0,
  success: false,
  testResults: [{ status: 'failed', assertionResults: [{}, {}, {}, {}] }],
};

describe('the count of a report', () => {
  it('adds up Vitest’s report, and counts a file that was not loaded and an error outside of tests as failures', () => {
    expect(countsOf(vitestReport, ['a story'])).toEqual({ passed: 3, failed: 1, skipped: 0, flaky: ['a story'] });
    const unloaded = { ...vitestReport, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(countsOf(unloaded)).toMatchObject({ failed: 1 });
    expect(countsOf({ ...vitestReport, numFailedTests: 0, testResults: [] })).toMatchObject({ failed: 1 });
  });

  it('adds up Playwright’s report, and names what passed only at the second try', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    const specs = [
      { title: 'Ada joins', tests: [{ status: 'flaky' }] },
      { title: 'Ben joins', tests: [{ status: 'expected' }] },
    ];
    const suites = [{ title: 'join.spec.ts', suites: [{ title: 'joining', specs }] }];
    expect(countsOf({ stats, suites })).toEqual({ passed: 6, failed: 1, skipped: 2, flaky: ['Ada joins'] });
    expect(countsOf({ stats, errors: [{ message: 'no server' }] })).toMatchObject({ failed: 2 });
  });

  it('adds up the reports of our own checks, and rejects anything else', () => {
    expect(countsOf({ check: 'licences', passed: 6, failed: 0 })).toMatchObject({ passed: 6, failed: 0 });
    for (const other of [{}, { passed: '12' }]) expect(() => countsOf(other)).toThrow(TypeError);
  });
});

it('a step counts what its report says, and one failure at least when it failed, was not run or left no report', () => {
  const folder = folderOf({
    'stories.json': { ...vitestReport, numFailedTests: 0, success: true, testResults: [] },
    'stories.flaky.json': ['a story'],
    'none.json': { passed: 0, failed: 0 },
  });
  const stories = `${folder}/stories.json`;
  expect(countStep({ code: 0 })).toMatchObject({ passed: 1, failed: 0 });
  expect(countStep({ code: 2 })).toMatchObject({ passed: 0, failed: 1 });
  expect(countStep({ code: undefined, report: stories })).toMatchObject({ passed: 0, failed: 1 });
  expect(countStep({ code: 0, report: stories })).toMatchObject({ passed: 3, failed: 0, flaky: ['a story'] });
  expect(countStep({ code: 1, report: stories })).toMatchObject({ passed: 3, failed: 1, note: 'ended with 1' });
  expect(countStep({ code: 0, report: `${folder}/none.json` })).toMatchObject({ failed: 1, note: 'ran no tests' });
  expect(countStep({ code: 0, report: `${folder}/unit.json` })).toMatchObject({ failed: 1, note: 'left no unit.json' });
});
