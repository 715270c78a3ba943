import { createMiddleware } from 'hono/factory';
import type { MiddlewareHandler } from 'hono';
import { requireBearer } from '../../http/bearer.ts';
import type { AppEnv } from '../../http/context.ts';
import type { RateLimits } from '../rate-limit/rate-limit.ts';
import type { LimitName } from '../../policies/limits.ts';
import type { Policy } from '../../policies/policies.ts';

/** Undefined when nothing is counted. */
export const limitOf = ({ limit }: Policy): LimitName | undefined => (typeof limit === 'string' ? limit : undefined);

/**
 * What a policy asks for before a handler and after it. A handler whose answers are cached counts by itself what its
 * cache does not have (`RateLimits.count`).
 *
 * @param idempotent whether a request may be repeated with its key without being counted
 */
export function withPolicy(policy: Policy, rateLimits: RateLimits, idempotent = false): MiddlewareHandler<AppEnv>[] {
  const limit = limitOf(policy);
  const isOfMembers = policy.access === 'member';
  return [
    ...(policy.cache === 'never' ? [neverCached] : []),
    ...(limit && policy.cache !== 'shared' ? [rateLimits.middleware(limit, { idempotent, isOfMembers })] : []),
    ...(isOfMembers ? [forMembers] : []),
  ];
}

const neverCached = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  context.header('cache-control', 'no-store');
});

const forMembers = createMiddleware<AppEnv>(async (context, next) => {
  requireBearer(context);
  await next();
});
