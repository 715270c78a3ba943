import { Problem } from '@myler/api-client/problems';
import { createLimiter, TooBusy } from '@myler/server/limiter';

/** @throws {Problem} 503 when `queueSize` calls are waiting already */
export function boundedQueue(concurrency: number, queueSize: number): <T>(work: () => Promise<T>) => Promise<T> {
  const limiter = createLimiter({ concurrency, queueSize });
  return async (work) => {
    try {
      return await limiter.run(work);
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      throw new Problem(503, 'We are busier than usual. Wait a few seconds and try again.', { retryAfter: 3 });
    }
  };
}
