import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../http/context.ts';
import { Problem } from '@myler/api-client/problems';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Requests with unsafe methods must come from our own pages and be JSON. Browsers send `Sec-Fetch-Site`, old ones
 * `Origin`; a request with neither is rejected. (Hono's own `csrf` checks only form types and accepts either header.)
 *
 * @param origin the public origin, from configuration
 */
export function csrf(origin: string) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const { raw, method } = context.req;
    if (!SAFE.has(method)) {
      assertOwnOrigin(raw, origin);
      if (hasBody(raw) && !/^application\/json\s*(;|$)/i.test(raw.headers.get('content-type') ?? ''))
        throw new Problem(415, 'Send the body as JSON, with the content type application/json.');
    }
    await next();
  });
}

/** @throws {Problem} 403 unless one of our own pages sends the request */
export function assertOwnOrigin({ headers }: Request, origin: string): void {
  const site = headers.get('sec-fetch-site');
  const ours = site === null ? headers.get('origin') === origin : site === 'same-origin';
  if (!ours) throw new Problem(403, 'This can only be done from our own pages.');
}

function hasBody({ headers }: Request): boolean {
  return (
    headers.has('content-type') ||
    headers.has('transfer-encoding') ||
    !['0', null].includes(headers.get('content-length'))
  );
}
