interface MutationScore {
  /** In percent of those that tests could find; 100 when there are none. */
  score: number;
  /** Found by a test, or stopped because they ran without end. */
  killed: number;
  /** Found by no test. */
  survived: number;
  /** Neither: static, marked as equivalent with a reason, or no program at all. */
  ignored: number;
}

/** The share of mutants that tests found. */
export function scoreOf(results: readonly { status: string }[]): MutationScore {
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived', 'NoCoverage');
  const ignored = results.length - killed - survived;
  return { score: killed + survived > 0 ? (100 * killed) / (killed + survived) : 100, killed, survived, ignored };
}
