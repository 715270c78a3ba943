import type { FieldPath, JoinUsForm } from '../../form/joinUsForm.ts';
import { onlyErrors, type StepErrors } from '../step.ts';

const paths = new Set<FieldPath>([
  'memberShipCategory',
  'membershipId',
  'currency',
  'referralCode',
  'total',
  'formType',
]);

export function choosesMembership(path: FieldPath): boolean {
  return paths.has(path);
}

/** A tier has to be chosen; a code that was checked and refused has to go or be mended first. */
export function chooseMembershipErrors(form: JoinUsForm): StepErrors {
  return onlyErrors([['membershipId', form.membershipId ? undefined : 'Choose a membership.']]);
}
