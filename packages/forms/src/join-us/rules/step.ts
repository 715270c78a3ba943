import type { CurrencyCode } from '@myler/config/currencies';
import type { Country } from '@myler/api-client/contract';
import type { ReadTelephone } from '../../validation/telephone.ts';
import type { CreditCardForm } from '../../card-fields/creditCard.ts';
import type { FieldPath } from '../form/joinUsForm.ts';

/** Messages by field, in the order of the fields. */
export type StepErrors = Readonly<Record<FieldPath, string>>;

/** What a step's rules need beside the form. */
export interface StepContext {
  /** On the wire, `YYYY-MM-DD`. */
  today: string;
  currency: CurrencyCode;
  card: CreditCardForm;
  readTelephone: ReadTelephone;
  countries: readonly Country[];
}

/** Only what is wrong, in the order given. */
export function onlyErrors(verdicts: readonly (readonly [FieldPath, string | undefined])[]): StepErrors {
  return Object.fromEntries(
    verdicts.filter((verdict): verdict is readonly [FieldPath, string] => verdict[1] !== undefined),
  );
}

/** The element that stands for a field, for the summary's links and the browser's own anchors. */
export function fieldId(path: FieldPath): string {
  return `join-us-${path.replaceAll('.', '-')}`;
}
