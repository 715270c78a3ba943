import { createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@myler/api-client/errors';
import type {
  AttemptOutcome,
  Coupon,
  GiftCardBalance,
  Registration,
  RegistrationAnswer,
} from '@myler/api-client/contract';
import { listPrice, memberships } from '@myler/config/memberships';
import { currencyCodes } from '@myler/config/currencies';
import { currencyAtom } from '@myler/state/currency';
import { changeDialogAtom, openDialogAtom, presentedDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';
import { loadTelephone } from '../../validation/telephone.ts';
import { createAttemptKeys } from '../../attempt/keys.ts';
import { resumeJoin } from '../resumeJoin.ts';
import {
  chooseMembershipAtom,
  creditCardAtom,
  editCardAtom,
  editJoinFormAtom,
  focusTargetAtom,
  joinedAtom,
  joinFormAtom,
  noticeAtom,
  setPricesAtom,
  sumAtom,
} from './joinUsAtoms.ts';
import {
  checkCodeAtom,
  checkGiftAtom,
  continueAtom,
  goToStepAtom,
  submitJoinAtom,
  type SubmitDeps,
} from './joinUsActions.ts';

const receipt: RegistrationAnswer['receipt'] = {
  memberId: 'm1',
  firstName: 'Amara',
  membershipId: 'gold',
  price: { amount: 149_500, currency: 'GBP' },
  discount: { amount: 0, currency: 'GBP' },
  paid: { amount: 149_500, currency: 'GBP' },
  startsOn: '2026-11-21',
  renewsOn: '2027-11-21',
};
const session = { user: { id: 'm1', name: 'Amara' }, accessToken: 'a1', expiresIn: 300 };
const coupon = (discount: number): Coupon => ({
  code: 'WELCOME10',
  kind: 'coupon',
  discount: { amount: discount, currency: 'GBP' },
  label: '10 % off the first year',
});
/** Twenty characters, the last of which checks the others. */
const GIFT = '0000-0000-0000-0000-0000';
const giftOf = (changes: Partial<GiftCardBalance>): GiftCardBalance => ({
  status: 'good',
  balance: { amount: 50_000, currency: 'GBP' },
  worth: { amount: 50_000, currency: 'GBP' },
  validUntil: '2031-12-24',
  ...changes,
});
const problem = (status: number, data: object) =>
  new ApiError({ request: { method: 'POST', url: '/api/user' }, status, data });

function prices(gold = listPrice('gold', 'GBP').amount) {
  return memberships.map(({ id, category, name }) => ({
    membershipId: id,
    category,
    name,
    prices: currencyCodes.map((currency) =>
      id === 'gold' && currency === 'GBP' ? { amount: gold, currency } : listPrice(id, currency),
    ),
  }));
}

/** The fields whose flags are up. */
const raised = (store: ReturnType<typeof createStore>) =>
  Object.entries(store.get(joinFormAtom).errorFlags).flatMap(([path, isUp]) => (isUp ? [path] : []));

/** A visitor at the payment step with everything filled in, and a server in the test's hands. */
async function atPayment(client: Partial<SubmitDeps['client']> = {}) {
  const store = createStore();
  const sent: { body: Registration; key: string }[] = [];
  const tracked: string[] = [];
  const told: { name: string; properties: unknown }[] = [];
  const welcomed: unknown[] = [];
  const stored = new Map<string, string>();
  let ids = 0;
  const { register = () => Promise.resolve({ receipt, session }), ...others } = client;
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
        told.push({ name, properties });
      },
    },
    onWelcome: (given) => welcomed.push(given),
    keys: createAttemptKeys(
      () => ({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      }),
      () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    ),
    wait: () => Promise.resolve(),
    rules: { today: '2026-11-21', readTelephone: await loadTelephone(), countries: [] },
  };
  store.set(currencyAtom, 'GBP');
  store.set(setPricesAtom, prices());
  store.set(openDialogAtom, 'join-us-1');
  store.set(chooseMembershipAtom, 'gold');
  store.set(editJoinFormAtom, {
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
  });
  store.set(goToStepAtom, 'join-us-2');
  store.set(goToStepAtom, 'join-us-3');
  store.set(editCardAtom, { name: 'A Okafor', number: '4242 4242 4242 4242', expiry: '12/31', cvc: '123' });
  const dialog = () => store.get(presentedDialogAtom)?.type;
  return { store, deps, sent, tracked, told, welcomed, stored, dialog, pay: () => store.set(submitJoinAtom, deps) };
}

