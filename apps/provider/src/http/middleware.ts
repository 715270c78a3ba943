import type { Hono, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { Logger } from '@myler/server/log';
import type { ObserveRequest } from '@myler/server/observe-request';
import type { BeginSpan } from '@myler/server/trace-request';
import { validRequestId } from '@myler/server/request-id';
import { incompleteRequest, logFault, type Fault } from '@myler/server/faults';
import { UNEXPECTED } from '@myler/api-client/errors';
import { Problem } from '@myler/api-client/problems';
import type { RouteVariables } from './route.ts';

/** Seconds. PostgreSQL restarts in a few. */
const RETRY_AFTER_OUTAGE = 2;

/** Logs one line per request with route and status. It never logs queries, bodies, headers or path parameters. */
export function logRequests(log: Logger, observe?: ObserveRequest): MiddlewareHandler<RouteVariables> {
  return async (context, next) => {
    const start = performance.now();
    // The proxy's, so that both logs have the same. Whoever else has a token can only choose what a line is called.
    const id = validRequestId(context.req.header('x-request-id')) ?? crypto.randomUUID();
    context.set('requestId', id);
    await next();
    context.res.headers.set('x-request-id', id);
    const { method } = context.req;
    const { status } = context.res;
    const ms = performance.now() - start;
    observe?.({ method, route: context.get('route') ?? routePath(context), status, ms });
    log.info(
      {
        id,
        method,
        route: context.get('route') ?? 'none',
        status,
        ms: Math.round(ms),
      },
      'request',
    );
  };
}

/** Records each request in the caller's trace, where tracing is configured. */
export function traceRequests(begin: BeginSpan | undefined): MiddlewareHandler<RouteVariables> {
  return async (context, next) => {
    if (!begin) return next();
    const { method } = context.req;
    const span = begin({ method, traceparent: context.req.header('traceparent') });
    await next();
    span.end({ route: context.get('route') ?? routePath(context), status: context.res.status });
  };
}

/** Responses of an API are data, which must not be executed, framed or sniffed. */
export const setHeaders: MiddlewareHandler<RouteVariables> = async (context, next) => {
  await next();
  // `context.header` would copy the whole response for each header.
  const { headers } = context.res;
  headers.set('x-content-type-options', 'nosniff');
  // The web app's page has a policy of its own.
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  }
  headers.set('referrer-policy', 'no-referrer');
  headers.set('cross-origin-resource-policy', 'same-origin');
  headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
};

/**
 * Ends the connection with each response once the provider shuts down. A connection that was busy when shutdown began
 * is not closed by Node afterwards: the process would wait for the end of its keep-alive time.
 */
export function closeConnectionsWhileDraining(isDraining: () => boolean): MiddlewareHandler<RouteVariables> {
  return async (context, next) => {
    await next();
    if (isDraining()) context.header('connection', 'close');
  };
}

/** Responds to errors with problem details with a `message`. The details of unexpected errors are in the log only. */
export function respondWithProblems(app: Hono<RouteVariables>, log: Logger): void {
  app.notFound((context) => new Problem(404, 'There is nothing at this address.').toResponse(context.get('requestId')));
  app.onError((error, context) => {
    const id = context.get('requestId');
    if (error instanceof Problem) return error.toResponse(id);
    if (error instanceof HTTPException) return new Problem(error.status, UNEXPECTED).toResponse(id);
    const route = context.get('route') ?? 'none';
    const fault = logFault(log, error, { id, route }, 'unexpected error');
    return problemOf(fault, context.req.raw).toResponse(id);
  });
}

/** A write without a key may have been done when its database went away: nobody is asked to send it again. */
function problemOf({ kind }: Fault, { method, headers }: Request): Problem {
  if (kind === 'client') return incompleteRequest();
  const isRepeatable = method === 'GET' || method === 'HEAD' || headers.has('idempotency-key');
  if (kind === 'dependency' && isRepeatable) return new Problem(503, UNEXPECTED, { retryAfter: RETRY_AFTER_OUTAGE });
  return new Problem(500, UNEXPECTED);
}
