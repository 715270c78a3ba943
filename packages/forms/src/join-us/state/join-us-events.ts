import type { CurrencyCode } from '@myler/config/currencies';
import { membershipById, type MembershipId } from '@myler/config/memberships';
import { couponOf, majorUnits, type EventProperties, type Product } from '@myler/analytics/events';
import type { RegistrationReceipt } from '@myler/api-client/contract';
import type { JoinUsAnswers } from '../form/join-us-form.ts';
import { isCodeForChoice, listPriceOf, priceBreakdownOf } from '../form/price.ts';

/** The analytics events of the wizard. They contain tiers and amounts, and nothing the visitor typed. */

/** A tier as a product of the analytics collector, with its price if it is known. */
export function tierViewed(
  form: JoinUsAnswers,
  membershipId: MembershipId,
  currency: CurrencyCode,
): EventProperties['Product Viewed'] {
  const price = listPriceOf(form.memberShipsWithPrices, membershipId, currency);
  return { ...productOf(membershipId), currency, ...(price ? { price: majorUnits(price.amount) } : {}) };
}

export function checkoutStarted(form: JoinUsAnswers, currency: CurrencyCode): EventProperties['Checkout Started'] {
  const sum = priceBreakdownOf(form, currency);
  return {
    currency,
    ...(sum ? { value: majorUnits(sum.total.amount) } : {}),
    ...(form.membershipId ? { products: [productOf(form.membershipId)] } : {}),
  };
}

/** Combines the provider's response with the code that was checked before. */
export function orderCompleted(
  order: Pick<RegistrationReceipt, 'membershipId' | 'paid'> & Partial<Pick<RegistrationReceipt, 'discount'>>,
  form: JoinUsAnswers,
): EventProperties['Order Completed'] {
  const { membershipId, paid, discount } = order;
  const code = isCodeForChoice(form, paid.currency) ? form.checkedCode?.coupon : undefined;
  return {
    total: majorUnits(paid.amount),
    currency: paid.currency,
    ...(discount ? { discount: majorUnits(discount.amount) } : {}),
    ...(code ? { coupon: couponOf(code) } : {}),
    products: [productOf(membershipId)],
  };
}

function productOf(membershipId: MembershipId): Product {
  const { name, category } = membershipById(membershipId);
  return { product_id: membershipId, name, category };
}
