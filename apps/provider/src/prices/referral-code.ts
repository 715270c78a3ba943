import { eq } from 'drizzle-orm';
import type { Coupon } from '@myler/api-client/contract';
import type { Money } from '@myler/config/currencies';
import { readReferralCode, REFERRAL_PERCENT } from '@myler/config/referrals';
import { Problem } from '@myler/api-client/problems';
import type { Queryable } from '../store/database.ts';
import { memberships, type MembershipRow } from '../store/schema.ts';
import { discountOf } from './discount.ts';

/**
 * What a member's code takes off a friend's first year.
 *
 * @throws {Problem} 410 `coupon-expired` when its member is not active any more
 * @returns undefined when it is nobody's code
 */
export async function findReferral(
  db: Queryable,
  { code: typed, price }: { code: string; price: Money },
): Promise<Coupon | undefined> {
  const code = readReferralCode(typed);
  const referrer = code && (await referrerOf(db, code));
  if (!referrer) return undefined;
  if (referrer.status !== 'active')
    throw new Problem(410, 'This code is not valid any more. Remove it to go on without it.', {
      code: 'coupon-expired',
    });
  return {
    code: referrer.referralCode ?? typed,
    kind: 'referral',
    label: `${REFERRAL_PERCENT}% off the first year, with a member’s code`,
    discount: { amount: discountOf(price.amount, REFERRAL_PERCENT), currency: price.currency },
  };
}

/** The membership whose code it is, as it is stored. It is locked until the transaction ends, when `lock` is set. */
export async function referrerOf(
  db: Queryable,
  code: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<MembershipRow | undefined> {
  const query = db.select().from(memberships).where(eq(memberships.referralCode, code));
  const [referrer] = await (lock ? query.for('update') : query);
  return referrer;
}
