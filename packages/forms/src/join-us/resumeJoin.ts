import type { createStore } from 'jotai/vanilla';
import { openDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import type { Registration, RegistrationResponse } from '@myler/api-client/contract';
import { resumeAttempt, type AttemptDeps, type BankRequest } from '../attempt/attempt.ts';
import { bankPageAtom, showBankPageAtom } from './state/bank.ts';
import { attemptClient, type JoinUsDeps } from './state/clients.ts';
import { goToStepAtom } from './state/goToStep.ts';
import { concludeAtom } from './state/submitJoin.ts';

type Store = ReturnType<typeof createStore>;
type ResumeDeps = Pick<AttemptDeps<Registration, RegistrationResponse>, 'keys' | 'wait'> &
  Pick<JoinUsDeps, 'client' | 'analytics' | 'onWelcome'>;

/**
 * On a load with a `join-attempt` in session storage: asks how the attempt ended, and opens the welcome, the wizard with
 * the result, or the bank's page if it still waits. If the attempt never arrived or its outcome cannot be fetched, it
 * opens nothing, and the key stays for the next try. True as soon as a dialog was opened; consent and newsletter then
 * wait.
 */
export function resumeJoin(store: Store, deps: ResumeDeps): Promise<boolean> {
  return new Promise((resolve, reject) => {
    resume(store, deps, () => resolve(true)).then(resolve, reject);
  });
}

async function resume(store: Store, deps: ResumeDeps, onOpened: () => void): Promise<boolean> {
  const confirm = (request: BankRequest) => {
    if (!store.get(presentedDialogAtom)) store.set(openDialogAtom, 'join-us-3');
    onOpened();
    return store.set(showBankPageAtom, request);
  };
  const outcome = await resumeAttempt({ ...deps, confirm, client: attemptClient(deps.client) });
  const wasAtBank = store.get(bankPageAtom) !== null;
  store.set(bankPageAtom, null);
  if (!outcome) return false;
  if (!wasAtBank && outcome.kind === 'pending' && outcome.reason !== 'still-running') return false;
  // After a reload the form is empty, so that whoever has to pay again begins with its first step.
  if (wasAtBank) store.set(goToStepAtom, 'join-us-1');
  else store.set(openDialogAtom, 'join-us-1');
  await store.set(concludeAtom, outcome, deps);
  return true;
}
