import type { CurrencyCode } from '@myler/config/currencies';
import { onlyErrors, type FieldErrors, type FieldPath } from '../../form-core/formState.ts';
import { cardVerdicts } from '../../card-fields/creditCard.ts';
import type { JoinUsForm } from '../form/joinUsForm.ts';
import { giftProblem } from '../form/gift.ts';
import { sumOf } from '../form/price.ts';
import { type StepContext } from './step.ts';

export function isPaymentField(path: FieldPath): boolean {
  return path === 'termsAccept' || path === 'giftCode' || path === 'creditCard' || path.startsWith('creditCard.');
}

/**
 * The rules of this step, in the order of its fields. A sum of nothing needs no card (docs/product-decisions.md, The
 * join-us wizard).
 */
export function paymentErrors(form: JoinUsForm, { card, currency, today }: StepContext): FieldErrors {
  const nothingToPay = sumOf(form, currency)?.total.amount === 0;
  return onlyErrors([
    ['giftCode', unusedGift(form, currency)],
    ...(nothingToPay ? [] : cardVerdicts(card, today)),
    ['termsAccept', form.termsAccept ? undefined : 'Accept the terms and conditions to join.'],
  ]);
}

/** A code that was typed and pays for nothing would be paid past: say so before the card is charged. */
function unusedGift({ giftCode, checkedGift, membershipId }: JoinUsForm, currency: CurrencyCode): string | undefined {
  const typed = giftCode.trim();
  if (!typed) return undefined;
  if (checkedGift?.code === typed) return giftProblem(checkedGift, membershipId, currency);
  return 'Press Apply to use this gift code, or clear the field.';
}
