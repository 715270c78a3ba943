import { AsyncLocalStorage } from 'node:async_hooks';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../http/context.ts';

const signals = new AsyncLocalStorage<AbortSignal>();

/**
 * Makes the end of a visitor's connection known to the queues of the provider's clients. Reads have no such signal,
 * because several visitors may wait for one.
 */
export const watchVisitor = createMiddleware<AppEnv>(async (context, next) => {
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
  return signals.run(context.req.raw.signal, next);
});

/** Aborted when the visitor of the current request has left; undefined for reads. */
export function visitorSignal(): AbortSignal | undefined {
  return signals.getStore();
}
