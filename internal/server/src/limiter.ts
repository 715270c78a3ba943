/** Thrown when the queue is full. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
  constructor() {
    super('Too many are waiting already.');
  }
}

export interface Limiter {
  /** Runs `work` when there is room; at most `concurrency` run and `queueSize` wait. */
  run<T>(work: () => Promise<T>): Promise<T>;
  readonly running: number;
}

/**
 * A bounded queue. Beyond its limit it fails immediately, because a response after a long wait would reach nobody.
 *
 * @throws {TooBusy} from `run`, when the queue is full
 */
export function createLimiter({ concurrency, queueSize }: { concurrency: number; queueSize: number }): Limiter {
  const queue: (() => void)[] = [];
  let running = 0;
  const release = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    get running() {
      return running;
    },
    async run(work) {
      if (running < concurrency) {
        running += 1;
      } else {
        if (queue.length >= queueSize) throw new TooBusy();
        await new Promise<void>((resume) => queue.push(resume));
      }
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
