import { eq } from 'drizzle-orm';
import type { MembershipId } from '@myler/config/memberships';
import type { Charged } from '../payment/gateway.ts';
import { dayBegunEverywhere, yearAfter } from '../primitives/days.ts';
import { writeCredit } from '../referrals/credit.ts';
import type { Queryable } from '../store/database.ts';
import { memberships, type MembershipRow } from '../store/schema.ts';
import { noCharge } from './declined-renewal.ts';
import { careFor } from '../member-rows/assign-myler.ts';
import { chargedTo, recordPayment } from '../receipts/record-payment.ts';
import { newYearBegins } from '../membership-terms/membership-terms.ts';

/** Writes the year that a renewal has paid for: the payment, its receipt and the membership. */
export async function writeNewYear(
  tx: Queryable,
  membership: MembershipRow,
  paid: {
    charge: { key: string; price: number; credit: number; membershipId: MembershipId };
    /** Absent when credit pays all of it. */
    charged: Charged | undefined;
    now: Date;
    city: string | null;
  },
): Promise<{ receipt: number; until: string }> {
  const { charge, charged, now, city } = paid;
  const { membershipId } = charge;
  const { userId, currency } = membership;
  const begins = newYearBegins(membership, dayBegunEverywhere(now));
  const until = yearAfter(begins);
  const bought = {
    membershipId,
    currency,
    price: charge.price,
    discount: 0,
    gift: 0,
    paid: charge.price - charge.credit,
    chargeId: charged?.chargeId ?? null,
  };
  const receipt = await recordPayment(tx, {
    ...bought,
    // Of the payment only: the member may have stored another card meanwhile.
    ...chargedTo(charged),
    credit: charge.credit,
    key: charge.key,
    userId,
    kind: 'renewal',
    periodFrom: begins,
    periodUntil: until,
    paidAt: now,
  });
  await writeCredit(tx, { userId, kind: 'used', amount: -charge.credit, paymentKey: charge.key, at: now });
  await tx
    .update(memberships)
    .set({
      ...bought,
      status: 'active',
      startsOn: begins,
      renewsOn: until,
      nextMembershipId: null,
      ...(await careFor(tx, { userId, membershipId, city, before: membership, now })),
      noticeSentOn: null,
      noticePrice: null,
      noticePrices: null,
      yearPrice: charge.price,
      failedTries: 0,
      nextTryOn: null,
      unpaidEndsOn: null,
      ...noCharge,
    })
    .where(eq(memberships.id, membership.id));
  return { receipt, until };
}
