import { atom } from 'jotai/vanilla';
import { formatMoney } from '@myler/config/currencies';
import { formatDate } from '@myler/config/dates';
import { normaliseError } from '@myler/api-client/errors';
import { couponOf, majorUnits } from '@myler/analytics/events';
import { changeDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import type { RegistrationAnswer } from '@myler/api-client/contract';
import { readRefusal, type FieldErrors, type FieldPath } from '../../form-core/formState.ts';
import { makeAttempt, type AttemptEnd } from '../../attempt/attempt.ts';
import type { AttemptKeys } from '../../attempt/keys.ts';
import { attemptClient, type JoinUsDeps } from './clients.ts';
import { giftCodeError } from '../../validation/gift-code.ts';
import { giftProblem } from '../form/gift.ts';
import { codeFits } from '../form/price.ts';
import { toRegistration } from '../form/registration.ts';
import {
  creditCardAtom,
  fillJoinFormAtom,
  finishJoinAtom,
  focusTargetAtom,
  joinCurrencyAtom,
  joinFormAtom,
  joinUsAtom,
  noticeAtom,
  setErrorsAtom,
  setFieldErrorAtom,
  setPricesAtom,
  sumAtom,
  wipeCardAtom,
  type Notice,
} from './joinUsAtoms.ts';
import { orderCompleted } from './joinUsEvents.ts';
import { joinUsSteps, stepOf, stepToMend, type JoinUsStep } from '../rules/joinUsSteps.ts';
import type { StepContext } from '../rules/step.ts';
import { notices, priceChangedNotice } from '../../attempt/notices.ts';

export type RuleContext = Omit<StepContext, 'card' | 'currency'>;

/** Goes to a step, forwards or back. The card's number and code do not outlive the payment step. */
export const goToStepAtom = atom(null, (get, set, dialog: JoinUsStep['dialog']) => {
  if (dialog !== 'join-us-3') set(wipeCardAtom);
  if (get(presentedDialogAtom)?.type === dialog) return;
  set(changeDialogAtom, dialog);
  set(focusTargetAtom, 'heading');
});

/** Shows errors in the first step that can mend them. What no step asks for is told where the visitor is. */
const showErrorsAtom = atom(null, (_get, set, errors: FieldErrors) => {
  const step = stepToMend(errors);
  if (step) set(goToStepAtom, step.dialog);
  set(setErrorsAtom, errors);
});

/** Checks the presented step and goes to the next one; otherwise says what is wrong. True when it went. */
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

/**
 * Checks the code with the provider; the discount shows at once. True when there is none, or it is good. A check that
 * nobody asked for, because the tier changed under a code, is `quiet`: its verdict stands at the field and moves no focus.
 */
export const checkCodeAtom = atom(
  null,
  async (
    get,
    set,
    { client, analytics }: Pick<JoinUsDeps, 'client' | 'analytics'>,
    { quiet = false }: { quiet?: boolean } = {},
  ) => {
    const { referralCode, membershipId } = get(joinFormAtom);
    const currency = get(joinCurrencyAtom);
    const code = referralCode.trim().toUpperCase();
    if (!code || codeFits(get(joinFormAtom), currency)) return true;
    if (!membershipId) {
      set(setErrorsAtom, { referralCode: 'Choose a membership first; then this code can be checked.' });
      return false;
    }
    // The visitor may have gone on to another tier, code or currency before the answer came.
    const isStale = () => {
      const now = get(joinFormAtom);
      return (
        now.referralCode !== referralCode || now.membershipId !== membershipId || get(joinCurrencyAtom) !== currency
      );
    };
    try {
      const coupon = await client.checkCoupon({ code, membershipId, currency });
      if (isStale()) return false;
      set(fillJoinFormAtom, { checkedCode: { coupon, membershipId, currency } });
      analytics.track('Coupon Applied', {
        coupon_id: couponOf(coupon),
        coupon_name: coupon.label,
        discount: majorUnits(coupon.discount.amount),
        currency,
      });
      return true;
    } catch (error) {
      if (isStale()) return false;
      const { message, errors } = normaliseError(error);
      analytics.track('Coupon Denied', { reason: message });
      set(fillJoinFormAtom, { checkedCode: null });
      const verdict = errors?.['code'] ?? errors?.['referralCode'] ?? message;
      if (quiet) set(setFieldErrorAtom, 'referralCode', verdict);
      else set(setErrorsAtom, { referralCode: verdict });
      return false;
    }
  },
);

/** Looks up what is left on a gift card, and takes it off what is to pay. */
export const checkGiftAtom = atom(null, async (get, set, { provider }: Pick<JoinUsDeps, 'provider'>) => {
  const { giftCode } = get(joinFormAtom);
  const code = giftCode.trim();
  if (!code) {
    set(setErrorsAtom, { giftCode: 'Enter the gift code, then press Apply.' });
    return;
  }
  const slip = giftCodeError(code);
  if (slip) {
    set(setErrorsAtom, { giftCode: slip });
    return;
  }
  const problem = await (async () => {
    try {
      const gift = await (provider.giftBalance?.(code) ?? Promise.reject(new Error('no gift cards')));
      const form = get(joinFormAtom);
      if (form.giftCode !== giftCode) return undefined;
      if (gift.status === 'spent') return 'There is nothing left on this gift card. Clear the field to go on.';
      if (gift.status === 'expired') {
        return `This gift card was good until ${formatDate(gift.validUntil)}. Clear the field to go on.`;
      }
      const { balance, membershipId } = gift;
      const misfit = giftProblem(gift, form.membershipId, get(joinCurrencyAtom));
      if (!misfit) set(fillJoinFormAtom, { checkedGift: { code, balance, membershipId } });
      return misfit;
    } catch (error) {
      return normaliseError(error).message;
    }
  })();
  if (problem) set(setErrorsAtom, { giftCode: problem });
});

export interface SubmitDeps extends JoinUsDeps {
  keys: AttemptKeys;
  wait: (milliseconds: number) => Promise<void>;
  rules: RuleContext;
}

/** Pays and joins, once, however often it is called: a second call while one is under way does nothing. */
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
  set(fillJoinFormAtom, { isLoading: true });
  let outcome: AttemptEnd<RegistrationAnswer>;
  try {
    outcome = await makeAttempt(registration, { ...deps, client: attemptClient(deps.client) });
  } finally {
    set(fillJoinFormAtom, { isLoading: false });
  }
  if (outcome.kind === 'answered' || outcome.kind === 'recovered') {
    deps.analytics.track('Checkout Step Completed', { step: 3 });
  }
  await set(concludeAtom, outcome, deps);
});

