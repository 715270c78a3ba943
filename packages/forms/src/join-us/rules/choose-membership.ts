import { withoutUndefined, type FieldErrors, type FieldPath } from '../../core/form-state.ts';
import type { JoinUsValues } from '../form/join-us-form.ts';
import { priceBreakdownOf } from '../form/price.ts';
import type { StepContext } from './step.ts';

const paths = new Set<FieldPath>(['membershipId', 'referralCode']);

export function choosesMembership(path: FieldPath): boolean {
  return paths.has(path);
}

/** Requires a tier that has a price in the currency. The provider checks the code (`checkCodeAtom`). */
export function chooseMembershipErrors(form: JoinUsValues, { currency }: Pick<StepContext, 'currency'>): FieldErrors {
  return withoutUndefined([['membershipId', priceBreakdownOf(form, currency) ? undefined : 'Choose a membership.']]);
}
