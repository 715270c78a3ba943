import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { AppEnv } from '../../http/context.ts';
import { Problem } from '@myler/api-client/problems';
import { memoryCounters, type Counter, type CreateCounter, type Limit } from './counters.ts';

const MINUTES = 60;
const HOUR = 60 * MINUTES;

/** Limits by client address: high enough for a household, too low for an automated attack. */
export const limits = {
  signIn: { points: 20, duration: HOUR },
  register: { points: 20, duration: HOUR },
  coupon: { points: 30, duration: 10 * MINUTES },
  password: { points: 10, duration: HOUR },
  newsletter: { points: 10, duration: HOUR },
  // The servers of a mail provider send these requests for all of its users.
  unsubscribe: { points: 600, duration: 10 * MINUTES },
  lead: { points: 10, duration: HOUR },
  /** What a member sees of sessions and receipts, each of which is drawn anew. */
  account: { points: 60, duration: 10 * MINUTES },
  refresh: { points: 300, duration: 10 * MINUTES },
  /** Pages of a bank: a household opens a few, and nobody finds one by guessing. */
  bankPage: { points: 60, duration: 10 * MINUTES },
  /** Typing errors are found in the browser, so more requests than this are guesses of codes. */
  giftCode: { points: 10, duration: 10 * MINUTES },
  giftOrder: { points: 60, duration: 10 * MINUTES },
  /** A family makes one list and perhaps a better one; each stays for weeks. */
  shareShortlist: { points: 20, duration: HOUR },
  /** Ten people at one table, each of whose pages asks every twenty seconds what the others like. */
  sharedShortlist: { points: 600, duration: 10 * MINUTES },
  collect: { points: 600, duration: 10 * MINUTES },
  /** Bytes, because events are stored: a visit sends about five kilobytes. */
  collectBytes: { points: 256 * 1024, duration: 10 * MINUTES },
  /** Bytes of all addresses together: at most 720 MB are stored in a day. */
  allCollectBytes: { points: 5 * 1024 * 1024, duration: 10 * MINUTES },
  /** Searches and filtered pages that no cache has. More in a second than a household types in ten. */
  search: { points: 100, duration: 10 },
} satisfies Record<string, Limit>;

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
}

export type LimitName = keyof typeof limits;

export interface RateLimits {
  /** Limits requests by client address, and responds with 429 and `Retry-After` beyond. */
  middleware(name: LimitName, options?: RateLimitOptions): MiddlewareHandler<AppEnv>;
  /**
   * Counts one request, for handlers that learn only by themselves whether it counts.
   *
   * @throws {Problem} 429 when the limit is exceeded
   */
  count(name: LimitName, context: Context<AppEnv>): Promise<void>;
  /** Limits the bytes of bodies, by client address and of all addresses together. */
  bytes(ofOne: LimitName, ofAll: LimitName): MiddlewareHandler<AppEnv>;
}

/** All endpoints with one limit count together, so that a second path to the same thing is not a second allowance. */
export function createRateLimits(createCounter: CreateCounter = memoryCounters): RateLimits {
  const counters = new Map<string, Counter>();
  const counterOf = (name: string, limit: Limit) => {
    const counter = counters.get(name) ?? createCounter(name, limit);
    counters.set(name, counter);
    return counter;
  };
  return {
    middleware(name, { idempotent = false } = {}) {
      const requests = counterOf(name, limits[name]);
      const attempts = counterOf(`${name}:attempts`, { ...limits[name], points: 1 + MAX_REPEATS });
      return async (context, next) => {
        const address = networkOf(context.get('visitorAddress'));
        const attempt = idempotent ? await requestFingerprint(context, address) : undefined;
        if (!attempt || !(await attempts.has(attempt))) await consume(requests, address);
        if (attempt) await consume(attempts, attempt);
        await next();
      };
    },
    bytes(ofOne, ofAll) {
      const [one, all] = [counterOf(ofOne, limits[ofOne]), counterOf(ofAll, limits[ofAll])];
      return async (context, next) => {
        const { byteLength } = await context.req.raw.clone().arrayBuffer();
        await consume(one, networkOf(context.get('visitorAddress')), byteLength);
        await consume(all, 'all', byteLength);
        await next();
      };
    },
    count: (name, context) => consume(counterOf(name, limits[name]), networkOf(context.get('visitorAddress'))),
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

/** IPv6 addresses are counted by their /64 network, because a household can use any address of it. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address || 'unknown';
  const [head = '', tail] = address.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, 4).join(':');
}

function durationInWords(seconds: number): string {
  if (seconds <= 10) return 'a few seconds';
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1 ? `${minutes} minutes` : 'a minute';
}
