import type { CreditCard } from '@myler/api-client/contract';
import type { CardBrand } from '@myler/config/cards';
import type { DeclineCode } from './gateway.ts';

/** Cards of the sandbox (docs/product-decisions.md, The join-us wizard). */
const accepted: Record<string, CardBrand> = {
  '4242424242424242': 'VISA',
  '378282246310005': 'AMEX',
  '5555555555554444': 'MASTERCARD',
  '6011111111111117': 'DISCOVER',
  '30569309025904': 'DINERS',
  '3566002020360505': 'JCB',
  '6200000000000005': 'CHINA_UNION_PAY',
};

const declinedProblem: Record<string, DeclineCode> = {
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000119': 'processing_error',
};

export interface Verdict {
  brand: CardBrand;
  decline?: DeclineCode;
}

/**
 * What the sandbox makes of a card, from its number and expiry alone: what the caller says of its brand is not
 * believed.
 */
export function judgeCard(card: CreditCard, now: Date): Verdict {
  const brand = accepted[card.number] ?? (card.number.startsWith('4') ? 'VISA' : 'DEFAULT');
  const known = declinedProblem[card.number];
  if (known) return { brand, decline: known };
  if (hasExpired(card.expiry, now)) return { brand, decline: 'expired_card' };
  // A real bank would know more cards; a sandbox that took an unknown one could be taken for it.
  if (!accepted[card.number]) return { brand, decline: 'card_declined' };
  const codeLength = brand === 'AMEX' ? 4 : 3;
  if (card.cvc.length !== codeLength) return { brand, decline: 'card_declined' };
  return { brand };
}

/** A card is good until the end of its month. */
function hasExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('-').map(Number);
  return Date.UTC(2000 + year, month, 1) <= now.getTime();
}