describe('going through the steps', () => {
  it('stays where something is wrong, and says what', async () => {
    const { store, deps, dialog } = await atPayment();
    store.set(goToStepAtom, 'join-us-2');
    store.set(editJoinFormAtom, { email: 'amara@example' });
    expect(store.set(continueAtom, deps.rules, deps.analytics)).toBe(false);
    expect(dialog()).toBe('join-us-2');
    expect(raised(store)).toEqual(['email']);
    expect(store.get(focusTargetAtom)).toBe('summary');
    store.set(editJoinFormAtom, { email: 'amara@example.com' });
    expect(store.set(continueAtom, deps.rules, deps.analytics)).toBe(true);
    expect(dialog()).toBe('join-us-3');
    expect(store.get(focusTargetAtom)).toBe('heading');
  });

  it('to the terms and back loses nothing, the card included', async () => {
    const { store, dialog } = await atPayment();
    store.set(changeDialogAtom, 'terms-and-conditions');
    expect(store.set(requestCloseDialogAtom)).toBe('returned');
    expect(dialog()).toBe('join-us-3');
    expect(store.get(creditCardAtom).number).toBe('4242 4242 4242 4242');
    expect(store.get(joinFormAtom).firstName).toBe('Amara');
  });

  it('back from payment forgets the card’s number and code', async () => {
    const { store } = await atPayment();
    store.set(goToStepAtom, 'join-us-2');
    expect([store.get(creditCardAtom).number, store.get(creditCardAtom).cvc]).toEqual(['', '']);
  });
});

describe('a code', () => {
  it('that is good shows its discount at once', async () => {
    const { store, deps, told } = await atPayment();
    store.set(editJoinFormAtom, { referralCode: ' welcome10 ' });
    expect(await store.set(checkCodeAtom, deps)).toBe(true);
    expect(store.get(sumAtom)?.total.amount).toBe(134_550);
    expect(told).toEqual([
      {
        name: 'Coupon Applied',
        properties: {
          coupon_id: 'WELCOME10',
          coupon_name: '10 % off the first year',
          discount: 149.5,
          currency: 'GBP',
        },
      },
    ]);
  });

  it('that is refused says why, at its field', async () => {
    const { store, deps, tracked } = await atPayment({
      checkCoupon: () => Promise.reject(problem(410, { message: 'This code ended in December.' })),
    });
    store.set(editJoinFormAtom, { referralCode: 'EXPIRED23' });
    expect(await store.set(checkCodeAtom, deps)).toBe(false);
    expect(store.get(joinFormAtom).errorMsgs).toEqual({ referralCode: 'This code ended in December.' });
    expect(tracked).toContain('Coupon Denied');
  });

  it('whose answer comes after another tier was chosen takes nothing off', async () => {
    const { store, deps } = await atPayment({
      checkCoupon: () => {
        store.set(chooseMembershipAtom, 'black');
        return Promise.resolve(coupon(14_950));
      },
    });
    store.set(editJoinFormAtom, { referralCode: 'WELCOME10' });
    expect(await store.set(checkCodeAtom, deps)).toBe(false);
    expect(store.get(joinFormAtom).checkedCode).toBeNull();
  });

  it('of a gift pays for what it can, and is applied before the card is charged', async () => {
    const { store, deps, sent, pay } = await atPayment();
    store.set(editJoinFormAtom, { giftCode: GIFT });
    await pay();
    expect(sent).toEqual([]);
    expect(store.get(joinFormAtom).errorMsgs['giftCode']).toContain('Press Apply');

    const provider = {
      ...deps.provider,
      giftBalance: () => Promise.resolve(giftOf({})),
    };
    await store.set(checkGiftAtom, { provider });
    expect(store.get(sumAtom)?.total.amount).toBe(99_500);
  });

  it('of a gift with a slip in it is told without asking anybody', async () => {
    const { store, deps } = await atPayment();
    const giftBalance = vi.fn<() => Promise<GiftCardBalance>>(() => Promise.resolve(giftOf({})));
    store.set(editJoinFormAtom, { giftCode: GIFT.replace(/.$/, '1') });
    await store.set(checkGiftAtom, { provider: { ...deps.provider, giftBalance } });
    expect(store.get(joinFormAtom).errorMsgs['giftCode']).toContain('slip');
    expect(giftBalance).not.toHaveBeenCalled();
  });

  it.each([
    ['spent', { status: 'spent' }, 'nothing left'],
    ['past its last day', { status: 'expired', validUntil: '2026-03-01' }, 'March 01, 2026'],
    ['in another currency', { balance: { amount: 1, currency: 'EUR' } }, 'in EUR'],
    ['for another membership', { membershipId: 'black' }, 'a year of Black'],
  ] as const)('of a gift that is %s says so', async (_what, changes, words) => {
    const { store, deps } = await atPayment();
    const provider = { ...deps.provider, giftBalance: () => Promise.resolve(giftOf(changes)) };
    store.set(editJoinFormAtom, { giftCode: GIFT });
    await store.set(checkGiftAtom, { provider });
    expect(store.get(joinFormAtom).errorMsgs['giftCode']).toContain(words);
    expect(store.get(sumAtom)?.total.amount).toBe(149_500);
  });

  it('of a gift that is the membership pays the whole year, and no card is asked for', async () => {
    const { store, deps, sent, pay } = await atPayment();
    const provider = { ...deps.provider, giftBalance: () => Promise.resolve(giftOf({ membershipId: 'gold' })) };
    store.set(editJoinFormAtom, { giftCode: GIFT });
    await store.set(checkGiftAtom, { provider });
    expect(store.get(sumAtom)?.total.amount).toBe(0);
    await pay();
    expect(sent[0]?.body).toMatchObject({ giftCode: GIFT, total: { amount: 0, currency: 'GBP' } });
    expect(sent[0]?.body).not.toHaveProperty('creditCard');
  });

  it('of a gift is not paid past when another tier was chosen after it', async () => {
    const { store, deps, sent, pay } = await atPayment();
    const provider = { ...deps.provider, giftBalance: () => Promise.resolve(giftOf({ membershipId: 'gold' })) };
    store.set(editJoinFormAtom, { giftCode: GIFT });
    await store.set(checkGiftAtom, { provider });
    store.set(chooseMembershipAtom, 'black');
    await pay();
    expect(sent).toEqual([]);
    expect(store.get(joinFormAtom).errorMsgs['giftCode']).toContain('a year of Gold');
  });
});

