import { isIPv6 } from 'node:net';
import { createMiddleware } from 'hono/factory';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { AppEnv } from '../../context.ts';
import { Problem } from '@myler/api-client/problems';

export interface Limit {
  /** How many requests of one address … */
  points: number;
  /** … in how many seconds. */
  duration: number;
}

const MINUTES = 60;
const HOUR = 60 * MINUTES;

/** By address. Sign-in: quality page, Security; the rest leaves a household room and a machine none. */
export const limits = {
  signIn: { points: 20, duration: HOUR },
  register: { points: 20, duration: HOUR },
  coupon: { points: 30, duration: 10 * MINUTES },
  password: { points: 10, duration: HOUR },
  letter: { points: 10, duration: HOUR },
  // A mail provider's servers press for all of its readers.
  unsubscribe: { points: 600, duration: 10 * MINUTES },
  lead: { points: 10, duration: HOUR },
  refresh: { points: 300, duration: 10 * MINUTES },
  /** Slips are told in the browser without asking: who asks more often than this is trying codes. */
  giftCode: { points: 10, duration: 10 * MINUTES },
  giftOrder: { points: 60, duration: 10 * MINUTES },
  collect: { points: 600, duration: 10 * MINUTES },
} satisfies Record<string, Limit>;

/**
 * One address may do a thing so often, and is then told when to come back. Counts in this process; several proxies
 * share their counts in a later step.
 */
export function rateLimit({ points, duration }: Limit) {
  const limiter = new RateLimiterMemory({ points, duration });
  return createMiddleware<AppEnv>(async (context, next) => {
    try {
      await limiter.consume(household(context.get('visitorAddress')));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw new Problem(429, `That was often. Please wait ${inWords(retryAfter)} and try again.`, { retryAfter });
    }
    await next();
  });
}

/** A household has one IPv4 address, but a whole /64 of IPv6: a limit on a single one of those would be none. */
function household(address: string): string {
  if (!isIPv6(address)) return address || 'unknown';
  const [head = '', tail] = address.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, 4).join(':');
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1 ? `${minutes} minutes` : 'a minute';
}
