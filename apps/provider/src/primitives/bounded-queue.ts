import { Problem } from '@myler/api-client/problems';
import { createLimiter, TooBusy } from '@myler/server/limiter';

/** @throws {Problem} 503 when `waiting` calls are waiting already */
export function boundedQueue(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const limiter = createLimiter({ concurrency: atOnce, queueSize: waiting });
  return async (work) => {
    try {
      return await limiter.run(work);
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      throw new Problem(503, 'We are busier than usual. Wait a few seconds and try again.', { retryAfter: 3 });
    }
  };
}
