import { Problem } from '@myler/api-client/problems';

/** @throws {Problem} 503 once `waiting` are waiting */
export function boundedQueue(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiters: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiters.length >= waiting)
        throw new Problem(503, 'We are busier than usual. Wait a few seconds and try again.', { retryAfter: 3 });
      // Woken by one that ends and leaves its place taken, so that nobody slips in between.
      await new Promise<void>((resolve) => waiters.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiters.shift();
      if (next) next();
      else running--;
    }
  };
}