describe('paying', () => {
  it('sends every field that was filled in, and nothing that was not', async () => {
    const { store, deps, sent, pay } = await atPayment();
    store.set(editJoinFormAtom, {
      children: {
        shouldAdd: true,
        list: [{ firstName: 'Ife', dateOfBirth: { day: '1', month: '6', year: '2019' } }],
      },
      instagram: { consent: true, username: '@amara' },
      whatsAppConsent: true,
      referralCode: 'WELCOME10',
    });
    expect(await store.set(checkCodeAtom, deps)).toBe(true);
    await pay();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        formType: 'membership',
        membershipId: 'gold',
        firstName: 'Amara',
        lastName: 'Okafor',
        email: 'amara@example.com',
        phoneNumber: '+442079460018',
        password: 'three blue kites',
        dateOfBirth: '1988-02-14',
        countryCode: 'GB',
        city: { id: '2643743', name: 'London' },
        children: [{ firstName: 'Ife', dateOfBirth: '2019-06-01' }],
        instagram: { consent: true, username: 'amara' },
        whatsAppConsent: true,
        termsAccept: true,
        referralCode: 'WELCOME10',
        currency: 'GBP',
        total: { amount: 134_550, currency: 'GBP' },
        creditCard: {
          brand: 'VISA',
          name: 'A Okafor',
          number: '4242424242424242',
          expiry: '12-31',
          cvc: '123',
        },
      },
    ]);

    const another = await atPayment();
    await another.pay();
    expect(another.sent[0]?.body).toMatchObject({
      children: [],
      instagram: { consent: false },
      whatsAppConsent: false,
    });
    expect(another.sent[0]?.body).not.toHaveProperty('referralCode');
  });

  it('joins, signs in, welcomes, and forgets what was typed', async () => {
    const { store, sent, welcomed, dialog, stored, tracked, pay } = await atPayment();
    await pay();
    expect(sent[0]?.body.total).toEqual({ amount: 149_500, currency: 'GBP' });
    expect(welcomed).toEqual([session]);
    expect(dialog()).toBe('registration-success');
    expect(store.get(joinedAtom)).toEqual({ receipt, signedIn: true });
    expect(store.get(creditCardAtom).number).toBe('');
    expect(store.get(joinFormAtom).password).toBe('');
    expect(stored.size).toBe(0);
    expect(tracked).toEqual(['Checkout Step Completed', 'Order Completed']);
  });

  it('is counted once, with the tier, the sum and the coupon, and not as whose referral it was', async () => {
    const paid = { amount: 134_550, currency: 'GBP' as const };
    const discount = { amount: 14_950, currency: 'GBP' as const };
    const order = { total: 1345.5, discount: 149.5, currency: 'GBP' };
    for (const [kind, expected] of [
      ['coupon', 'WELCOME10'],
      ['referral', 'referral'],
    ] as const) {
      const { store, deps, told, pay } = await atPayment({
        checkCoupon: () => Promise.resolve({ ...coupon(14_950), kind }),
        register: () => Promise.resolve({ receipt: { ...receipt, paid, discount }, session }),
      });
      store.set(editJoinFormAtom, { referralCode: 'WELCOME10' });
      await store.set(checkCodeAtom, deps);
      await pay();
      expect(told.filter(({ name }) => name === 'Order Completed').map(({ properties }) => properties)).toEqual([
        { ...order, coupon: expected, products: [{ product_id: 'gold', name: 'Gold', category: 'leisure' }] },
      ]);
    }
  });

  it('twice at once sends once', async () => {
    const { sent, pay } = await atPayment();
    await Promise.all([pay(), pay(), pay()]);
    expect(sent).toHaveLength(1);
  });

  it('with something missing sends nothing, and goes to where it is missing', async () => {
    const { store, sent, dialog, pay } = await atPayment();
    store.set(editJoinFormAtom, { city: { id: null, name: '' } });
    await pay();
    expect(sent).toEqual([]);
    expect(dialog()).toBe('join-us-2');
    expect(store.get(joinFormAtom).errorMsgs).toEqual({ city: 'Enter your city.' });
  });

  it('that is declined comes back to the card with nothing lost, and the next try has a new key', async () => {
    const answers = [
      () =>
        Promise.reject(
          problem(402, { message: 'Declined.', errors: { 'creditCard.number': 'Your bank declined this card.' } }),
        ),
      () => Promise.resolve({ receipt, session }),
    ];
    const { store, sent, dialog, pay } = await atPayment({
      register: () => answers.shift()?.() ?? Promise.reject(new Error()),
    });
    await pay();
    expect(dialog()).toBe('join-us-3');
    expect(store.get(joinFormAtom).errorMsgs).toEqual({ 'creditCard.number': 'Your bank declined this card.' });
    expect(store.get(creditCardAtom).number).toBe('4242 4242 4242 4242');
    await pay();
    expect(dialog()).toBe('registration-success');
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it('with a member’s e-mail goes back to the e-mail with nothing lost', async () => {
    const errors = { email: 'amara@example.com is already a member. Sign in instead.' };
    const { store, dialog, pay } = await atPayment({
      register: () => Promise.reject(problem(422, { message: 'Check the form.', errors })),
    });
    await pay();
    expect(dialog()).toBe('join-us-2');
    expect(store.get(joinFormAtom).errorMsgs).toEqual(errors);
    expect(store.get(focusTargetAtom)).toBe('summary');
    expect(store.get(joinFormAtom)).toMatchObject({ firstName: 'Amara', password: 'three blue kites' });
  });

  it('that is refused for a reason no field can mend says why above the step', async () => {
    const errors = { total: 'This is not the sum.' };
    const { store, dialog, pay } = await atPayment({
      register: () => Promise.reject(problem(422, { message: 'The sum does not add up.', errors })),
    });
    await pay();
    expect(dialog()).toBe('join-us-3');
    expect(raised(store)).toEqual([]);
    expect(store.get(noticeAtom)?.text).toBe('The sum does not add up.');
  });

  it('for a tier that is not sold any more goes back to the choice', async () => {
    const { store, sent, dialog, pay } = await atPayment();
    store.set(setPricesAtom, []);
    await pay();
    expect(sent).toEqual([]);
    expect(dialog()).toBe('join-us-1');
    expect(store.get(joinFormAtom).errorMsgs).toEqual({ membershipId: 'Choose a membership.' });
  });

  it('surfaces the message of a failed response, otherwise one sentence (specification 8)', async () => {
    const withMessage = await atPayment({
      register: () => Promise.reject(problem(403, { message: 'Not from here.' })),
    });
    await withMessage.pay();
    expect(withMessage.store.get(noticeAtom)?.text).toBe('Not from here.');

    const without = await atPayment({ register: () => Promise.reject(problem(403, {})) });
    await without.pay();
    expect(without.store.get(noticeAtom)?.text).toBe('An unexpected error occurred. Please try again.');
  });

  it('a price that changed meanwhile takes nothing, says so plainly, and asks again', async () => {
    const { store, sent, dialog, pay } = await atPayment({
      register: () => Promise.reject(problem(409, { message: 'Changed.', code: 'price-changed' })),
      prices: () => Promise.resolve(prices(154_500)),
    });
    await pay();
    expect(sent).toHaveLength(1);
    expect(dialog()).toBe('join-us-3');
    expect(store.get(noticeAtom)).toEqual({
      kind: 'price-changed',
      text: 'The price changed while you were here: it was £1,495, and is now £1,545. Nothing was taken. If you agree, press the button again.',
    });
    expect(store.get(sumAtom)?.total.amount).toBe(154_500);
  });

  it('over a connection that is lost says that pressing again is safe, and it is', async () => {
    const lost = problem(0, {});
    let online = false;
    const { store, sent, stored, dialog, pay } = await atPayment({
      register: () => (online ? Promise.resolve({ receipt, session }) : Promise.reject(lost)),
      attempt: () => Promise.reject(lost),
    });
    await pay();
    expect(store.get(noticeAtom)?.text).toContain('charged once, however often you press');
    expect(store.get(joinFormAtom).isLoading).toBe(false);
    expect([...stored.values()]).toEqual([sent[0]?.key]);
    online = true;
    await pay();
    expect(dialog()).toBe('registration-success');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('stores the attempt’s key alone, and nothing of the form', async () => {
    const { stored, pay } = await atPayment({
      register: () => Promise.reject(problem(0, {})),
      attempt: () => Promise.resolve({ status: 'running' }),
    });
    await pay();
    expect([...stored.keys()]).toEqual(['join-attempt']);
  });
});

describe('after a reload while paying', () => {
  const key = '00000000-0000-4000-8000-00000000abcd';

  async function reloaded(outcome: AttemptOutcome) {
    const made = await atPayment({ attempt: () => Promise.resolve(outcome) });
    const store = createStore();
    made.stored.set('join-attempt', key);
    const opened = await resumeJoin(store, made.deps);
    return { ...made, store, opened, dialog: () => store.get(presentedDialogAtom)?.type };
  }

  it('welcomes whoever joined', async () => {
    const { store, opened, dialog } = await reloaded({ status: 'succeeded', membershipId: 'gold' });
    expect(opened).toBe(true);
    expect(dialog()).toBe('registration-success');
    expect(store.get(joinedAtom)).toEqual({ outcome: { status: 'succeeded', membershipId: 'gold' } });
  });

  it('counts the order of whoever joined, which nothing has counted yet', async () => {
    const paid = { amount: 149_500, currency: 'EUR' as const };
    const { told } = await reloaded({ status: 'succeeded', membershipId: 'gold', paid });
    expect(told).toEqual([
      {
        name: 'Order Completed',
        properties: {
          total: 1495,
          currency: 'EUR',
          products: [{ product_id: 'gold', name: 'Gold', category: 'leisure' }],
        },
      },
    ]);
  });

  it('says how it ended to whoever did not', async () => {
    const { store, dialog, stored } = await reloaded({ status: 'failed', message: 'Your bank declined this card.' });
    expect(dialog()).toBe('join-us-1');
    expect(store.get(noticeAtom)?.text).toBe('Your bank declined this card.');
    expect(stored.size).toBe(0);
  });

  it('opens nothing when the attempt never arrived, and keeps its key', async () => {
    const { opened, dialog, stored } = await reloaded({ status: 'unknown' });
    expect(opened).toBe(false);
    expect(dialog()).toBeUndefined();
    expect(stored.get('join-attempt')).toBe(key);
  });
});
