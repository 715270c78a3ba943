import { logFault } from '@myler/server/faults';
import type { Logger } from '@myler/server/log';

/**
 * Runs background work at the start and every minute. The first run completes what a crash interrupted.
 *
 * @param name of the work, for the log line of a failure
 */
export function everyMinute(name: string, log: Logger, work: () => Promise<void>): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const start = () => (running = work().catch((error: unknown) => void logFault(log, error, {}, `${name} failed`)));
  void start();
  const timer = setInterval(() => void start(), 60_000).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
