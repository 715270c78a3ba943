/**
 * @typedef {object} MutationScore
 * @property {number} score in percent of those that tests could find; 100 when there are none
 * @property {number} killed found by a test, or stopped because they ran without end
 * @property {number} survived found by no test
 * @property {number} ignored neither: static, marked as equivalent with a reason, or no program at all
 */

/**
 * The share of mutants that tests found.
 *
 * @param {readonly { status: string }[]} results
 * @returns {MutationScore}
 */
export function scoreOf(results) {
  const count = (/** @type {string[]} */ ...statuses) =>
    results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived', 'NoCoverage');
  const ignored = results.length - killed - survived;
  return { score: killed + survived > 0 ? (100 * killed) / (killed + survived) : 100, killed, survived, ignored };
}
