import { createStore } from 'jotai/vanilla';
import { ApiError } from '@myler/api-client/errors';
import type { Coupon, GiftCardBalance, Registration, RegistrationResponse } from '@myler/api-client/contract';
import { listPrice, memberships } from '@myler/config/memberships';
import { currencyCodes } from '@myler/config/currencies';
import { currencyAtom } from '@myler/state/currency';
import { openDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import { loadTelephone } from '../../validation/telephone.ts';
import { createIdempotencyKeys } from '../../payment/idempotency-keys.ts';
import { editCard, emptyCard } from '../../card-fields/credit-card.ts';
import {
  bankPageAtom,
  chooseMembershipAtom,
  editJoinFormAtom,
  joinCurrencyAtom,
  joinFormAtom,
  setPricesAtom,
  wizardFormAtom,
} from './join-us-atoms.ts';
import { submitForm } from '../../core/submit-form.ts';
import { sendPaid } from '../../payment/paid-form.ts';
import { joinUsSteps } from '../rules/join-us-steps.ts';
import { goToStepAtom } from './go-to-step.ts';
import { stepSending } from './step-sending.ts';
import { paymentSending, type SubmitDeps } from './submit-join.ts';

export const receipt: RegistrationResponse['receipt'] = {
  memberId: 'm1',
  firstName: 'Amara',
  membershipId: 'gold',
  price: { amount: 149_500, currency: 'GBP' },
  discount: { amount: 0, currency: 'GBP' },
  paid: { amount: 149_500, currency: 'GBP' },
  startsOn: '2026-11-21',
  renewsOn: '2027-11-21',
};
export const session = { user: { id: 'm1', name: 'Amara' }, accessToken: 'a1', expiresIn: 300 };
export const coupon = (discount: number): Coupon => ({
  code: 'WELCOME10',
  kind: 'coupon',
  discount: { amount: discount, currency: 'GBP' },
  label: '10% off the first year',
});
/** Twenty characters; the last one is the check character. */
export const GIFT = '0000-0000-0000-0000-0000';
export const giftOf = (changes: Partial<GiftCardBalance>): GiftCardBalance => ({
  status: 'good',
  balance: { amount: 50_000, currency: 'GBP' },
  worth: { amount: 50_000, currency: 'GBP' },
  validUntil: '2031-12-24',
  ...changes,
});
export const problem = (status: number, data: object) =>
  new ApiError({ request: { method: 'POST', url: '/api/user' }, status, data });

export function prices(gold = listPrice('gold', 'GBP').amount) {
  return memberships.map(({ id, category, name }) => ({
    membershipId: id,
    category,
    name,
    prices: currencyCodes.map((currency) =>
      id === 'gold' && currency === 'GBP' ? { amount: gold, currency } : listPrice(id, currency),
    ),
  }));
}

/** The paths of the fields whose error flags are set. */
export const raised = (store: ReturnType<typeof createStore>) =>
  Object.entries(store.get(joinFormAtom).errorFlags).flatMap(([path, isUp]) => (isUp ? [path] : []));

const filled = {
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@example.com',
  phoneNumber: '020 7946 0018',
  password: 'three blue kites',
  confirmPassword: 'three blue kites',
  city: { id: '2643743', name: 'London' },
  countryCode: 'GB',
  dateOfBirth: { day: '14', month: '2', year: '1988' },
  termsAccept: true,
};

/** A visitor at the payment step with everything filled in, and a client that the test controls. */
export async function atPayment(client: Partial<SubmitDeps['client']> = {}) {
  const store = createStore();
  const sent: { body: Registration; key: string }[] = [];
  const tracked: string[] = [];
  const events: { name: string; properties: unknown }[] = [];
  const welcomed: unknown[] = [];
  const stored = new Map<string, string>();
  let ids = 0;
  const { register = () => Promise.resolve({ receipt, session }), ...others } = client;
  const readTelephone = await loadTelephone();
  const deps: SubmitDeps = {
    client: {
      register: (body, key) => {
        sent.push({ body, key });
        return register(body, key);
      },
      attempt: () => Promise.resolve({ status: 'unknown' }),
      checkCoupon: () => Promise.resolve(coupon(14_950)),
      prices: () => Promise.resolve(prices()),
      ...others,
    },
    provider: { countries: () => Promise.resolve([]), countryWithCities: () => Promise.resolve(undefined) },
    analytics: {
      track: (name, properties) => {
        tracked.push(name);
        events.push({ name, properties });
      },
    },
    onWelcome: (given) => welcomed.push(given),
    keys: createIdempotencyKeys('join-attempt', {
      storage: () => ({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      }),
      id: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    }),
    wait: () => Promise.resolve(),
    today: () => '2026-11-21',
    rules: () =>
      Promise.resolve({ today: '2026-11-21', readTelephone, countries: [], currency: store.get(joinCurrencyAtom) }),
  };
  store.set(currencyAtom, 'GBP');
  store.set(setPricesAtom, prices());
  store.set(openDialogAtom, 'join-us-1');
  store.set(chooseMembershipAtom, 'gold');
  store.set(editJoinFormAtom, filled);
  store.set(goToStepAtom, 'join-us-2');
  store.set(goToStepAtom, 'join-us-3');
  store.set(editJoinFormAtom, {
    creditCard: editCard(emptyCard, { name: 'A Okafor', number: '4242 4242 4242 4242', expiry: '12/31', cvc: '123' }),
  });
  const dialog = () => store.get(presentedDialogAtom)?.type;
  return {
    store,
    deps,
    sent,
    tracked,
    told: events,
    welcomed,
    stored,
    dialog,
    pay: (others: Partial<SubmitDeps> = {}) => {
      const sending = paymentSending(store, { ...deps, ...others });
      return submitForm(store, wizardFormAtom, { ...sending, send: sendPaid(store, bankPageAtom, sending) });
    },
    /** Presses Continue in a step. */
    goOn: (number: 1 | 2) =>
      submitForm(store, wizardFormAtom, {
        errorsOf: async (values) => joinUsSteps[number - 1]?.errors(values, await deps.rules()) ?? {},
        ...stepSending(store, number, deps.analytics),
      }),
  };
}
