/** Why a rotation waits: each reason has to be taken back, and stopping is for good. */
export type HoldReason = 'hover' | 'focus' | 'hidden';

export interface Rotation {
  hold: (reason: HoldReason) => void;
  release: (reason: HoldReason) => void;
  /** A visitor turned by hand: what they chose gets its whole dwell. */
  restart: () => void;
  stop: () => void;
}

/**
 * Calls `onTurn` every `dwell` milliseconds while nothing holds it. After a hold the whole dwell starts anew, so that
 * nothing turns away the moment a pointer leaves it.
 */
export function startRotation(dwell: number, onTurn: () => void): Rotation {
  const reasons = new Set<HoldReason>();
  let stopped = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const restart = () => {
    clearInterval(timer);
    if (!stopped && reasons.size === 0) timer = setInterval(onTurn, dwell);
  };
  restart();
  return {
    restart,
    hold(reason) {
      reasons.add(reason);
      restart();
    },
    release(reason) {
      if (reasons.delete(reason)) restart();
    },
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}
