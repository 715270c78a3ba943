import type { Coupon, Registration } from '@myler/api-client/contract';
import { formatMoney, type Money } from '@myler/config/currencies';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import { giftForRegistration } from '../gift-cards/for-registration.ts';
import type { Queryable } from '../store/database.ts';
import { findCoupon } from '../prices/coupon.ts';
import { priceOf } from '../prices/price-list.ts';

export interface Quote {
  price: Money;
  discount: Money;
  /** The gift card and the amount that it pays. */
  gift?: { cardId: string; amount: number };
  paid: Money;
  coupon?: Coupon;
}

/**
 * The price of a registration, computed here because the form cannot be trusted.
 *
 * @throws {Problem} 422 for an invalid code; 409 `price-changed` when the form shows another amount
 */
export async function quoteFor(
  { db, giftCardKeys }: { db: Queryable; giftCardKeys: Keys },
  registration: Registration,
  now: Date,
): Promise<Quote> {
  const { membershipId, currency, referralCode, giftCode, total } = registration;
  const price = await priceOf(db, membershipId, currency);
  const coupon = referralCode ? await couponFor(db, { code: referralCode, membershipId, price, now }) : undefined;
  const discount = coupon?.discount ?? { amount: 0, currency };
  const due = { amount: price.amount - discount.amount, currency };
  const gift = giftCode
    ? await giftForRegistration({ db, giftCardKeys }, { code: giftCode, membershipId, due, now })
    : undefined;
  const paid = { amount: due.amount - (gift?.amount ?? 0), currency };
  if (total.amount !== paid.amount || total.currency !== paid.currency)
    throw new Problem(
      409,
      `What you pay has changed: it is now ${formatMoney(paid)}. You have not been charged. Check it before you pay.`,
      { code: 'price-changed' },
    );
  return { price, discount, paid, ...(coupon ? { coupon } : {}), ...(gift ? { gift } : {}) };
}

/** Reports a wrong coupon as an error of this form's field. */
async function couponFor(...[db, request]: Parameters<typeof findCoupon>): Promise<Coupon> {
  try {
    return await findCoupon(db, request);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code } = error.options;
    throw fieldProblem({ referralCode: error.message }, code ? { code } : {});
  }
}
