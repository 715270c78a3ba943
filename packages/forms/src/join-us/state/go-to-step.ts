import { atom } from 'jotai/vanilla';
import { changeDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import type { FieldErrors } from '../../core/form-state.ts';
import { firstStepWithErrors, type JoinUsStep } from '../rules/join-us-steps.ts';
import { clearCardNumberAtom, wizardFormAtom } from './join-us-atoms.ts';

/** Goes to a step, forwards or back. Leaving the payment step clears the card's number and code. */
export const goToStepAtom = atom(null, (get, set, dialog: JoinUsStep['dialog']) => {
  if (dialog !== 'join-us-3') set(clearCardNumberAtom);
  if (get(presentedDialogAtom)?.type === dialog) return;
  set(changeDialogAtom, dialog);
  set(wizardFormAtom, (form) => ({ ...form, focusTarget: 'form' }));
});

/** Opens the first step that has one of these fields; the step stays if none has. */
export const openStepOfAtom = atom(null, (_get, set, errors: FieldErrors) => {
  const step = firstStepWithErrors(errors);
  if (step) set(goToStepAtom, step.dialog);
});
