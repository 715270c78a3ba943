/** Starts a flush after a delay that grows with the number of failures in a row. */
export interface FlushTimer {
  /** Does nothing when a flush is already scheduled. */
  start(): void;
  cancel(): void;
  /** Notes how a request ended: a success ends the row of failures. */
  countFailure(hasFailed: boolean): void;
  hasFailures(): boolean;
  /** Cancels the scheduled flush and forgets the failures. */
  reset(): void;
}

/** @param schedule calls back later, after longer the more failures there were; returns a function that cancels it */
export function createFlushTimer(
  schedule: (flush: () => void, failures: number) => () => void,
  flush: () => void,
): FlushTimer {
  let failures = 0;
  let cancelScheduled: (() => void) | undefined;
  const cancel = () => {
    cancelScheduled?.();
    cancelScheduled = undefined;
  };
  return {
    start() {
      cancelScheduled ??= schedule(flush, failures);
    },
    cancel,
    countFailure(hasFailed) {
      failures = hasFailed ? failures + 1 : 0;
    },
    hasFailures: () => failures > 0,
    reset() {
      cancel();
      failures = 0;
    },
  };
}
