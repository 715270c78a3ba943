import { eq } from 'drizzle-orm';
import type { Money } from '@myler/config/currencies';
import type { ClaimKeys } from '../prices/coupon-claims.ts';
import { noteFormerMember } from '../prices/former-members.ts';
import { dayInLondon } from '../primitives/days.ts';
import { loseCredit } from '../referrals/credit.ts';
import type { Queryable } from '../store/database.ts';
import { memberships, type MembershipRow, type UserRow } from '../store/schema.ts';

interface Ending {
  user: UserRow;
  membership: MembershipRow;
  reason: NonNullable<MembershipRow['endReason']>;
  /** Of the member's cards (`prices/former-members.ts`). */
  fingerprints: readonly string[];
  now: Date;
}

/**
 * Ends a membership. Nothing is charged any more, and the credit for friends is lost.
 *
 * @returns that credit
 */
export async function endMembership(
  tx: Queryable,
  keys: ClaimKeys,
  { user, membership, reason, fingerprints, now }: Ending,
): Promise<Money> {
  await tx
    .update(memberships)
    .set({
      status: 'ended',
      endedOn: dayInLondon(now),
      endReason: reason,
      renews: false,
      nextTryOn: null,
      confirmationId: null,
      nextMembershipId: null,
    })
    .where(eq(memberships.id, membership.id));
  await noteFormerMember(tx, keys, { user, fingerprints, now });
  return loseCredit(tx, membership, now);
}
