import type { CurrencyCode } from '@myler/config/currencies';
import type { Costs } from './payback-costs.ts';
import { yearIn, type EnteredYear } from './payback-year.ts';
import { payback, paybackTiers, type Payback, type PaybackTier } from './payback.ts';

/** What a card returns with somebody's year. */
export interface ComparedCard extends Payback {
  tier: PaybackTier;
  /** Whether it leaves the most. Of several, the cheapest one does. */
  isBest: boolean;
}

/** All cards with a price, with the same nights: what each returns, and which one leaves the most. */
export function compareCards(year: EnteredYear, costs: Costs, currency: CurrencyCode): ComparedCard[] {
  const cards = paybackTiers.flatMap((tier) => {
    const cost = costs[tier]?.[currency];
    return cost === undefined ? [] : [{ tier, ...payback(yearIn(year, tier, currency), cost) }];
  });
  const most = Math.max(...cards.map(({ gain }) => gain));
  const best = cards.find(({ gain }) => gain === most);
  return cards.map((card) => ({ ...card, isBest: card === best }));
}
