import { describe, expect, it } from 'vitest';
import {
  editJoinFormAtom,
  joinFormAtom,
  joinNoticeAtom,
  priceBreakdownAtom,
  takenEmailAtom,
  wizardFormAtom,
} from './join-us-atoms.ts';
import { checkCodeAtom } from './check-code.ts';
import { atPayment, coupon, prices, problem, receipt, session } from './at-payment.test-kit.ts';

describe('a registration that fails', () => {
  it.each([
    ['city.name', 'city', 'join-us-2'],
    ['city.id', 'city', 'join-us-2'],
    ['instagram', 'instagram.username', 'join-us-2'],
    ['creditCard', 'creditCard.number', 'join-us-3'],
    ['creditCard.brand', 'creditCard.number', 'join-us-3'],
    ['email', 'email', 'join-us-2'],
  ])('because of its %s shows the error at the field %s, in the step with that field', async (sent, field, step) => {
    const errors = { [sent]: 'This will not do.' };
    const { store, dialog, pay } = await atPayment({
      register: () => Promise.reject(problem(422, { message: 'Check the form.', errors })),
    });
    await pay();
    expect(store.get(joinFormAtom).errorMsgs).toEqual({ [field]: 'This will not do.' });
    expect(dialog()).toBe(step);
  });

  it('without naming a field shows a notice above the step, which takes the focus, until it is sent again', async () => {
    let respond = (): Promise<never> => Promise.reject(problem(403, { message: 'Not from here.', code: 'forbidden' }));
    const { store, pay } = await atPayment({ register: () => respond() });
    await pay();
    expect(store.get(joinNoticeAtom)).toBe('Not from here.');
    expect(store.get(wizardFormAtom).focusTarget).toBe('errors');
    respond = () => new Promise(() => undefined);
    void pay();
    expect(store.get(joinNoticeAtom)).toBeUndefined();
  });

  it('because another tab has joined meanwhile leads whoever is signed in to what they have, and says that no payment is kept', async () => {
    const taken = problem(422, {
      message: 'Sign in instead.',
      code: 'email-taken',
      errors: { email: 'Sign in instead.' },
    });
    const { store, pay, dialog } = await atPayment({ register: () => Promise.reject(taken) });
    await pay({ isMember: () => true });
    expect(dialog()).toBe('join-us-1');
    expect(store.get(joinNoticeAtom)).toMatch(/you are signed in\. If a payment was taken, it has been given back\.$/);
    expect(store.get(joinFormAtom).errorMsgs).toEqual({});
    expect(store.get(takenEmailAtom)).toBeNull();
  });

  it('because the connection was lost shows a pending notice', async () => {
    const { store, pay } = await atPayment({
      register: () => Promise.reject(problem(0, {})),
      attempt: () => Promise.resolve({ status: 'running' }),
    });
    await pay();
    expect(store.get(joinNoticeAtom)).toContain('taking longer than usual');
  });

  it('because the connection was lost shows the welcome without a session when the provider says that it succeeded', async () => {
    const {
      store,
      told: events,
      welcomed,
      dialog,
      pay,
    } = await atPayment({
      register: () => Promise.reject(problem(0, {})),
      attempt: () => Promise.resolve({ status: 'succeeded' }),
    });
    await pay();
    expect(dialog()).toBe('registration-success');
    expect(welcomed).toEqual([undefined]);
    expect(events).toEqual([{ name: 'Checkout Step Completed', properties: { step: 3 } }]);
    expect(store.get(joinFormAtom).firstName).toBe('');
  });

  it('is not counted as a completed step', async () => {
    const { tracked, pay } = await atPayment({ register: () => Promise.reject(problem(402, { message: 'No.' })) });
    await pay();
    expect(tracked).toEqual([]);
    const paid = await atPayment({ register: () => Promise.resolve({ receipt, session }) });
    await paid.pay();
    expect(paid.told[0]).toEqual({ name: 'Checkout Step Completed', properties: { step: 3 } });
  });
});

describe('a price that changed', () => {
  const changed = () => Promise.reject(problem(409, { message: 'Changed.', code: 'price-changed' }));

  it('keeps the old price and is announced without figures while the new price is unavailable', async () => {
    const { store, pay } = await atPayment({ register: changed, prices: () => Promise.resolve([]) });
    await pay();
    expect(store.get(joinNoticeAtom)).toMatch(/^The price changed while you were here\. You have not been charged/);
    expect(store.get(priceBreakdownAtom)?.total.amount).toBe(149_500);
  });

  it('has the code checked again, and the discount follows the new price', async () => {
    let discount = 14_950;
    const { store, deps, dialog, pay } = await atPayment({
      register: changed,
      prices: () => Promise.resolve(prices(154_500)),
      checkCoupon: () => Promise.resolve(coupon(discount)),
    });
    store.set(editJoinFormAtom, { referralCode: 'WELCOME10' });
    await store.set(checkCodeAtom, deps);
    discount = 15_450;
    await pay();
    expect(store.get(priceBreakdownAtom)?.total.amount).toBe(139_050);
    expect(dialog()).toBe('join-us-3');
  });

  it('sends the visitor back to the first step when the code is no longer valid', async () => {
    let check = () => Promise.resolve(coupon(14_950));
    const { store, deps, dialog, pay } = await atPayment({
      register: changed,
      prices: () => Promise.resolve(prices(154_500)),
      checkCoupon: () => check(),
    });
    store.set(editJoinFormAtom, { referralCode: 'WELCOME10' });
    await store.set(checkCodeAtom, deps);
    check = () => Promise.reject(problem(410, { message: 'Ended.' }));
    await pay();
    expect(dialog()).toBe('join-us-1');
    expect(store.get(joinFormAtom)).toMatchObject({ checkedCode: null, errorMsgs: { referralCode: 'Ended.' } });
  });
});
