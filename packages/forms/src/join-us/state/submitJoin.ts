import { atom } from 'jotai/vanilla';
import { formatMoney } from '@myler/config/currencies';
import { changeDialogAtom } from '@myler/state/dialogs';
import type { RegistrationResponse } from '@myler/api-client/contract';
import { readRejection, type FieldPath } from '../../form-core/formState.ts';
import { runAttempt, type AttemptEnd, type BankRequest } from '../../attempt/attempt.ts';
import type { AttemptKeys } from '../../attempt/keys.ts';
import { bankPageAtom, showBankPageAtom } from './bank.ts';
import { attemptClient, type JoinUsDeps } from './clients.ts';
import { toRegistration } from '../form/registration.ts';
import {
  fillJoinFormAtom,
  finishJoinAtom,
  focusTargetAtom,
  joinFormAtom,
  joinUsAtom,
  noticeAtom,
  setPricesAtom,
  sumAtom,
  takenEmailAtom,
  type Notice,
} from './joinUsAtoms.ts';
import { toldNotArrivedAtom } from './progress.ts';
import { orderCompleted } from './joinUsEvents.ts';
import { joinUsSteps } from '../rules/joinUsSteps.ts';
import { notices, priceChangedNotice } from '../../attempt/notices.ts';
import { goToStepAtom, showErrorsAtom, type RuleContext } from './goToStep.ts';
import { checkCodeAtom } from './checkCode.ts';

export interface SubmitDeps extends JoinUsDeps {
  keys: AttemptKeys;
  wait: (milliseconds: number) => Promise<void>;
  rules: RuleContext;
}

/** Pays and registers, exactly once: a second call while the first is running does nothing. */
export const submitJoinAtom = atom(null, async (get, set, deps: SubmitDeps): Promise<void> => {
  const { creditCard: card, currency, ...form } = get(joinUsAtom);
  if (form.isLoading) return;
  const context = { ...deps.rules, card, currency };
  for (const step of joinUsSteps) {
    const errors = step.errors(form, context);
    if (Object.keys(errors).length > 0) return set(showErrorsAtom, errors);
  }
  const registration = toRegistration(form, card, currency, deps.rules.readTelephone);
  set(noticeAtom, null);
  set(toldNotArrivedAtom, false);
  set(fillJoinFormAtom, { isLoading: true });
  let outcome: AttemptEnd<RegistrationResponse>;
  try {
    const confirm = (request: BankRequest) => set(showBankPageAtom, request);
    outcome = await runAttempt(registration, { ...deps, confirm, client: attemptClient(deps.client) });
  } finally {
    set(bankPageAtom, null);
    set(fillJoinFormAtom, { isLoading: false });
  }
  if (outcome.kind === 'completed' || outcome.kind === 'recovered') {
    deps.analytics.track('Checkout Step Completed', { step: 3 });
  }
  await set(concludeAtom, outcome, deps);
});

/** Handles the end of an attempt, also after a reload. */
export const concludeAtom = atom(
  null,
  async (
    get,
    set,
    outcome: AttemptEnd<RegistrationResponse>,
    deps: Pick<JoinUsDeps, 'client' | 'analytics' | 'onWelcome' | 'isMember'>,
  ) => {
    switch (outcome.kind) {
      case 'completed':
        deps.analytics.track('Order Completed', orderCompleted(outcome.result.receipt, get(joinFormAtom)));
        deps.onWelcome(outcome.result.session);
        set(finishJoinAtom, { receipt: outcome.result.receipt, signedIn: outcome.result.session !== undefined });
        return set(changeDialogAtom, 'registration-success', {});
      case 'recovered': {
        const { membershipId, paid } = outcome.outcome;
        if (membershipId && paid) {
          deps.analytics.track('Order Completed', orderCompleted({ membershipId, paid }, get(joinFormAtom)));
        }
        deps.onWelcome(undefined);
        set(finishJoinAtom, { outcome: outcome.outcome });
        return set(changeDialogAtom, 'registration-success', {});
      }
      case 'rejected':
        return set(rejectedAtom, outcome.error, deps);
      case 'pending':
        return set(noticedAtom, {
          kind: 'pending',
          text: notices[outcome.reason](outcome.message),
          reference: outcome.reference,
        });
    }
  },
);

type RejectedDeps = Pick<JoinUsDeps, 'client' | 'analytics' | 'isMember'>;

const MEMBER_ALREADY =
  'This email address already belongs to a member, and you are signed in. If a payment was taken, it has been given back.';

/** Shows a definitive rejection at its field, or above the step if it concerns no field. All input is kept. */
const rejectedAtom = atom(null, async (get, set, error: unknown, deps: RejectedDeps) => {
  if (hasCode(error, 'price-changed')) return set(priceChangedAtom, deps);
  if (hasCode(error, 'email-taken')) {
    if (deps.isMember?.()) {
      set(goToStepAtom, 'join-us-1');
      return set(noticedAtom, { kind: 'rejected', text: MEMBER_ALREADY });
    }
    set(takenEmailAtom, get(joinFormAtom).email);
  }
  const { errors, notice, reference } = readRejection(error, fieldOf);
  if (notice) set(noticedAtom, { kind: 'rejected', text: notice, reference });
  else set(showErrorsAtom, errors);
});

/** Shows the old and the new price. The next press of the button accepts the new one. */
const priceChangedAtom = atom(null, async (get, set, deps: Pick<JoinUsDeps, 'client' | 'analytics'>) => {
  const before = get(sumAtom)?.total;
  const prices = await deps.client.prices();
  if (prices.length > 0) set(setPricesAtom, prices);
  if (get(joinFormAtom).checkedCode) {
    set(fillJoinFormAtom, { checkedCode: null });
    if (!(await set(checkCodeAtom, deps))) set(goToStepAtom, 'join-us-1');
  }
  const after = get(sumAtom)?.total;
  const text = priceChangedNotice(before && formatMoney(before), after && formatMoney(after));
  set(noticedAtom, { kind: 'price-changed', text });
});

const noticedAtom = atom(null, (_get, set, notice: Notice) => {
  set(noticeAtom, notice);
  set(focusTargetAtom, 'notice');
});

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** Parts of the request body that are not fields: their errors are shown above the step. */
const NOT_SHOWN = new Set(['formType', 'currency', 'total', 'total.amount', 'total.currency', 'idempotencyKey']);

/** The form's field for a path of the request body. Some fields have another name, some paths have no field. */
function fieldOf(path: string): FieldPath | undefined {
  if (NOT_SHOWN.has(path)) return undefined;
  if (path === 'city.name' || path === 'city.id') return 'city';
  if (path === 'instagram') return 'instagram.username';
  if (path === 'creditCard' || path === 'creditCard.brand') return 'creditCard.number';
  return path;
}
