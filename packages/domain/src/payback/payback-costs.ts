import type { MembershipPrice } from '@myler/api-client/contract';
import { currencyCodes, type CurrencyCode } from '@myler/config/currencies';
import { pricesOf } from '../membership/prices.ts';
import { paybackTiers, type PaybackTier } from './payback.ts';

/** The yearly price of each card, in whole units of each currency. */
export type Costs = Partial<Record<PaybackTier, Partial<Record<CurrencyCode, number>>>>;

/** The cost of each card that has a price in every currency. */
export function costsOf(prices: readonly MembershipPrice[]): Costs {
  return Object.fromEntries(
    paybackTiers.flatMap((tier) => {
      const tierPrices = pricesOf(prices, tier);
      const sums = tierPrices.map(({ amount, currency }) => [currency, amount / 100]);
      return sums.length === currencyCodes.length ? [[tier, Object.fromEntries(sums)]] : [];
    }),
  );
}
