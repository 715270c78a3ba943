import { currencyByCode, type CurrencyCode, type Money } from '@myler/config/currencies';
import type { MembershipPrice } from '@myler/api-client/contract';
import { amountPaidByGift } from './gift.ts';
import type { JoinUsAnswers } from './join-us-form.ts';

/** The price and what reduces it, all in one currency and in minor units. */
export interface PriceBreakdown {
  /** The list price of a year of the tier. */
  list: Money;
  /** The discount of the code. */
  discount: Money;
  /** The amount that the gift card pays. */
  gift: Money;
  /** The amount to pay today. */
  total: Money;
}

/** `price` of the specification (section 3), with `value` in minor units. */
export interface FormPrice {
  value: number;
  symbol: string;
  code: CurrencyCode;
}

export function listPriceOf(
  prices: readonly MembershipPrice[],
  membershipId: string | null,
  currency: CurrencyCode,
): Money | undefined {
  return prices
    .find((membership) => membership.membershipId === membershipId)
    ?.prices.find((price) => price.currency === currency);
}

/** The price of the form; undefined if no tier is chosen, or if it has no price in the currency. */
export function priceBreakdownOf(form: JoinUsAnswers, currency: CurrencyCode): PriceBreakdown | undefined {
  const list = listPriceOf(form.memberShipsWithPrices, form.membershipId, currency);
  if (!list) return undefined;
  const discount = Math.min(discountOf(form, currency), list.amount);
  const due = { amount: list.amount - discount, currency };
  const gift = amountPaidByGift(form.checkedGift, form.membershipId, due);
  const money = (amount: number): Money => ({ amount, currency });
  return {
    list,
    discount: money(discount),
    gift: money(gift),
    total: money(list.amount - discount - gift),
  };
}

/** Whether the checked code is valid for the chosen tier and currency. */
export function isCodeForChoice(form: JoinUsAnswers, currency: CurrencyCode): boolean {
  const { checkedCode, membershipId } = form;
  return checkedCode !== null && checkedCode.membershipId === membershipId && checkedCode.currency === currency;
}

export function toFormPrice({ total }: PriceBreakdown): FormPrice {
  return { value: total.amount, symbol: currencyByCode(total.currency).symbol, code: total.currency };
}

function discountOf(form: JoinUsAnswers, currency: CurrencyCode): number {
  const discount = form.checkedCode?.coupon.discount;
  return isCodeForChoice(form, currency) && discount?.currency === currency ? discount.amount : 0;
}
