import type { CardBrand } from '@myler/config/cards';
import { creditCard, type CreditCard } from '@myler/api-client/contract';
import { cardBrandOf, digitsOf } from '../card/brands.ts';
import { expiryError, parseExpiry, toWireExpiry } from '../card/expiry.ts';
import { cardNumberError } from '../card/number.ts';
import { securityCodeError } from '../card/security-code.ts';
import type { FieldPath } from '../core/form-state.ts';
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

/** The values of a form that has a card. */
export interface CardValues {
  creditCard: CreditCardForm;
}

export type CardEdits = Partial<Omit<CreditCardForm, 'brand'>>;

/** The paths of a card's fields: in the form, and in the provider's errors. */
export type CardPath = `creditCard.${'name' | 'number' | 'expiry' | 'cvc'}`;

export const emptyCard: CreditCardForm = { brand: 'DEFAULT', name: '', number: '', expiry: '', cvc: '' };

/** The brand follows the number. */
export function editCard(card: CreditCardForm, edits: CardEdits): CreditCardForm {
  return { ...card, ...edits, ...(edits.number === undefined ? {} : { brand: cardBrandOf(edits.number) }) };
}

/** Clears the number and the code when the visitor leaves the payment. The holder and the expiry stay for the next try. */
export const withoutNumber = (card: CreditCardForm): CreditCardForm => ({
  ...emptyCard,
  name: card.name,
  expiry: card.expiry,
});

/** Whether a field of the card has a value: an empty field gets no error on blur. */
export function isCardFieldFilled({ creditCard: card }: CardValues, path: FieldPath): boolean {
  const [group, part] = path.split('.');
  return group === 'creditCard' && card[part as keyof CreditCardForm] !== '';
}

/** The form’s field for a path of the request. An error of the whole card is shown at its number. */
export function cardFieldOf(path: string): FieldPath | undefined {
  if (path === 'creditCard' || path === 'creditCard.brand') return 'creditCard.number';
  return path.startsWith('creditCard.') ? path : undefined;
}

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
