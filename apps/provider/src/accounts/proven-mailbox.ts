import { and, eq, isNull } from 'drizzle-orm';
import { claimAddress, type ClaimKeys } from '../prices/coupon-claims.ts';
import type { Queryable } from '../store/database.ts';
import { users, type UserRow } from '../store/schema.ts';

/**
 * Notes that a member has done what needs the mailbox. Joining does not: the address may be somebody else's. What the member
 * has used up until now is the address's too.
 */
export async function noteProvenMailbox(deps: ClaimKeys & { db: Queryable }, userId: string, now: Date): Promise<void> {
  const proven = await noteMailbox(deps.db, userId, now);
  if (proven) await claimAddress(deps, proven);
}

/**
 * Notes that somebody has shown the mailbox by a link for a new password alone: whoever joined, and used a code for new members,
 * may have been somebody else.
 *
 * @returns the member, if nobody had shown it before
 */
export async function noteMailbox(db: Queryable, userId: string, now: Date): Promise<UserRow | undefined> {
  const [proven] = await db
    .update(users)
    .set({ mailboxProvenAt: now })
    .where(and(eq(users.id, userId), isNull(users.mailboxProvenAt)))
    .returning();
  return proven;
}
