import type { CurrencyCode } from '@myler/config/currencies';
import type { Country } from '@myler/api-client/contract';
import type { ReadTelephone } from '../../validation/telephone.ts';
import type { CreditCardForm } from '../../card-fields/credit-card.ts';
import { fieldId, type FieldPath } from '../../core/form-state.ts';

/** What the rules of a step need besides the form. */
export interface StepContext {
  /** As `YYYY-MM-DD`. */
  today: string;
  currency: CurrencyCode;
  card: CreditCardForm;
  readTelephone: ReadTelephone;
  countries: readonly Country[];
}

/** The id of the element of a field of the wizard. */
export function joinFieldId(path: FieldPath): string {
  return fieldId('join-us', path);
}
