import type { CardBrand } from '@myler/config/cards';
import { creditCard, type CreditCard } from '@myler/api-client/contract';
import { cardBrandOf, digitsOf } from '../card/brands.ts';
import { expiryError, parseExpiry, toWireExpiry } from '../card/expiry.ts';
import { cardNumberError } from '../card/number.ts';
import { securityCodeError } from '../card/security-code.ts';
import { lineError } from '../validation/names.ts';

/**
 * A card as typed. It is kept in memory during the payment and stored nowhere (docs/product-decisions.md, The join-us
 * wizard).
 */
export interface CreditCardForm {
  brand: CardBrand;
  name: string;
  number: string;
  expiry: string;
  cvc: string;
}

export type CardEdits = Partial<Omit<CreditCardForm, 'brand'>>;

/** The paths of a card's fields: in the form, and in the provider's errors. */
export type CardPath = `creditCard.${'name' | 'number' | 'expiry' | 'cvc'}`;

export const emptyCard: CreditCardForm = { brand: 'DEFAULT', name: '', number: '', expiry: '', cvc: '' };

/** Adds the brand to the edits. It takes edits only, because autofill changes several fields before the next render. */
export function withBrand(edits: CardEdits): Partial<CreditCardForm> {
  return edits.number === undefined ? edits : { ...edits, brand: cardBrandOf(edits.number) };
}

export function editCard(card: CreditCardForm, edits: CardEdits): CreditCardForm {
  return { ...card, ...withBrand(edits) };
}

/** The fields to clear when the visitor leaves the payment. The holder and the expiry stay for the next try. */
export const withoutNumber = { number: '', cvc: '', brand: 'DEFAULT' } as const;

/** The error of each field, in the order of the fields. */
export function cardErrors(card: CreditCardForm, today: string): [CardPath, string | undefined][] {
  return [
    ['creditCard.name', lineError(card.name, creditCard.shape.name, 'the name on your card', 80)],
    ['creditCard.number', cardNumberError(card.number)],
    ['creditCard.expiry', expiryError(card.expiry, today)],
    ['creditCard.cvc', securityCodeError(card.cvc, card.brand)],
  ];
}

/** The card as the contract defines it. Throws for a card with errors in `cardErrors`. */
export function toCreditCard(card: CreditCardForm): CreditCard {
  const expiry = parseExpiry(card.expiry);
  if (!expiry)
    throw new Error('@myler/forms: a card was sent before its expiry was right. Look at its verdicts first.');
  return {
    brand: card.brand,
    name: card.name.trim(),
    number: digitsOf(card.number),
    expiry: toWireExpiry(expiry),
    cvc: digitsOf(card.cvc),
  };
}
