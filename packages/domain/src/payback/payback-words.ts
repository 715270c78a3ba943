import { membershipNames } from '@myler/config/membership-ids';
import type { ComparedCard } from './compare-cards.ts';

/** From which night on a card returns more than it costs. */
export function returnsInWords(night: number | undefined): string {
  return night === undefined ? 'Does not return its price in a year' : `Returns its price from night ${night}`;
}

/**
 * The comparison as sentences: which card leaves the most, and what the next one costs more. They say what the numbers say, and
 * advise nothing.
 *
 * @param money a sum in whole units, as it is shown
 */
export function comparisonInWords(cards: readonly ComparedCard[], money: (whole: number) => string): string {
  const best = cards.find(({ isBest }) => isBest);
  const next = cards[cards.findIndex(({ isBest }) => isBest) + 1];
  if (!best) return '';
  const name = membershipNames[best.tier];
  const first =
    best.gain >= 0
      ? `${name} leaves you the most.`
      : `No card returns its price with these numbers; ${name} costs the least.`;
  if (!next) return first;
  return `${first} ${membershipNames[next.tier]} costs ${money(best.gain - next.gain)} more than ${name}, for what has no price.`;
}
