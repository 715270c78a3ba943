import { randomBytes } from 'node:crypto';
import { eq, isNull, ne, and } from 'drizzle-orm';
import { referralCodeOf } from '@myler/config/referrals';
import type { Queryable } from '../store/database.ts';
import { memberships } from '../store/schema.ts';

/** Of 2⁴⁰, so that nobody finds one by trying. It lets nobody in: a friend pays less with it. */
export const newReferralCode = (): string => referralCodeOf(randomBytes(5));

/** Gives a code to members from before there were any. It may run at any time, also in several providers at the same time. */
export async function giveReferralCodes(db: Queryable): Promise<void> {
  const hasNone = and(isNull(memberships.referralCode), ne(memberships.status, 'ended'));
  for (const { id } of await db.select({ id: memberships.id }).from(memberships).where(hasNone))
    await db
      .update(memberships)
      .set({ referralCode: newReferralCode() })
      .where(and(eq(memberships.id, id), isNull(memberships.referralCode)));
}
