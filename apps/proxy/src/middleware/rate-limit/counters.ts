import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import type { SharedNotes } from '../../http/known-members.ts';

export interface Limit {
  /** How many requests (or bytes) of one address … */
  points: number;
  /** … in how many seconds. */
  duration: number;
}

/** Counts what a key has used of its limit. */
export interface Counter {
  /** @throws {RateLimiterRes} when the limit is exceeded */
  consume(key: string, points?: number): Promise<void>;
  /** Whether the key has been counted in the current period. */
  has(key: string): Promise<boolean>;
}

/** @param name of the limit; counters in different processes may share what they count by it */
export type CreateCounter = (name: string, limit: Limit) => Counter;

/** What proxies with the same Redis have together. Without it, each has its own. */
export interface SharedByProxies {
  /** Counts requests for rate limits. */
  createCounter: CreateCounter;
  /** By which all know a session. */
  sharedNotes: SharedNotes;
}

/** Counts in this process only. */
export const memoryCounters: CreateCounter = (_name, limit) => {
  const limiter = new RateLimiterMemory(limit);
  return {
    async consume(key, count) {
      await limiter.consume(key, count);
    },
    has: async (key) => (await limiter.get(key)) !== null,
  };
};
