import { describe, expect, it } from 'vitest';
import {
  editJoinFormAtom,
  joinFormAtom,
  joinNoticeAtom,
  joinUsAtom,
  joinedAtom,
  priceBreakdownAtom,
  setPricesAtom,
  wizardFormAtom,
} from './join-us-atoms.ts';
import { checkCodeAtom } from './check-code.ts';
import { receipt, session, coupon, problem, prices, raised, atPayment } from './at-payment.test-kit.ts';

describe('paying', () => {
  it('sends every field that was filled in, and no other', { tags: ['spec:3-registered'] }, async () => {
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

  it('registers and signs in the member, shows the welcome, and clears the form', async () => {
    const { store, sent, welcomed, dialog, stored, tracked, pay } = await atPayment();
    await pay();
    expect(sent[0]?.body.total).toEqual({ amount: 149_500, currency: 'GBP' });
    expect(welcomed).toEqual([session]);
    expect(dialog()).toBe('registration-success');
    expect(store.get(joinedAtom)).toEqual({ receipt, signedIn: true });
    expect(store.get(joinUsAtom).creditCard.number).toBe('');
    expect(store.get(joinFormAtom).password).toBe('');
    expect(stored.size).toBe(0);
    expect(tracked).toEqual(['Checkout Step Completed', 'Order Completed']);
  });

  it('is counted once, with the tier, the sum and the coupon, but never a referral code', async () => {
    const paid = { amount: 134_550, currency: 'GBP' as const };
    const discount = { amount: 14_950, currency: 'GBP' as const };
    const order = { total: 1345.5, discount: 149.5, currency: 'GBP' };
    for (const [kind, expected] of [
      ['coupon', 'WELCOME10'],
      ['referral', 'referral'],
    ] as const) {
      const {
        store,
        deps,
        told: events,
        pay,
      } = await atPayment({
        checkCoupon: () => Promise.resolve({ ...coupon(14_950), kind }),
        register: () => Promise.resolve({ receipt: { ...receipt, paid, discount }, session }),
      });
      store.set(editJoinFormAtom, { referralCode: 'WELCOME10' });
      await store.set(checkCodeAtom, deps);
      await pay();
      expect(events.filter(({ name }) => name === 'Order Completed').map(({ properties }) => properties)).toEqual([
        { ...order, coupon: expected, products: [{ product_id: 'gold', name: 'Gold', category: 'leisure' }] },
      ]);
    }
  });

  it('with three presses at the same time sends one request', async () => {
    const { sent, pay } = await atPayment();
    await Promise.all([pay(), pay(), pay()]);
    expect(sent).toHaveLength(1);
  });

  it('with a missing field sends nothing, and opens the step with that field', async () => {
    const { store, sent, dialog, pay } = await atPayment();
    store.set(editJoinFormAtom, { city: { id: null, name: '' } });
    await pay();
    expect(sent).toEqual([]);
    expect(dialog()).toBe('join-us-2');
    expect(store.get(joinFormAtom).errorMsgs).toEqual({ city: 'Enter your city.' });
  });

  it('with a declined card says so in a notice, at no field and with nothing lost, and the next try has a new key', async () => {
    const responses = [
      () =>
        Promise.reject(
          problem(402, { message: 'Declined.', errors: { 'creditCard.number': 'Your bank declined this card.' } }),
        ),
      () => Promise.resolve({ receipt, session }),
    ];
    const { store, sent, dialog, pay } = await atPayment({
      register: () => responses.shift()?.() ?? Promise.reject(new Error()),
    });
    await pay();
    expect(dialog()).toBe('join-us-3');
    expect(store.get(joinFormAtom).errorMsgs).toEqual({});
    expect(store.get(wizardFormAtom)).toMatchObject({
      notice: 'Declined.',
      noticeTitle: 'The payment did not go through.',
      focusTarget: 'errors',
    });
    expect(store.get(joinUsAtom).creditCard.number).toBe('4242 4242 4242 4242');
    await pay();
    expect(dialog()).toBe('registration-success');
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it('with the email of a member returns to the email field with nothing lost', async () => {
    const errors = { email: 'amara@example.com is already a member. Sign in instead.' };
    const { store, dialog, pay } = await atPayment({
      register: () => Promise.reject(problem(422, { message: 'Check the form.', errors })),
    });
    await pay();
    expect(dialog()).toBe('join-us-2');
    expect(store.get(joinFormAtom).errorMsgs).toEqual(errors);
    expect(store.get(wizardFormAtom).focusTarget).toBe('errors');
    expect(store.get(joinFormAtom)).toMatchObject({ firstName: 'Amara', password: 'three blue kites' });
  });

  it('shows the reason above the step when a rejection names no field', async () => {
    const errors = { total: 'This is not the sum.' };
    const { store, dialog, pay } = await atPayment({
      register: () => Promise.reject(problem(422, { message: 'The sum does not add up.', errors })),
    });
    await pay();
    expect(dialog()).toBe('join-us-3');
    expect(raised(store)).toEqual([]);
    expect(store.get(joinNoticeAtom)).toBe('The sum does not add up.');
  });

  it('for a tier that is no longer sold returns to the choice of a tier', async () => {
    const { store, sent, dialog, pay } = await atPayment();
    store.set(setPricesAtom, []);
    await pay();
    expect(sent).toEqual([]);
    expect(dialog()).toBe('join-us-1');
    expect(store.get(joinFormAtom).errorMsgs).toEqual({ membershipId: 'Choose a membership.' });
  });

  it('shows the message of a failed response, or else one default sentence (specification 8)', async () => {
    const withMessage = await atPayment({
      register: () => Promise.reject(problem(403, { message: 'Not from here.' })),
    });
    await withMessage.pay();
    expect(withMessage.store.get(joinNoticeAtom)).toBe('Not from here.');

    const without = await atPayment({ register: () => Promise.reject(problem(403, {})) });
    await without.pay();
    expect(without.store.get(joinNoticeAtom)).toBe('An unexpected error occurred. Please try again.');
  });

  it('charges nothing when the price changed, shows both prices, and waits for another press', async () => {
    const { store, sent, dialog, pay } = await atPayment({
      register: () => Promise.reject(problem(409, { message: 'Changed.', code: 'price-changed' })),
      prices: () => Promise.resolve(prices(154_500)),
    });
    await pay();
    expect(sent).toHaveLength(1);
    expect(dialog()).toBe('join-us-3');
    expect(store.get(joinNoticeAtom)).toBe(
      'The price changed while you were here: it was £1,495, and is now £1,545. You have not been charged. If you agree, press the button again.',
    );
    expect(store.get(priceBreakdownAtom)?.total.amount).toBe(154_500);
  });

  it(
    'over a lost connection says that a second press is safe, and the second press uses the same key',
    { tags: ['promise:charged-once-per-press'] },
    async () => {
      const lost = problem(0, {});
      let online = false;
      const { store, sent, stored, dialog, pay } = await atPayment({
        register: () => (online ? Promise.resolve({ receipt, session }) : Promise.reject(lost)),
        attempt: () => Promise.reject(lost),
      });
      await pay();
      expect(store.get(joinNoticeAtom)).toContain('charged once, however often you press');
      expect(store.get(joinFormAtom).isLoading).toBe(false);
      expect([...stored.values()]).toEqual([sent[0]?.key]);
      online = true;
      await pay();
      expect(dialog()).toBe('registration-success');
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    },
  );

  it(
    'stores the key of the attempt, and nothing of the form',
    { tags: ['asvs:14.3.3', 'promise:attempt-key'] },
    async () => {
      const { stored, sent, pay } = await atPayment({
        register: () => Promise.reject(problem(0, {})),
        attempt: () => Promise.resolve({ status: 'running' }),
      });
      await pay();
      expect(sent).toHaveLength(1);
      expect([...stored]).toEqual([['join-attempt', sent[0]?.key]]);
    },
  );
});
