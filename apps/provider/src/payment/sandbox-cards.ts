import type { CreditCard } from '@myler/api-client/contract';
import type { CardBrand } from '@myler/config/cards';
import { dayBegunEverywhere } from '../primitives/days.ts';
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

const declined: Record<string, DeclineCode> = {
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000119': 'processing_error',
};

/** Each of its payments must be confirmed on the bank's page (docs/product-decisions.md, A member's account). */
const CONFIRMED_BY_BANK = '4000002760003184';
/** Is accepted when it is typed, and declined when it is charged by its token. */
const DECLINED_LATER = '4000000000000341';

/** What the sandbox's bank does when a stored card is charged. */
export type StoredCardBehaviour = 'accept' | 'confirm' | 'decline';

export interface CardCheck {
  brand: CardBrand;
  behaviour: StoredCardBehaviour;
  decline?: DeclineCode;
}

/**
 * The sandbox's decision about a card, from its number and expiry. It ignores the brand that the caller passes.
 */
export function checkCard(card: CreditCard, now: Date): CardCheck {
  const brand = accepted[card.number] ?? (card.number.startsWith('4') ? 'VISA' : 'DEFAULT');
  const behaviour = behaviourOf(card.number);
  const decline = declined[card.number];
  if (decline) return { brand, behaviour, decline };
  if (hasExpired(card.expiry, now)) return { brand, behaviour, decline: 'expired_card' };
  // Unknown cards are declined, so that nobody mistakes the sandbox for a real gateway.
  if (!accepted[card.number] && behaviour === 'accept') return { brand, behaviour, decline: 'card_declined' };
  const codeLength = brand === 'AMEX' ? 4 : 3;
  if (card.cvc.length !== codeLength) return { brand, behaviour, decline: 'card_declined' };
  return { brand, behaviour };
}

function behaviourOf(number: string): StoredCardBehaviour {
  if (number === CONFIRMED_BY_BANK) return 'confirm';
  return number === DECLINED_LATER ? 'decline' : 'accept';
}

/** A card is valid until the end of its month, wherever its holder is. */
export function hasExpired(expiry: string, now: Date): boolean {
  const [month = '', year = ''] = expiry.split('-');
  return `20${year}-${month}` < dayBegunEverywhere(now).slice(0, 7);
}
