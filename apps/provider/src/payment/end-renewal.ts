import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../store/database.ts';
import { memberships } from '../store/schema.ts';
import { oweRefund } from './owed-refunds.ts';

/**
 * Ends the charge of a renewal that waits for a bank or is being made: it is refunded in the background, and tried again like one
 * that was declined. Call it in a transaction that has locked the member.
 *
 * @returns how many waited for a bank
 */
export async function endRenewalOf(tx: Queryable, userId: string, now: Date): Promise<number> {
  const begun = and(eq(memberships.userId, userId), isNotNull(memberships.chargeToken));
  const rows = await tx.update(memberships).set({ chargeToken: null }).where(begun).returning();
  for (const { chargeKey } of rows) if (chargeKey) await oweRefund(tx, chargeKey, now);
  return rows.filter(({ confirmationId }) => confirmationId !== null).length;
}
