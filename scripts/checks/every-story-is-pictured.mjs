/**
 * Fails the run when a story passed without a picture. Hooks of a setup file can get lost silently, as happened when
 * the clock that Vitest versions its imports by was frozen.
 *
 * @param {(text: string) => void} [complain]
 * @returns {import('vitest/node').Reporter}
 */
export function everyStoryIsPictured(complain = console.error) {
  /** @type {string[]} */
  const unseen = [];
  return {
    onTestCaseResult(test) {
      const { storyId, pictures } = /** @type {{ storyId?: string, pictures?: string[] }} */ (test.meta());
      if (storyId && !pictures && test.result().state === 'passed') unseen.push(storyId);
    },
    onTestRunEnd() {
      if (unseen.length === 0) return;
      complain(`These stories were not compared with their pictures: ${unseen.join(', ')}`);
      process.exitCode = 1;
    },
  };
}
