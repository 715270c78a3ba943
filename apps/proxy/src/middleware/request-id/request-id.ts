import { AsyncLocalStorage } from 'node:async_hooks';
import type { BlockList } from 'node:net';
import { createMiddleware } from 'hono/factory';
import { validRequestId } from '@myler/server/request-id';
import type { AppEnv } from '../../http/context.ts';
import { isTrusted, plainAddress } from '../client-address/client-address.ts';

let requestCount = 0;
const instanceId = Math.random().toString(36).slice(2, 8);

/** The id of a request: in the logs of the proxy and the provider, and in what a visitor reads about an error. */
export function nextRequestId(): string {
  requestCount += 1;
  return `${instanceId}-${requestCount.toString(36)}`;
}

const ids = new AsyncLocalStorage<string>();

/** Gives each request an id. The operator's own proxies may have given it one; a visitor's `X-Request-Id` is ignored. */
export function requestId(trusted: BlockList) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const isFromProxy = isTrusted(trusted, plainAddress(context.env?.peerAddress));
    const received = isFromProxy ? validRequestId(context.req.header('x-request-id')) : undefined;
    const id = received ?? nextRequestId();
    context.set('requestId', id);
    return ids.run(id, next);
  });
}

/** The id of the current request, for the calls to the provider that it causes; undefined for background work. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}
