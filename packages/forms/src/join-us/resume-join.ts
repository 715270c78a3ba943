import type { createStore } from 'jotai/vanilla';
import type { CurrencyCode } from '@myler/config/currencies';
import type { MembershipPrice, Registration, RegistrationResponse } from '@myler/api-client/contract';
import { changeDialogAtom, openDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import { sessionDevice } from '@myler/state/device';
import { resumePayment, type PaymentDeps, type PaymentEnd, type BankRequest } from '../payment/pay-once.ts';
import { notices, noticesAfterReload } from '../payment/notices.ts';
import { bankPageAtom, showBankPageAtom } from './state/bank.ts';
import { checkCodeAtom } from './state/check-code.ts';
import { registrationClient, type JoinUsDeps } from './state/clients.ts';
import { goToStepAtom } from './state/go-to-step.ts';
import {
  chooseMembershipAtom,
  fillJoinFormAtom,
  focusTargetAtom,
  noticeAtom,
  setPricesAtom,
} from './state/join-us-atoms.ts';
import { readProgress, toldNotArrivedAtom, type JoinProgress } from './state/progress.ts';
import { concludeAtom } from './state/submit-join.ts';

type Store = ReturnType<typeof createStore>;
type ResumeDeps = Pick<PaymentDeps<Registration, RegistrationResponse>, 'keys' | 'wait'> &
  Pick<JoinUsDeps, 'client' | 'analytics' | 'onWelcome'> & {
    /** Shows the page in the currency of the wizard that was interrupted. */
    onCurrency: (currency: CurrencyCode) => void;
  };

type Pending = Extract<PaymentEnd<never>, { kind: 'pending' }>;

const notKept = { membershipId: null, code: '', formType: 'membership' } as const;
const STILL_CHOSEN =
  'Your membership is still chosen. Nothing about you is kept on this device, so please type your details again.';

/**
 * On a load with a `join-attempt` or a `join-progress` in session storage: asks how the attempt ended, and opens the
 * welcome, the wizard with what may be kept of it and what became of the payment, or the bank's page if it still waits. If
 * the visitor had closed the wizard and there is nothing new to say, it opens nothing, and the key stays for the next try.
 * True as soon as a dialog was opened; consent and newsletter then wait.
 */
export function resumeJoin(store: Store, deps: ResumeDeps): Promise<boolean> {
  return new Promise((resolve, reject) => {
    resume(store, deps, () => resolve(true)).then(resolve, reject);
  });
}

async function resume(store: Store, deps: ResumeDeps, onOpened: () => void): Promise<boolean> {
  const progress = readProgress(sessionDevice, { isPaying: deps.keys.pending() !== undefined });
  const confirm = (request: BankRequest) => {
    if (!store.get(presentedDialogAtom)) store.set(openDialogAtom, 'join-us-3');
    onOpened();
    return store.set(showBankPageAtom, request);
  };
  const end = await resumePayment({ ...deps, confirm, client: registrationClient(deps.client) });
  store.set(bankPageAtom, null);
  const hasNews = end !== undefined && (end.kind !== 'pending' || end.reason === 'still-running');
  if (!hasNews && !progress) return false;
  if (end?.kind === 'recovered') {
    await store.set(concludeAtom, end, deps);
    return true;
  }
  // The visitor has opened another dialog meanwhile, and there is no payment to speak of.
  if (!end && store.get(presentedDialogAtom)) return true;
  const step = await openWizard(store, progress, deps);
  if (!end) showNotice(store, undefined, step);
  else if (end.kind === 'pending') showNotice(store, end, step);
  else await store.set(concludeAtom, end, deps);
  return true;
}

/**
 * Opens the wizard with what a reload has left of it, at the first step that has to be filled in again: nothing of the second
 * is kept, and the payment would send the visitor back to it.
 */
async function openWizard(store: Store, progress: JoinProgress | undefined, deps: ResumeDeps): Promise<string> {
  const { membershipId, code, formType } = progress ?? notKept;
  const prices = await deps.client.prices().catch((): MembershipPrice[] => []);
  if (prices.length > 0) store.set(setPricesAtom, prices);
  if (membershipId) store.set(chooseMembershipAtom, membershipId);
  if (progress) deps.onCurrency(progress.currency);
  store.set(fillJoinFormAtom, { referralCode: code, formType });
  const isChosen = progress !== undefined && progress.step > 1 && membershipId !== null && prices.length > 0;
  const payload = { ...(membershipId && { membershipId }), ...(formType === 'referral' && code ? { ref: code } : {}) };
  store.set(changeDialogAtom, isChosen ? 'join-us-2' : 'join-us-1', payload);
  if (isChosen && !(await store.set(checkCodeAtom, deps))) store.set(goToStepAtom, 'join-us-1');
  return store.get(presentedDialogAtom)?.type ?? '';
}

function showNotice(store: Store, end: Pending | undefined, step: string): void {
  if (!end && step === 'join-us-1') return;
  if (end?.reason === 'not-arrived') store.set(toldNotArrivedAtom, true);
  const ofPayment = end && (noticesAfterReload[end.reason] ?? notices[end.reason](end.message));
  const ofForm = step === 'join-us-1' ? undefined : STILL_CHOSEN;
  store.set(noticeAtom, {
    kind: end ? 'pending' : 'reloaded',
    text: [ofPayment, ofForm].filter(Boolean).join(' '),
    reference: end?.reference,
  });
  store.set(focusTargetAtom, 'notice');
}
