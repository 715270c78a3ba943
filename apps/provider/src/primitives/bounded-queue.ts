import { Problem } from '@myler/api-client/problems';
import { TooBusy, type Limiter } from '@myler/server/limiter';

/** @throws {Problem} 503 when the queue of the limiter is full */
export function boundedQueue(limiter: Limiter): <T>(work: () => Promise<T>) => Promise<T> {
  return async (work) => {
    try {
      return await limiter.run(work);
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      throw new Problem(503, 'We are busier than usual. Wait a few seconds and try again.', { retryAfter: 3 });
    }
  };
}
