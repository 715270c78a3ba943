import { inArray } from 'drizzle-orm';
import { recordRefund } from '../receipts/record-payment.ts';
import type { Refundable } from '../membership-terms/membership-terms.ts';
import type { ClaimKeys } from '../prices/coupon-claims.ts';
import { noteTakenBack } from '../prices/taken-back.ts';
import { returnCredit } from '../referrals/credit.ts';
import { cancelFriend } from '../referrals/friends.ts';
import type { Queryable } from '../store/database.ts';
import { payments, type UserRow } from '../store/schema.ts';

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
  // Payments are locked first, then the member who has recommended us, then the numbers of receipts, by all who need several: a member
  // who upgrades waits for a number with the own membership locked.
  const keys = refundable.payments.map(({ key }) => key);
  await tx.select({ key: payments.key }).from(payments).where(inArray(payments.key, keys)).for('update');
  for (const paymentKey of keys) await cancelFriend(tx, deps, { paymentKey, now });
  const creditNotes: number[] = [];
  for (const payment of refundable.payments) {
    const creditNote = await recordRefund(tx, { ...payment, userId: user.id }, now);
    if (creditNote !== undefined) creditNotes.push(creditNote);
  }
  await returnCredit(tx, { userId: user.id, payments: refundable.payments, now });
  await noteTakenBack(tx, deps, { user, taken: refundable.payments, now });
  return creditNotes;
}
