import { and, eq, isNull } from 'drizzle-orm';
import { claimAddress, type ClaimKeys } from '../prices/coupon-claims.ts';
import type { Queryable } from '../store/database.ts';
import { users } from '../store/schema.ts';

/**
 * Notes that a member has done what needs the mailbox. Joining does not: the address may be somebody else's. From now on what
 * the member uses up is the address's too.
 */
export async function noteProvenMailbox(deps: ClaimKeys & { db: Queryable }, userId: string, now: Date): Promise<void> {
  const [proven] = await deps.db
    .update(users)
    .set({ mailboxProvenAt: now })
    .where(and(eq(users.id, userId), isNull(users.mailboxProvenAt)))
    .returning();
  if (proven) await claimAddress(deps, proven);
}
