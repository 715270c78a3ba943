import type { MembershipPrice } from '@myler/api-client/contract';
import { currencyCodes, isCurrencyCode, type CurrencyCode } from '@myler/config/currencies';
import { pricesOf } from '../../data/prices.ts';
import { paybackTiers, type PaybackTier } from './payback.ts';

/** What a year of each card costs, in whole units of each currency. */
export type Costs = Partial<Record<PaybackTier, Partial<Record<CurrencyCode, number>>>>;

export function costsOf(prices: readonly MembershipPrice[]): Costs {
  return Object.fromEntries(
    paybackTiers.flatMap((tier) => {
      const own = pricesOf(prices, tier);
      const sums = own.map(({ amount, currency }) => [currency, amount / 100]);
      return sums.length === currencyCodes.length ? [[tier, Object.fromEntries(sums)]] : [];
    }),
  );
}

/** Costs as they stand on the page for the island to read: "travel GBP 295,travel EUR 345". */
export function inAttribute(costs: Costs): string {
  return Object.entries(costs)
    .flatMap(([tier, sums]) => Object.entries(sums).map(([currency, sum]) => `${tier} ${currency} ${sum}`))
    .join(',');
}

export function fromAttribute(text: string): Costs {
  const costs: Costs = {};
  for (const entry of text.split(',')) {
    const [name, currency, sum] = entry.split(' ');
    const tier = paybackTiers.find((known) => known === name);
    if (tier && isCurrencyCode(currency)) costs[tier] = { ...costs[tier], [currency]: Number(sum) };
  }
  return costs;
}
