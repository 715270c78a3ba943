import { createHmac } from 'node:crypto';
import { Redis } from 'ioredis';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { Logger } from '@myler/server/log';
import type { SharedNotes } from '../../http/known-members.ts';
import type { CreateCounter, SharedByProxies } from './counters.ts';

const COMMAND_TIMEOUT = 50;
/** Milliseconds after a failure in which no request waits for Redis. */
const PAUSE = 1_000;
const MAX_RECONNECT_DELAY = 2_000;

/** The part of a limit that one process grants while it cannot see what others have granted. */
const LOCAL_SHARE = 0.5;

export interface SharedCounters {
  shared: SharedByProxies;
  close: () => void;
}

interface SharedCountersOptions {
  url: string;
  /** Redis holds client addresses only as an HMAC with this key. The processes that share counters have the same key. */
  secret: string;
  log: Logger;
  /** Milliseconds that a request may wait for Redis. */
  commandTimeout?: number;
}

/**
 * Counters, and notes of sessions, that all processes with the same Redis share. While Redis is down or does not answer, each process counts by
 * itself and grants a part of the limit.
 *
 * What was granted is counted in this process too, so that an outage does not begin with an unused limit.
 */
export function connectSharedCounters(options: SharedCountersOptions): SharedCounters {
  const { url, secret, log, commandTimeout = COMMAND_TIMEOUT } = options;
  const redis = new Redis(url, {
    commandTimeout,
    connectTimeout: MAX_RECONNECT_DELAY,
    // A command fails at once while there is no connection, instead of waiting for one.
    enableOfflineQueue: false,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RECONNECT_DELAY),
  });
  const availability = watchAvailability(log);
  // Without a listener, a lost connection would end the process.
  redis.on('error', (error: Error) => availability.failed(error));

  /** Undefined when Redis gives no answer in time. */
  const ask = async <T>(task: () => Promise<T>): Promise<T | undefined> => {
    if (availability.isPaused()) return undefined;
    try {
      const answer = await task();
      availability.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      availability.failed(error);
      return undefined;
    }
  };

  const hashed = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');

  const createCounter: CreateCounter = (name, { points, duration }) => {
    const shared = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `myler:limit:${name}`,
      points,
      duration,
      // An address beyond its limit is refused without asking.
      inMemoryBlockOnConsumed: points + 1,
    });
    const localPoints = Math.max(1, Math.floor(points * LOCAL_SHARE));
    const local = new RateLimiterMemory({ points: localPoints, duration });
    return {
      async consume(key, count) {
        const id = hashed(key);
        const countedHere = await local.penalty(id, count);
        const answer = await ask(() => shared.consume(id, count));
        if (!answer && countedHere.consumedPoints > localPoints) throw countedHere;
      },
      async has(key) {
        const id = hashed(key);
        const answer = await ask(async () => ({ counted: await shared.get(id) }));
        return (answer ? answer.counted : await local.get(id)) !== null;
      },
    };
  };
  return { shared: { createCounter, sharedNotes: notesIn(redis, { ask, hashed }) }, close: () => redis.disconnect() };
}

function notesIn(
  redis: Redis,
  { ask, hashed }: { ask: <T>(task: () => Promise<T>) => Promise<T | undefined>; hashed: (name: string) => string },
): SharedNotes {
  const keyOf = (name: string) => `myler:session:${hashed(name)}`;
  return {
    async put(name, value, seconds) {
      await ask(() => redis.set(keyOf(name), value, 'EX', seconds));
    },
    get: async (name) => (await ask(() => redis.get(keyOf(name)))) ?? undefined,
  };
}

/** Notes whether Redis answers, and logs each change once. */
function watchAvailability(log: Logger) {
  let pausedUntil = 0;
  let isDown = false;
  return {
    isPaused: () => Date.now() < pausedUntil,
    succeeded: () => {
      if (isDown) log.info('rate limits are shared through Redis again');
      isDown = false;
    },
    failed: (error: unknown) => {
      if (!isDown)
        log.warn(
          { dependency: 'Redis', err: error },
          'Redis does not answer: each proxy grants a half of each rate limit',
        );
      isDown = true;
      pausedUntil = Date.now() + PAUSE;
    },
  };
}
