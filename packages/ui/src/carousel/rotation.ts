/** Why a rotation waits. Release each reason that was held; a stopped rotation never starts again. */
export type HoldReason = 'hover' | 'focus' | 'hidden';

export interface Rotation {
  hold: (reason: HoldReason) => void;
  release: (reason: HoldReason) => void;
  /** For a slide that the visitor chose: it stays for its whole dwell. */
  restart: () => void;
  stop: () => void;
}

/**
 * Calls `onTurn` every `dwell` milliseconds while no reason is held. After the last release the whole dwell starts
 * again, so that the slide does not change the moment a pointer leaves it.
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