/** What follows from how an attempt ended; after a reload too. */
export const concludeAtom = atom(
  null,
  async (
    get,
    set,
    outcome: AttemptEnd<RegistrationAnswer>,
    deps: Pick<JoinUsDeps, 'client' | 'analytics' | 'onWelcome'>,
  ) => {
    switch (outcome.kind) {
      case 'answered':
        deps.analytics.track('Order Completed', orderCompleted(outcome.answer.receipt, get(joinFormAtom)));
        deps.onWelcome(outcome.answer.session);
        set(finishJoinAtom, { receipt: outcome.answer.receipt, signedIn: outcome.answer.session !== undefined });
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
        return set(refusedAtom, outcome.error, deps);
      case 'pending':
        return set(noticedAtom, { kind: 'pending', text: notices[outcome.reason](outcome.message) });
    }
  },
);

/** A final no: to the field it is about, or above the step when it is about none. Nothing that was typed is lost. */
const refusedAtom = atom(null, async (_get, set, error: unknown, deps: Pick<JoinUsDeps, 'client' | 'analytics'>) => {
  if (isPriceChange(error)) return set(priceChangedAtom, deps);
  const { errors, notice } = readRefusal(error, fieldOf);
  if (notice) set(noticedAtom, { kind: 'rejected', text: notice });
  else set(showErrorsAtom, errors);
});

/** Says plainly what the price was and is. The next press of the button agrees to the new one. */
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

function isPriceChange(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'price-changed';
}

/** What is sent and is no field: a verdict on it stands above the step. */
const NOT_ASKED = new Set(['formType', 'currency', 'total', 'total.amount', 'total.currency', 'idempotencyKey']);

/** The provider names what was sent; the form asks for some of it under another name, and for some of it not. */
function fieldOf(path: string): FieldPath | undefined {
  if (NOT_ASKED.has(path)) return undefined;
  if (path === 'city.name' || path === 'city.id') return 'city';
  if (path === 'instagram') return 'instagram.username';
  if (path === 'creditCard' || path === 'creditCard.brand') return 'creditCard.number';
  return path;
}
