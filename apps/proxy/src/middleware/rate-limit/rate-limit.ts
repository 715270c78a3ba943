import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { AppEnv } from '../../http/context.ts';
import { Problem } from '@myler/api-client/problems';
import { networksOf } from '@myler/server/networks';
import { bearerOf } from '../../http/bearer.ts';
import type { KnownMembers } from '../../http/known-members.ts';
import { limits, OWN_SHARE, SESSIONS_OF_A_MEMBER, type LimitName, type RequestLimit } from '../../policies/limits.ts';
import { memoryCounters, type Counter, type CreateCounter, type Limit } from './counters.ts';

/**
 * How often a request may be repeated without being counted. After a crash the provider answers 409 with `Retry-After: 2`
 * until the attempt's lease ends, eight seconds later: whoever does as it says must never be stopped here.
 */
const MAX_REPEATS = 60;

interface RateLimitOptions {
  /**
   * A request that repeats one that was let through, with the same idempotency key and the same body, is not counted
   * again, so that a client that lost the response to a payment gets it beyond the limit.
   */
  idempotent?: boolean;
  /** Only members make the call: a session that is known counts by itself alone. */
  isOfMembers?: boolean;
}

export interface RateLimits {
  /** Limits requests, and the bytes of their bodies where the limit says so. Responds with 429 and `Retry-After` beyond. */
  middleware(name: LimitName, options?: RateLimitOptions): MiddlewareHandler<AppEnv>;
  /**
   * Counts one request, for handlers that learn only by themselves whether it counts.
   *
   * @throws {Problem} 429 when the limit is exceeded
   */
  count(name: LimitName, context: Context<AppEnv>, options?: Pick<RateLimitOptions, 'isOfMembers'>): Promise<void>;
}

/**
 * Counts by network address, in IPv6 by wider networks too, and with an access token by session and member: another address is no
 * second allowance, other devices are a few, and each has some requests of its own. A member's call of a session that is known does
 * not count by its address, which others have too. What everybody may ask does: a session is no way around a stranger's limits.
 *
 * @param callerOf whose an access token is, if it is known
 */
export function createRateLimits(
  createCounter: CreateCounter = memoryCounters,
  callerOf: KnownMembers['callerOf'] = async () => undefined,
): RateLimits {
  const counters = new Map<string, Counter>();
  const counterOf = (name: string, limit: Limit) => {
    const counter = counters.get(name) ?? createCounter(name, limit);
    counters.set(name, counter);
    return counter;
  };
  const countNetworks = async (name: string, limit: Limit, context: Context<AppEnv>, points = 1) => {
    for (const network of networksOf(context.get('visitorAddress'))) {
      const times = network.times === 1 ? '' : `:${network.times}`;
      const counter = counterOf(name + times, { ...limit, points: limit.points * network.times });
      await consume(counter, network.name || 'unknown', points);
    }
  };
  const countBytes = async (name: LimitName, context: Context<AppEnv>) => {
    const limit: RequestLimit = limits[name];
    if (!limit.bytes) return;
    const { byteLength } = await context.req.raw.clone().arrayBuffer();
    const { ofOne, ofAll } = limit.bytes;
    await countNetworks(`${name}:bytes`, { ...limit, points: ofOne }, context, byteLength);
    await consume(counterOf(`${name}:bytes of all`, { ...limit, points: ofAll }), 'all', byteLength);
  };
  const count: RateLimits['count'] = async (name, context, { isOfMembers = false } = {}) => {
    const accessToken = bearerOf(context);
    const known = accessToken ? await callerOf(accessToken) : undefined;
    if (!known || !isOfMembers) await countNetworks(name, limits[name], context);
    if (!accessToken) return;
    const { session, member } = known ?? { session: accessToken, member: accessToken };
    await consume(counterOf(name, limits[name]), `session ${session}`);
    const { points, ...limit } = limits[name];
    const own = counterOf(`${name}:own`, { ...limit, points: Math.ceil(points * OWN_SHARE) });
    const isOwn = await consume(own, session).then(
      () => true,
      () => false,
    );
    if (isOwn) return;
    const all = counterOf(`${name}:members`, { ...limit, points: points * SESSIONS_OF_A_MEMBER });
    await consume(all, member);
  };
  return {
    count,
    middleware(name, { idempotent = false, isOfMembers = false } = {}) {
      const attempts = counterOf(`${name}:attempts`, { ...limits[name], points: 1 + MAX_REPEATS });
      return async (context, next) => {
        const [{ name: address }] = networksOf(context.get('visitorAddress'));
        const attempt = idempotent ? await requestFingerprint(context, address) : undefined;
        if (!attempt || !(await attempts.has(attempt))) await count(name, context, { isOfMembers });
        if (attempt) await consume(attempts, attempt);
        await countBytes(name, context);
        await next();
      };
    },
  };
}

async function consume(counter: Counter, key: string, points = 1): Promise<void> {
  try {
    await counter.consume(key, points);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const retryAfter = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    throw new Problem(429, `That was too often. Please wait ${durationInWords(retryAfter)} and try again.`, {
      retryAfter,
    });
  }
}

/** Identifies a request by address, key and body, because another body with the same key is another request. */
async function requestFingerprint(context: Context<AppEnv>, address: string): Promise<string | undefined> {
  const key = context.req.header('idempotency-key');
  if (!key) return undefined;
  const body = Buffer.from(await context.req.raw.clone().arrayBuffer());
  return createHash('sha256').update(`${address}\n${key.toLowerCase()}\n`).update(body).digest('base64url');
}

function durationInWords(seconds: number): string {
  if (seconds <= 10) return 'a few seconds';
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1 ? `${minutes} minutes` : 'a minute';
}
