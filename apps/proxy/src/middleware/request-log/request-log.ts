import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../http/context.ts';
import type { Logger } from '@myler/server/log';

const MAX_PATH_LENGTH = 160;

/** The only path that contains a secret: the token gives access to an order. It matches every spelling of the rest. */
const ORDER_TOKEN_PATH = /^(\/+v1\/+custom-gift-cards\/+orders\/+)[^?]+/i;

/** A path for the log: without query and token, and shortened. */
export function loggedPath(path: string): string {
  const query = path.indexOf('?');
  return (query < 0 ? path : path.slice(0, query)).replace(ORDER_TOKEN_PATH, '$1{token}').slice(0, MAX_PATH_LENGTH);
}

/** Logs one line per request: method, path without query (or its route when it contains a token), status, duration. */
export function requestLog(log: Logger) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const begin = performance.now();
    await next();
    log.info({
      id: context.get('requestId'),
      method: context.req.method,
      path: context.get('route') ?? loggedPath(context.req.path),
      status: context.res.status,
      ms: Math.round((performance.now() - begin) * 10) / 10,
    });
  });
}
