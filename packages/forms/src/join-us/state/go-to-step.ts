import { atom } from 'jotai/vanilla';
import { changeDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import type { FieldErrors } from '../../core/form-state.ts';
import type { JoinUsDeps } from './clients.ts';
import {
  creditCardAtom,
  focusTargetAtom,
  joinCurrencyAtom,
  joinFormAtom,
  setErrorsAtom,
  wipeCardAtom,
} from './join-us-atoms.ts';
import { joinUsSteps, stepOf, firstStepWithErrors, type JoinUsStep } from '../rules/join-us-steps.ts';
import type { StepContext } from '../rules/step.ts';

export type RuleContext = Omit<StepContext, 'card' | 'currency'>;

/** Goes to a step, forwards or back. Leaving the payment step clears the card's number and code. */
export const goToStepAtom = atom(null, (get, set, dialog: JoinUsStep['dialog']) => {
  if (dialog !== 'join-us-3') set(wipeCardAtom);
  if (get(presentedDialogAtom)?.type === dialog) return;
  set(changeDialogAtom, dialog);
  set(focusTargetAtom, 'heading');
});

/** Shows errors in the first step that has one of their fields. Errors of no step's field are shown in the current step. */
export const showErrorsAtom = atom(null, (_get, set, errors: FieldErrors) => {
  const step = firstStepWithErrors(errors);
  if (step) set(goToStepAtom, step.dialog);
  set(setErrorsAtom, errors);
});

/** Validates the presented step and goes to the next one, or shows the errors. Returns whether it went on. */
export const continueAtom = atom(null, (get, set, rules: RuleContext, analytics: JoinUsDeps['analytics']): boolean => {
  const step = stepOf(get(presentedDialogAtom)?.type);
  const next = joinUsSteps.find(({ number }) => number === (step?.number ?? 0) + 1);
  if (!step || !next) return false;
  const context = { ...rules, card: get(creditCardAtom), currency: get(joinCurrencyAtom) };
  const errors = step.errors(get(joinFormAtom), context);
  if (Object.keys(errors).length > 0) {
    set(setErrorsAtom, errors);
    return false;
  }
  analytics.track('Checkout Step Completed', { step: step.number });
  set(goToStepAtom, next.dialog);
  return true;
});
