import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { oweRefund } from '../payment/owed-refunds.ts';
import type { Queryable } from '../store/database.ts';
import { attempts, idempotencyKeys } from '../store/schema.ts';
import { attemptAbandoned } from './end-abandoned-attempts.ts';
import { storeFailure } from './leases.ts';

/**
 * Ends all payments that a member has begun and not finished. Whoever works on one has lost its lease, so that nothing is stored,
 * and who repeats the call is told. What the bank confirms, or was charged, is given back. Call it in a transaction that has
 * locked the member.
 *
 * @returns how many payments they were
 */
export async function endAttemptsOf(tx: Queryable, userId: string, now: Date): Promise<number> {
  const keys = tx
    .select({ key: idempotencyKeys.attemptKey })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.userId, userId));
  const holder = randomUUID();
  const rows = await tx
    .update(attempts)
    .set({ holder, state: 'running' })
    .where(and(inArray(attempts.key, keys), inArray(attempts.state, ['running', 'requires-action'])))
    .returning();
  for (const row of rows) {
    await oweRefund(tx, row.key, now);
    await storeFailure(tx, { key: row.key, holder, row }, attemptAbandoned());
  }
  // A card is stored without a charge.
  return rows.filter(({ kind }) => kind !== 'card').length;
}
