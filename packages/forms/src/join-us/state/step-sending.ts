import type { createStore } from 'jotai/vanilla';
import { presentedDialogAtom } from '@myler/state/dialogs';
import type { FormSending } from '../../core/submit-form.ts';
import type { JoinUsValues } from '../form/join-us-form.ts';
import { joinUsSteps, type JoinUsStep } from '../rules/join-us-steps.ts';
import type { JoinUsDeps } from './clients.ts';
import { goToStepAtom } from './go-to-step.ts';
import { wizardFormAtom } from './join-us-atoms.ts';

/**
 * How a step before the payment is submitted, once it is valid: it leads to the next step.
 *
 * @param check a last check with the provider. False keeps the step, whose field shows why.
 */
export function stepSending(
  store: ReturnType<typeof createStore>,
  number: Exclude<JoinUsStep['number'], 3>,
  analytics: JoinUsDeps['analytics'],
  check: () => Promise<boolean> = () => Promise.resolve(true),
): Pick<FormSending<JoinUsValues, unknown>, 'send' | 'onSent'> {
  return {
    send: check,
    onSent: (isRight) => {
      // All steps have one form, which goes on with the next step, or the one to which the visitor has gone meanwhile.
      store.set(wizardFormAtom, (form) => ({ ...form, phase: 'writing' }));
      if (!isRight || store.get(presentedDialogAtom)?.type !== joinUsSteps[number - 1]?.dialog) return;
      analytics.track('Checkout Step Completed', { step: number });
      store.set(goToStepAtom, joinUsSteps[number].dialog);
    },
  };
}
