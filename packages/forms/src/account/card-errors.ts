import type { CreditCardForm } from '../card-fields/credit-card.ts';
import type { FieldPath } from '../core/form-state.ts';

/** Whether a field of the card has a value: an empty field gets no error on blur. */
export function isCardFieldFilled(card: CreditCardForm, path: FieldPath): boolean {
  return card[path.slice('creditCard.'.length) as keyof CreditCardForm] !== '';
}

/** The form’s field for a path of the request. An error of the whole card is shown at its number. */
export function cardFieldOf(path: string): FieldPath | undefined {
  if (path === 'creditCard' || path === 'creditCard.brand') return 'creditCard.number';
  return path.startsWith('creditCard.') ? path : undefined;
}
