import { afterEach, describe, expect, it } from 'vitest';
import { everyStoryIsPictured } from './every-story-is-pictured.mjs';

/**
 * The output and the exit code after a run of these tests.
 *
 * @param {{ meta: object, state: string }[]} tests
 */
function afterRun(tests) {
  /** @type {string[]} */
  const output = [];
  const reporter = everyStoryIsPictured((text) => output.push(text));
  for (const { meta, state } of tests) {
    const test = { meta: () => meta, result: () => ({ state }) };
    void reporter.onTestCaseResult?.(/** @type {import('vitest/node').TestCase} */ (/** @type {unknown} */ (test)));
  }
  void reporter.onTestRunEnd?.([], [], 'passed');
  return { said: output, exitCode: process.exitCode };
}

describe('A run of all stories', () => {
  const before = process.exitCode;
  afterEach(() => {
    process.exitCode = before;
  });

  it('fails when a story passed without a comparison of its pictures, and names the story', () => {
    const { said: output, exitCode } = afterRun([{ meta: { storyId: 'components-logo--full' }, state: 'passed' }]);
    expect(output).toEqual([expect.stringContaining('components-logo--full')]);
    expect(exitCode).toBe(1);
  });

  it('accepts stories that were compared, that have no pictures, or that failed before', () => {
    const { said: output, exitCode } = afterRun([
      { meta: { storyId: 'components-logo--full', pictures: ['components-logo__full-360'] }, state: 'passed' },
      { meta: { storyId: 'foundations-art--motifs', pictures: [] }, state: 'passed' },
      { meta: { storyId: 'components-logo--mark' }, state: 'failed' },
      { meta: {}, state: 'passed' },
    ]);
    expect(output).toEqual([]);
    expect(exitCode).toBe(before);
  });
});
