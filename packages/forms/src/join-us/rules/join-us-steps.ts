import type { DialogType } from '@myler/state/dialogs';
import type { FieldErrors, FieldPath } from '../../core/form-state.ts';
import type { JoinUsValues } from '../form/join-us-form.ts';
import type { StepContext } from './step.ts';
import { chooseMembershipErrors, choosesMembership } from './choose-membership.ts';
import { detailsErrors } from './you-and-your-family.ts';
import { isPaymentField, paymentErrors } from './payment.ts';

export interface JoinUsStep {
  dialog: Extract<DialogType, 'join-us-1' | 'join-us-2' | 'join-us-3'>;
  number: 1 | 2 | 3;
  /** Whether the step has a field, and so shows its error. */
  hasField: (path: FieldPath) => boolean;
  /** The errors of the step, in the order of its fields. */
  errors: (form: JoinUsValues, context: StepContext) => FieldErrors;
}

/**
 * The steps of the wizard: membership, personal details, payment. The dialog `registration-success` follows
 * (docs/product-decisions.md, The join-us wizard).
 */
export const joinUsSteps = [
  {
    dialog: 'join-us-1',
    number: 1,
    hasField: choosesMembership,
    errors: chooseMembershipErrors,
  },
  {
    dialog: 'join-us-2',
    number: 2,
    hasField: (path) => !choosesMembership(path) && !isPaymentField(path),
    errors: detailsErrors,
  },
  {
    dialog: 'join-us-3',
    number: 3,
    hasField: isPaymentField,
    errors: paymentErrors,
  },
] as const satisfies readonly JoinUsStep[];

export function stepOf(dialog: DialogType | undefined): JoinUsStep | undefined {
  return joinUsSteps.find((step) => step.dialog === dialog);
}

/** The first step that has one of these fields. */
export function firstStepWithErrors(errors: FieldErrors): JoinUsStep | undefined {
  return joinUsSteps.find((step) => Object.keys(errors).some(step.hasField));
}
