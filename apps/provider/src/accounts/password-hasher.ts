import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { normalisePassword } from '@myler/config/typed-text';
import { createLimiter } from '@myler/server/limiter';
import { boundedQueue } from '../primitives/bounded-queue.ts';

/** OWASP's setting for Argon2id: 19 MiB, two passes, one lane. */
const OWASP_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface PasswordHasher {
  /** Of the password in NFKC. */
  hash(password: string): Promise<string>;
  /**
   * Tries the password in NFKC, and then as it was typed, which is how passwords were stored before. Returns false without a
   * stored hash, after the same time: the time must not tell whether a member exists.
   *
   * @returns `as-typed` for a hash that is to be replaced
   */
  verify(storedHash: string | undefined, password: string): Promise<false | 'normalised' | 'as-typed'>;
  /** How many passwords wait to be hashed. */
  readonly waiting: number;
}

/**
 * Hashes at most one password per core at a time. A limited number waits, and the rest is rejected, so that many
 * concurrent sign-ins do not take memory and time from other requests.
 */
export function createPasswordHasher({
  concurrency = availableParallelism(),
  queueSize = 64,
  cost = OWASP_COST,
}: { concurrency?: number; queueSize?: number; cost?: typeof OWASP_COST } = {}): PasswordHasher {
  // The library calls Argon2id algorithm 2.
  const argon2Options = { algorithm: 2, ...cost };
  const limiter = createLimiter({ concurrency, queueSize });
  const queue = boundedQueue(limiter);
  let dummyHash: Promise<string> | undefined;
  return {
    get waiting() {
      return limiter.waiting;
    },
    hash: (password) => queue(() => hash(normalisePassword(password), argon2Options)),
    async verify(storedHash, password) {
      dummyHash ??= hash('nobody has this password', argon2Options);
      const hashToCompare = storedHash ?? (await dummyHash);
      // In one turn: sign-in does not count a try that the queue has refused, so no part of it may have been compared.
      const match = await queue(() => compare(hashToCompare, password));
      return storedHash !== undefined && match;
    },
  };
}

async function compare(storedHash: string, password: string): ReturnType<PasswordHasher['verify']> {
  const normalised = normalisePassword(password);
  if (await verify(storedHash, normalised)) return 'normalised';
  return normalised !== password && (await verify(storedHash, password)) && 'as-typed';
}
