import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Measured } from '@myler/server/metrics';
import type { PasswordHasher } from '../accounts/password-hasher.ts';
import type { Store } from '../store/database.ts';
import { attempts, outgoingMail } from '../store/schema.ts';

/** What the provider measures beside its requests (docs/metrics.md). */
export function providerMetrics(store: Store, passwords: PasswordHasher): readonly Measured[] {
  const { db } = store;
  // Without those that are for a later day.
  const isWaiting = and(isNull(outgoingMail.sentAt), lte(outgoingMail.createdAt, sql`now()`));
  return [
    {
      name: 'mails_waiting',
      help: 'Mails that are not sent yet, with those that failed.',
      type: 'gauge',
      read: async () => ({ '': await db.$count(outgoingMail, isWaiting) }),
    },
    {
      name: 'mails_failed',
      help: 'Mails whose last try failed, and that are tried again or given up.',
      type: 'gauge',
      read: async () => ({ '': await db.$count(outgoingMail, and(isWaiting, isNotNull(outgoingMail.lastError))) }),
    },
    {
      name: 'attempts_running',
      help: 'Registrations and purchases that are being worked on, or whose process has ended.',
      type: 'gauge',
      read: async () => ({ '': await db.$count(attempts, eq(attempts.state, 'running')) }),
    },
    {
      name: 'database_answer_seconds',
      help: 'Time that the database took for the smallest query.',
      type: 'gauge',
      read: async () => {
        const begin = performance.now();
        await store.ping();
        return { '': (performance.now() - begin) / 1000 };
      },
    },
    {
      name: 'passwords_waiting',
      help: 'Passwords that wait to be hashed or compared.',
      type: 'gauge',
      read: () => ({ '': passwords.waiting }),
    },
  ];
}
