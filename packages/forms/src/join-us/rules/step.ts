import type { CurrencyCode } from '@myler/config/currencies';
import type { Country } from '@myler/api-client/contract';
import type { ReadTelephone } from '../../validation/telephone.ts';

/** What the rules of a step need besides the form. */
export interface StepContext {
  /** As `YYYY-MM-DD`. */
  today: string;
  currency: CurrencyCode;
  readTelephone: ReadTelephone;
  countries: readonly Country[];
}
