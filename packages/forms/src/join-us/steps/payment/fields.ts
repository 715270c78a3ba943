import { expiryError } from '../../../card/expiry.ts';
import { cardNumberError } from '../../../card/number.ts';
import { securityCodeError } from '../../../card/security-code.ts';
import { lineError } from '../../../validation/names.ts';
import { creditCard } from '@myler/api-client/contract';
import type { FieldPath, JoinUsForm } from '../../form/joinUsForm.ts';
import { sumOf } from '../../form/price.ts';
import { onlyErrors, type StepContext, type StepErrors } from '../step.ts';

/** Autofill's names for a card's fields (HTML, autofill field names). */
export const autoComplete = {
  name: 'cc-name',
  number: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
} as const;

export function isPaymentField(path: FieldPath): boolean {
  return path === 'termsAccept' || path === 'giftCode' || path === 'creditCard' || path.startsWith('creditCard.');
}

/** The rules of this step, in the order of its fields. A sum of nothing needs no card (decisions, The join-us wizard). */
export function paymentErrors(form: JoinUsForm, { card, currency, today }: StepContext): StepErrors {
  const nothingToPay = sumOf(form, currency)?.total.amount === 0;
  return onlyErrors([
    ['giftCode', giftCodeError(form)],
    ...(nothingToPay ? [] : cardVerdicts(card, today)),
    ['termsAccept', form.termsAccept ? undefined : 'Accept the terms and conditions to join.'],
  ]);
}

function cardVerdicts(card: StepContext['card'], today: string): [FieldPath, string | undefined][] {
  return [
    ['creditCard.name', lineError(card.name, creditCard.shape.name, 'the name on your card', 80)],
    ['creditCard.number', cardNumberError(card.number)],
    ['creditCard.expiry', expiryError(card.expiry, today)],
    ['creditCard.cvc', securityCodeError(card.cvc, card.brand)],
  ];
}

/** A code that was typed and not applied would be paid past: say so before the card is charged. */
function giftCodeError({ giftCode, checkedGift }: JoinUsForm): string | undefined {
  const typed = giftCode.trim();
  if (!typed || checkedGift?.code === typed) return undefined;
  return 'Press Apply to use this gift code, or clear the field.';
}
