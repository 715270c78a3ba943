import { formatMoney, type Money } from '@myler/config/currencies';
import type { MembershipId } from '@myler/config/memberships';
import type { MembershipPrice } from '@myler/api-client/contract';

/** A price in every currency, as `@myler/ui/price` prints it: the page's `data-currency` decides which one shows. */
export function priceTexts(prices: readonly Money[]): { currency: string; text: string }[] {
  return prices.map((price) => ({ currency: price.currency, text: formatMoney(price) }));
}

/** The prices of a membership, one in each currency. Empty if it is not sold. */
export function pricesOf(list: readonly MembershipPrice[], id: MembershipId): Money[] {
  return list.find((entry) => entry.membershipId === id)?.prices ?? [];
}
