import { recordRefund } from '../receipts/record-payment.ts';
import type { Refundable } from '../membership-terms/membership-terms.ts';
import type { ClaimKeys } from '../prices/coupon-claims.ts';
import { noteTakenBack } from '../prices/taken-back.ts';
import { returnCredit } from '../referrals/credit.ts';
import { cancelFriend } from '../referrals/friends.ts';
import type { Queryable } from '../store/database.ts';
import type { UserRow } from '../store/schema.ts';

/**
 * Decides in a transaction that what a member may have back is given back; `sendRefunds` then moves the money. Credit that has paid is
 * credit again, and a member who has recommended us to this one is credited nothing.
 *
 * @returns the numbers of the credit notes
 */
export async function giveBack(
  tx: Queryable,
  deps: ClaimKeys & { publicOrigin: string },
  { user, refundable, now }: { user: UserRow; refundable: Refundable; now: Date },
): Promise<number[]> {
  const creditNotes: number[] = [];
  for (const payment of refundable.payments) {
    const creditNote = await recordRefund(tx, { ...payment, userId: user.id }, now);
    if (creditNote !== undefined) creditNotes.push(creditNote);
  }
  await returnCredit(tx, { userId: user.id, payments: refundable.payments, now });
  await noteTakenBack(tx, deps, { user, taken: refundable.payments, now });
  for (const { key } of refundable.payments) await cancelFriend(tx, deps, { paymentKey: key, now });
  return creditNotes;
}
