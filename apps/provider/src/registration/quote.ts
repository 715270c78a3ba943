import type { Coupon, Registration } from '@myler/api-client/contract';
import { formatMoney, type Money } from '@myler/config/currencies';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import { giftForRegistration } from '../gift-cards/for-registration.ts';
import { claimantOf, type ClaimDeps } from '../prices/coupon-claims.ts';
import { findCoupon } from '../prices/coupon.ts';
import type { MemberCardDeps } from '../prices/former-members.ts';
import { assertMayUse } from '../prices/may-use.ts';
import { priceOf } from '../prices/price-list.ts';

export interface Quote {
  price: Money;
  discount: Money;
  /** The gift card and the amount that it pays. */
  gift?: { cardId: string; codeVersion: number; amount: number; isYear?: boolean };
  paid: Money;
  coupon?: Coupon;
}

/**
 * The price of a registration, computed here because the form cannot be trusted.
 *
 * @throws {Problem} 422 for an invalid code; 409 `price-changed` when the form shows another amount
 */
export async function quoteFor(
  deps: ClaimDeps & MemberCardDeps,
  registration: Registration,
  now: Date,
): Promise<Quote> {
  const { db, giftCardKeys } = deps;
  const { membershipId, currency, referralCode, giftCode, total } = registration;
  const price = await priceOf(db, membershipId, currency);
  const coupon = referralCode
    ? await findCoupon(db, { code: referralCode, membershipId, price, now }).catch(atCode)
    : undefined;
  const discount = coupon?.discount ?? { amount: 0, currency };
  const due = { amount: price.amount - discount.amount, currency };
  // A card for a year is spent whole, also on nothing.
  const gift =
    giftCode && due.amount > 0
      ? await giftForRegistration({ db, giftCardKeys }, { code: giftCode, membershipId, due, now })
      : undefined;
  // A year pays the whole price: the code would be used up for nothing.
  if (gift?.isYear) {
    assertShown(total, { amount: 0, currency });
    const nothing = { amount: 0, currency };
    return { price, discount: nothing, paid: nothing, gift: { ...gift, amount: price.amount } };
  }
  if (coupon) {
    const claimant = await claimantOf(deps, { ...registration, giftCardId: gift?.cardId ?? null });
    await assertMayUse(deps, { coupon, claimant, now }).catch(atCode);
  }
  const paid = { amount: due.amount - (gift?.amount ?? 0), currency };
  assertShown(total, paid);
  return { price, discount, paid, ...(coupon ? { coupon } : {}), ...(gift ? { gift } : {}) };
}

/** @throws {Problem} 409 `price-changed` when the form shows another sum */
function assertShown(total: Money, paid: Money): void {
  if (total.amount === paid.amount && total.currency === paid.currency) return;
  throw new Problem(
    409,
    `What you pay has changed: it is now ${formatMoney(paid)}. You have not been charged. Check it before you pay.`,
    { code: 'price-changed' },
  );
}

/** Reports a wrong coupon as an error of this form's field. */
function atCode(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  const { code } = error.options;
  throw fieldProblem({ referralCode: error.message }, code ? { code } : {});
}
