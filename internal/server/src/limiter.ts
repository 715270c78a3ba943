/** Thrown when the queue is full, or when work has waited in it too long. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
  constructor(message = 'Too many are waiting already.') {
    super(message);
  }
}

export interface LimiterOptions {
  /** How many may run now. A function is asked again whenever there may be room. */
  concurrency: number | (() => number);
  /** How many may wait. */
  queueSize: number;
  /** Milliseconds that work may wait. Unset: as long as it takes. */
  maxWait?: number;
}

export interface Limiter {
  /**
   * Runs `work` when there is room.
   *
   * @param signal when it is aborted, waiting work leaves the queue; running work is not affected
   */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  readonly running: number;
  readonly waiting: number;
  /** How much has been refused so far, because the queue was full or the time to wait was over. */
  readonly refused: number;
}

/** Makes the errors of what is refused, and counts them. */
class Refusals {
  count = 0;

  error(message?: string): TooBusy {
    this.count += 1;
    return new TooBusy(message);
  }
}

interface Waiting {
  start: () => void;
}

/**
 * A bounded queue. Beyond its limit it fails immediately, because a response after a long wait would reach nobody. Work
 * whose time is over leaves the queue, so that no later work waits for it.
 *
 * @throws {TooBusy} from `run`, when the queue is full or the work has waited for `maxWait` or was aborted
 */
export function createLimiter({ concurrency, queueSize, maxWait }: LimiterOptions): Limiter {
  const limit = typeof concurrency === 'function' ? concurrency : () => concurrency;
  const queue = new Set<Waiting>();
  let running = 0;
  const refusals = new Refusals();
  const startNext = () => {
    for (const next of queue) {
      if (running >= limit()) return;
      queue.delete(next);
      running += 1;
      next.start();
    }
  };
  const waitForTurn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        if (queue.delete(waiting)) reject(refusals.error('The time to wait is over.'));
        end();
      };
      const timer = maxWait === undefined ? undefined : setTimeout(leave, maxWait);
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const waiting: Waiting = {
        start: () => {
          end();
          resolve();
        },
      };
      queue.add(waiting);
      signal?.addEventListener('abort', leave);
    });
  return {
    get running() {
      return running;
    },
    get waiting() {
      return queue.size;
    },
    get refused() {
      return refusals.count;
    },
    async run(work, signal) {
      if (signal?.aborted) throw refusals.error('The time to wait is over.');
      if (queue.size === 0 && running < limit()) {
        running += 1;
      } else {
        if (queue.size >= queueSize) throw refusals.error();
        await waitForTurn(signal);
      }
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
