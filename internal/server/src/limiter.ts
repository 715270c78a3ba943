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
  /**
   * Milliseconds that work may wait. Unset: as long as it takes. Work that would wait more than half as long, as recent work
   * went, is refused at once: the other half is for work that takes longer than it did.
   */
  maxWait?: number;
}

export interface Limiter {
  /**
   * Runs `work` when there is room.
   *
   * @param signal when it is aborted, waiting work leaves the queue; running work is not affected
   */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /**
   * Whether `run` would refuse work now; if so, it is counted as refused. Under overload most work is refused, and what is
   * done for it before is taken from the rest.
   */
  refusesNow(): boolean;
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

/** Work that waits, in order. */
class Queue {
  readonly #waiting = new Set<() => void>();
  readonly #refusals: Refusals;
  readonly #maxWait: number | undefined;

  constructor(refusals: Refusals, maxWait: number | undefined) {
    this.#refusals = refusals;
    this.#maxWait = maxWait;
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Resolves when it is this work's turn. */
  wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        if (this.#waiting.delete(start)) reject(this.#refusals.error('The time to wait is over.'));
        end();
      };
      const timer = this.#maxWait === undefined ? undefined : setTimeout(leave, this.#maxWait);
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const start = () => {
        end();
        resolve();
      };
      this.#waiting.add(start);
      signal?.addEventListener('abort', leave);
    });
  }

  /** Starts the one that has waited longest. */
  startFirst(): void {
    for (const start of this.#waiting) {
      this.#waiting.delete(start);
      start();
      return;
    }
  }
}

/** Milliseconds that work takes: a mean in which the last one counts for a tenth. */
class MeanDuration {
  ms = 0;

  add(ms: number): void {
    this.ms = this.ms === 0 ? ms : this.ms + (ms - this.ms) / 10;
  }
}

/**
 * A bounded queue. Beyond its limit it fails immediately, because a response after a long wait would reach nobody. The same
 * holds for work whose turn would come too late. Work whose time is over leaves the queue, so that no later work waits for it.
 *
 * @throws {TooBusy} from `run`, when the queue is full or the work has waited for `maxWait` or was aborted
 */
export function createLimiter({ concurrency, queueSize, maxWait }: LimiterOptions): Limiter {
  const limit = typeof concurrency === 'function' ? concurrency : () => concurrency;
  const refusals = new Refusals();
  const queue = new Queue(refusals, maxWait);
  const duration = new MeanDuration();
  let running = 0;
  const hasRoom = () => queue.size === 0 && running < limit();
  const wouldWait = () => ((queue.size + 1) * duration.ms) / limit();
  const isFull = () => queue.size >= queueSize || (maxWait !== undefined && wouldWait() > maxWait / 2);
  const startNext = () => {
    while (queue.size > 0 && running < limit()) {
      running += 1;
      queue.startFirst();
    }
  };
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
    refusesNow() {
      if (hasRoom() || !isFull()) return false;
      refusals.count += 1;
      return true;
    },
    async run(work, signal) {
      if (signal?.aborted) throw refusals.error('The time to wait is over.');
      if (hasRoom()) {
        running += 1;
      } else {
        if (isFull()) throw refusals.error();
        await queue.wait(signal);
      }
      const begin = performance.now();
      try {
        return await work();
      } finally {
        duration.add(performance.now() - begin);
        running -= 1;
        startNext();
      }
    },
  };
}
