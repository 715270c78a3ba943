/** Thrown when the queue is full. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
  constructor() {
    super('Too many are waiting already.');
  }
}

export interface Limiter {
  /** Runs `work` when there is room; at most `atOnce` run, at most `waiting` wait. */
  run<T>(work: () => Promise<T>): Promise<T>;
  readonly running: number;
}

/**
 * A bounded queue. Beyond its limit it fails at once, because an answer after a long wait would reach nobody.
 *
 * @throws {TooBusy} from `run`, when the queue is full
 */
export function createLimiter({ atOnce, waiting }: { atOnce: number; waiting: number }): Limiter {
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
      if (running < atOnce) {
        running += 1;
      } else {
        if (queue.length >= waiting) throw new TooBusy();
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
