/** What a visitor was told: what was asked for, to come back later, or neither. */
export type Outcome = 'accepted' | 'refused' | 'failed';

export interface Answer {
  outcome: Outcome;
  /** The status, or what was wrong. */
  what: string;
  /** Milliseconds from sending to the last byte. */
  ms: number;
  /** When the last byte came, as `performance.now()` counts. */
  at: number;
}

/**
 * Judges an answer as its visitor does. A refusal must say when to come back: otherwise a browser cannot know that trying
 * again is of use.
 *
 * @param ms that it took
 * @param deadline after so many milliseconds the visitor has left
 */
export function judge(
  { status, retryAfter }: { status: number; retryAfter: string | undefined },
  { ms, deadline }: { ms: number; deadline: number },
): Pick<Answer, 'outcome' | 'what'> {
  if (ms > deadline) return { outcome: 'failed', what: `${status} after the deadline` };
  if (status >= 200 && status < 300) return { outcome: 'accepted', what: String(status) };
  if (status !== 429 && status !== 503) return { outcome: 'failed', what: String(status) };
  return Number(retryAfter) > 0
    ? { outcome: 'refused', what: String(status) }
    : { outcome: 'failed', what: `${status} without Retry-After` };
}

/**
 * Accepted answers a second. Only those count that came while requests were sent: the queues that are worked off
 * afterwards would make a server look faster than it is.
 *
 * @param window as `performance.now()` counts
 */
export function goodputOf(answers: readonly Answer[], { from, to }: { from: number; to: number }): number {
  const inTime = answers.filter(({ outcome, at }) => outcome === 'accepted' && at >= from && at < to);
  return inTime.length / ((to - from) / 1000);
}

/** The smallest value that this share of all values does not exceed; undefined without values. */
export function percentile(values: readonly number[], share: number): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)];
}

/** How often each thing was wrong. */
export function countFailures(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome, what } of answers) if (outcome === 'failed') counts[what] = (counts[what] ?? 0) + 1;
  return counts;
}
