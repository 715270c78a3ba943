import { count, eq, sql } from 'drizzle-orm';
import type { Coupon } from '@myler/api-client/contract';
import { currencyByCode, type CurrencyCode, type Money } from '@myler/config/currencies';
import { membershipById, type MembershipId } from '@myler/config/memberships';
import { readReferralCode } from '@myler/config/referrals';
import { Problem } from '@myler/api-client/problems';
import type { Queryable } from '../store/database.ts';
import { coupons, couponUses, type MembershipRow } from '../store/schema.ts';
import { dayBegunEverywhere } from '../primitives/days.ts';
import { discountOf } from './discount.ts';
import { findReferral, referrerOf } from './referral-code.ts';

/** The key of the advisory lock. Any number will do. */
const REFERRAL_LOCK = 4_108_001;

/**
 * What a coupon or referral code takes off a price.
 *
 * @param price of the membership, in the currency it is bought in
 * @throws {Problem} 404 `coupon-unknown`; 410 `coupon-expired`, `coupon-used-up`; 409 `coupon-not-here`
 */
export async function findCoupon(
  db: Queryable,
  request: { code: string; membershipId: MembershipId; price: Money; now: Date },
): Promise<Coupon> {
  const [found] = await db.select().from(coupons).where(eq(coupons.code, request.code));
  if (!found) {
    const referral = await findReferral(db, request);
    if (referral) return referral;
    throw new Problem(404, 'We do not know this code. Check its spelling, or go on without one.', {
      code: 'coupon-unknown',
    });
  }
  if (found.lastDay && found.lastDay < dayBegunEverywhere(request.now))
    throw new Problem(410, 'This code has expired. Remove it to go on without it.', { code: 'coupon-expired' });
  if (await isUsedUp(db, found)) throw couponUsedUp();
  if (found.membershipIds && !found.membershipIds.includes(request.membershipId)) throw notHere(request.membershipId);
  if (found.currencies && !found.currencies.includes(request.price.currency)) throw notInCurrency(found.currencies);
  return {
    code: found.code,
    kind: found.kind,
    label: found.label,
    discount: { amount: discountOf(request.price.amount, found.percent), currency: request.price.currency },
  };
}

async function isUsedUp(db: Queryable, { code, maxUses }: typeof coupons.$inferSelect): Promise<boolean> {
  if (maxUses === null) return false;
  const [row] = await db.select({ uses: count() }).from(couponUses).where(eq(couponUses.code, code));
  return (row?.uses ?? 0) >= maxUses;
}

/**
 * Locks a member's code until the transaction ends, so that all who use it wait here. A coupon of the same letters comes first.
 *
 * @returns whether it is the code of a member, and the member unless they have closed the account meanwhile
 */
export async function lockReferral(
  tx: Queryable,
  code: string,
): Promise<{ isOfMember: boolean; referrer: MembershipRow | undefined }> {
  const isCoupon = (await tx.select().from(coupons).where(eq(coupons.code, code))).length > 0;
  if (isCoupon || readReferralCode(code) === undefined) return { isOfMember: false, referrer: undefined };
  // Friends of different members may have one card: they wait for each other too.
  await tx.execute(sql`select pg_advisory_xact_lock(${REFERRAL_LOCK})`);
  return { isOfMember: true, referrer: await referrerOf(tx, code, { lock: true }) };
}

/**
 * Whether one more member may use a code. Call it in the transaction that stores the use: until its end, others who use
 * the same code wait here, so that the last use is given once.
 */
export async function lockCouponUse(tx: Queryable, code: string): Promise<boolean> {
  const [found] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('update');
  // A code that was taken out of the content meanwhile still counts for whoever was shown the price.
  return !found || !(await isUsedUp(tx, found));
}

export function couponUsedUp(): Problem {
  return new Problem(410, 'This code has already been used as often as it can be. Remove it to go on without it.', {
    code: 'coupon-used-up',
  });
}

function notHere(membershipId: MembershipId): Problem {
  const { name } = membershipById(membershipId);
  return new Problem(409, `This code is not for ${name}. Choose another membership, or remove the code.`, {
    code: 'coupon-not-here',
  });
}

function notInCurrency(currencies: readonly CurrencyCode[]): Problem {
  const names = currencies.map((code) => currencyByCode(code).code).join(' or ');
  return new Problem(409, `This code is good in ${names} only. Change the currency, or remove the code.`, {
    code: 'coupon-not-here',
  });
}
