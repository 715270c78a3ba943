import { recordRefund } from '../member-rows/record-payment.ts';
import type { Refundable } from '../membership-terms/membership-terms.ts';
import type { ClaimKeys } from '../prices/coupon-claims.ts';
import { noteTakenBack } from '../prices/taken-back.ts';
import type { Queryable } from '../store/database.ts';
import type { UserRow } from '../store/schema.ts';

/**
 * Decides in a transaction that what a member may have back is given back; `sendRefunds` then moves the money.
 *
 * @returns the numbers of the credit notes
 */
export async function giveBack(
  tx: Queryable,
  keys: ClaimKeys,
  { user, refundable, now }: { user: UserRow; refundable: Refundable; now: Date },
): Promise<number[]> {
  const creditNotes: number[] = [];
  for (const payment of refundable.payments) {
    const creditNote = await recordRefund(tx, { ...payment, userId: user.id }, now);
    if (creditNote !== undefined) creditNotes.push(creditNote);
  }
  await noteTakenBack(tx, keys, { user, taken: refundable.payments, now });
  return creditNotes;
}
