import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../http/context.ts';
import type { Logger } from '@myler/server/log';

let started = 0;
const instance = Math.random().toString(36).slice(2, 8);

/** Names a request in the log and towards the provider. */
export function nextRequestId(): string {
  started += 1;
  return `${instance}-${started.toString(36)}`;
}

const MAX_PATH = 160;

/** The one path that holds a secret, however the rest of it is spelt or answered: whoever has the token has the order. */
const ORDER = /^(\/+v1\/+custom-gift-cards\/+orders\/+)[^?]+/i;

/** Paths as they may be written down: no query, no token, and not without end. */
export function loggedPath(path: string): string {
  const query = path.indexOf('?');
  return (query < 0 ? path : path.slice(0, query)).replace(ORDER, '$1{token}').slice(0, MAX_PATH);
}

/** One line a request: method, path without query (or the route, where a path holds a token), status, milliseconds. */
export function requestLog(log: Logger) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const begin = performance.now();
    context.set('requestId', nextRequestId());
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
