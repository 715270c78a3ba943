import type { CurrencyCode } from '@myler/config/currencies';
import { withoutUndefined, type FieldErrors, type FieldPath } from '../../core/form-state.ts';
import { cardErrors } from '../../card-fields/credit-card.ts';
import type { JoinUsValues } from '../form/join-us-form.ts';
import { giftError } from '../form/gift.ts';
import { priceBreakdownOf } from '../form/price.ts';
import type { StepContext } from './step.ts';

export function isPaymentField(path: FieldPath): boolean {
  return path === 'termsAccept' || path === 'giftCode' || path === 'creditCard' || path.startsWith('creditCard.');
}

/**
 * The errors of this step, in the order of its fields. A total of zero needs no card (docs/product-decisions.md, The
 * join-us wizard).
 */
export function paymentErrors(
  form: JoinUsValues,
  { currency, today }: Pick<StepContext, 'currency' | 'today'>,
): FieldErrors {
  const nothingToPay = priceBreakdownOf(form, currency)?.total.amount === 0;
  return withoutUndefined([
    ['giftCode', unusedGift(form, currency)],
    ...(nothingToPay ? [] : cardErrors(form.creditCard, today)),
    ['termsAccept', form.termsAccept ? undefined : 'Accept the terms and conditions to join.'],
  ]);
}

/** A typed code that pays nothing is an error, because otherwise the card would be charged the full price. */
function unusedGift({ giftCode, checkedGift, membershipId }: JoinUsValues, currency: CurrencyCode): string | undefined {
  const typed = giftCode.trim();
  if (!typed) return undefined;
  if (checkedGift?.code === typed) return giftError(checkedGift, membershipId, currency);
  return 'Press Apply to use this gift code, or clear the field.';
}
