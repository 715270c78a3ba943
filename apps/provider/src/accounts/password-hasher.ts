import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '@myler/api-client/problems';

/** OWASP's Argon2id setting: 19 MiB, two passes, one lane. Two is Argon2id in the library's own numbering. */
const setting = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** With no stored hash it takes as long, and says no. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

/**
 * Hashes as many passwords at once as there are cores; some more wait, the rest are told to come back, so that a rush of
 * sign-ins does not take the memory and the time of everybody else.
 */
export function createPasswordHasher({
  atOnce = availableParallelism(),
  waiting = 64,
}: { atOnce?: number; waiting?: number } = {}): PasswordHasher {
  const queue = boundedQueue(atOnce, waiting);
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => queue(() => hash(password, setting)),
    async verify(stored, password) {
      dummy ??= hash('nobody has this password', setting);
      const against = stored ?? (await dummy);
      const matches = await queue(() => verify(against, password));
      return matches && stored !== undefined;
    },
  };
}

/** @throws {Problem} 503 once `waiting` are waiting */
export function boundedQueue(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiters: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiters.length >= waiting)
        throw new Problem(503, 'We are busier than usual. Wait a few seconds and try again.', { retryAfter: 3 });
      // Woken by one that ends and leaves its place taken, so that nobody slips in between.
      await new Promise<void>((resolve) => waiters.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiters.shift();
      if (next) next();
      else running--;
    }
  };
}
