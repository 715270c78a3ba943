import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { boundedQueue } from '../primitives/bounded-queue.ts';

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
