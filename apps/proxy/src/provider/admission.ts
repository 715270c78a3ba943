import type { CallClass } from '../policies/policies.ts';
import { createLimiter, type Limiter } from '@myler/server/limiter';

export type Admission = Record<CallClass, Limiter>;

/**
 * Reads that run. More bring no more answers, because a provider's process works on one at a time. They only make more processes
 * of its database compete for the processor, which the proxy needs to refuse what is too much.
 */
const READS = 4;
/** Reads that run while anything else does. */
const READS_BESIDE_WRITES = 3;

/** Milliseconds that calls may take in all. */
interface Deadlines {
  timeout: number;
  paymentTimeout: number;
}

/**
 * How many calls of each class run and wait. The time in a queue is a part of the deadline that leaves enough for the call
 * itself: otherwise an overloaded provider would work only for visitors who have been told already that it took too long.
 *
 * Reads make room for calls that change something, because a provider with one process works on all calls at once, and
 * twenty searches before a payment are twenty times its time.
 */
export function createAdmission({ timeout, paymentTimeout }: Deadlines): Admission {
  const maxWait = timeout / 3;
  const password = createLimiter({ concurrency: 8, queueSize: 64, maxWait });
  const mail = createLimiter({ concurrency: 4, queueSize: 32, maxWait });
  const write = createLimiter({ concurrency: 12, queueSize: 64, maxWait });
  const payment = createLimiter({ concurrency: 24, queueSize: 96, maxWait: paymentTimeout / 5 });
  // As many as payments: whoever has paid and waited must not wait behind those who have not, nor be refused.
  const paidSignIn = createLimiter({ concurrency: 24, queueSize: 24, maxWait: paymentTimeout / 5 });
  const isWriting = () => [password, mail, write, payment, paidSignIn].some(({ running }) => running > 0);
  return {
    read: createLimiter({
      concurrency: () => (isWriting() ? READS_BESIDE_WRITES : READS),
      // A page that no cache has reads about ten at once, and eight pages are rendered at a time.
      queueSize: 96,
      maxWait: timeout / 2,
    }),
    password,
    mail,
    write,
    // A provider makes it on its only thread, where everything else waits for it.
    document: createLimiter({ concurrency: 1, queueSize: 8, maxWait: timeout / 2 }),
    event: createLimiter({ concurrency: 2, queueSize: 32, maxWait }),
    payment,
    'paid sign-in': paidSignIn,
    picture: createLimiter({ concurrency: 8, queueSize: 256 }),
  };
}
