import { AsyncLocalStorage } from 'node:async_hooks';
import type { BlockList } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { BeginSpan, RequestSpan } from '@myler/server/trace-request';
import type { AppEnv } from '../../http/context.ts';
import { isTrusted, plainAddress } from '../client-address/client-address.ts';
import { patternOf } from '../request-log/request-log.ts';

const spans = new AsyncLocalStorage<RequestSpan>();

/** Records each request in a trace, where tracing is configured. Only the operator's own proxies can continue a trace. */
export function requestTrace(trusted: BlockList, begin: BeginSpan | undefined) {
  return createMiddleware<AppEnv>(async (context, next) => {
    if (!begin) return next();
    const isFromProxy = isTrusted(trusted, plainAddress(context.env?.peerAddress));
    const { method } = context.req;
    const span = begin({ method, traceparent: isFromProxy ? context.req.header('traceparent') : undefined });
    await spans.run(span, next);
    span.end({ route: context.get('isPage') ? 'page' : patternOf(context), status: context.res.status });
  });
}

/** The span of the current request, for the calls to the provider that it causes; undefined without tracing. */
export function currentSpan(): RequestSpan | undefined {
  return spans.getStore();
}
