import type { createStore } from 'jotai/vanilla';
import type { CurrencyCode } from '@myler/config/currencies';
import type { MembershipPrice } from '@myler/api-client/contract';
import { changeDialogAtom, openDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import { sessionDevice } from '@myler/state/device';
import { readRejection } from '../core/form-state.ts';
import { showBankPage } from '../payment/bank-page.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from '../payment/idempotency-keys.ts';
import { noticeAfterReload, type Paid } from '../payment/paid-form.ts';
import { resumePayment, wait, type BankRequest, type PaymentEnd } from '../payment/pay-once.ts';
import { checkCodeAtom } from './state/check-code.ts';
import { registrationClient, type JoinUsDeps } from './state/clients.ts';
import { goToStepAtom } from './state/go-to-step.ts';
import {
  bankPageAtom,
  chooseMembershipAtom,
  fillJoinFormAtom,
  rejectJoinFormAtom,
  setPricesAtom,
  wizardFormAtom,
} from './state/join-us-atoms.ts';
import { readProgress, notArrivedShownAtom, type JoinProgress } from './state/progress.ts';
import { welcomeAtom } from './state/submit-join.ts';

type Store = ReturnType<typeof createStore>;

export interface ResumeDeps extends Pick<JoinUsDeps, 'client' | 'analytics' | 'onWelcome'> {
  /** Shows the page in the currency of the wizard that was interrupted. */
  onCurrency: (currency: CurrencyCode) => void;
  keys?: IdempotencyKeys;
  wait?: (milliseconds: number) => Promise<void>;
}

type NotTaken = Exclude<PaymentEnd<never>, Paid<never>>;

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
  const keys = deps.keys ?? createIdempotencyKeys('join-attempt');
  const progress = readProgress(sessionDevice, { isPaying: keys.pending() !== undefined });
  const confirm = (request: BankRequest) => {
    if (!store.get(presentedDialogAtom)) store.set(openDialogAtom, 'join-us-3');
    onOpened();
    return showBankPage(store, bankPageAtom, request);
  };
  const end = await resumePayment({ wait, ...deps, keys, confirm, client: registrationClient(deps.client) });
  store.set(bankPageAtom, null);
  const hasNews = end !== undefined && (end.kind !== 'pending' || end.reason === 'still-running');
  if (!hasNews && !progress) return false;
  if (end?.kind === 'completed' || end?.kind === 'recovered') {
    store.set(welcomeAtom, end, deps);
    return true;
  }
  // The visitor has opened another dialog meanwhile, and there is no payment to speak of.
  if (!end && store.get(presentedDialogAtom)) return true;
  const step = await openWizard(store, progress, deps);
  showNotice(store, end, step);
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

/** What became of the payment, if there was one, and of what was typed. */
function showNotice(store: Store, end: NotTaken | undefined, step: string): void {
  if (!end && step === 'join-us-1') return;
  // What is wrong with the code, which was checked again.
  const { errors } = store.get(wizardFormAtom);
  if (end?.kind === 'rejected') {
    const rejection = readRejection(end.error);
    return store.set(rejectJoinFormAtom, { ...rejection, errors: { ...errors, ...rejection.errors } });
  }
  if (end?.reason === 'not-arrived') store.set(notArrivedShownAtom, true);
  const ofForm = step === 'join-us-1' ? undefined : STILL_CHOSEN;
  store.set(rejectJoinFormAtom, {
    errors,
    notice: [end && noticeAfterReload(end), ofForm].filter(Boolean).join(' '),
    reference: end?.reference,
  });
}
