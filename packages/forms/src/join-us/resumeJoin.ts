import type { createStore } from 'jotai/vanilla';
import { openDialogAtom } from '@myler/state/dialogs';
import type { Registration, RegistrationResponse } from '@myler/api-client/contract';
import { resumeAttempt, type AttemptDeps } from '../attempt/attempt.ts';
import { attemptClient, type JoinUsDeps } from './state/clients.ts';
import { concludeAtom } from './state/submitJoin.ts';

/**
 * On a load with a `join-attempt` in session storage: asks how the attempt ended, and opens the welcome, or the wizard
 * with the result. If the attempt never arrived or its outcome cannot be fetched, it opens nothing, and the key stays
 * for the next try. True if a dialog was opened; consent and newsletter then wait.
 */
export async function resumeJoin(
  store: ReturnType<typeof createStore>,
  deps: Pick<AttemptDeps<Registration, RegistrationResponse>, 'keys' | 'wait'> &
    Pick<JoinUsDeps, 'client' | 'analytics' | 'onWelcome'>,
): Promise<boolean> {
  const outcome = await resumeAttempt({ ...deps, client: attemptClient(deps.client) });
  if (!outcome || (outcome.kind === 'pending' && outcome.reason !== 'still-running')) return false;
  store.set(openDialogAtom, 'join-us-1');
  await store.set(concludeAtom, outcome, deps);
  return true;
}
