import type { createStore } from 'jotai/vanilla';
import { UNEXPECTED } from '@myler/api-client/errors';
import { currencyAtom } from '@myler/state/currency';
import { describe, expect, it, vi } from 'vitest';
import type { Coupon, GiftCardBalance } from '@myler/api-client/contract';
import {
  chooseMembershipAtom,
  editJoinFormAtom,
  joinFormAtom,
  joinUsAtom,
  priceBreakdownAtom,
  wizardFormAtom,
} from './join-us-atoms.ts';
import { checkCodeAtom, checkGiftAtom } from './check-code.ts';
import { coupon, GIFT, giftOf, problem, atPayment } from './at-payment.test-kit.ts';

describe('a code', () => {
  it('that is valid shows its discount immediately', { tags: ['promise:apply-changes-price'] }, async () => {
    const { store, deps, told: events } = await atPayment();
    store.set(editJoinFormAtom, { referralCode: ' welcome10 ' });
    expect(await store.set(checkCodeAtom, deps)).toBe(true);
    expect(store.get(priceBreakdownAtom)?.total.amount).toBe(134_550);
    expect(events).toEqual([
      {
        name: 'Coupon Applied',
        properties: {
          coupon_id: 'WELCOME10',
          coupon_name: '10% off the first year',
          discount: 149.5,
          currency: 'GBP',
        },
      },
    ]);
  });

  it(
    'that is rejected shows the reason at its field, and nothing that was typed is lost',
    { tags: ['promise:join-error-keeps'] },
    async () => {
      const { store, deps, tracked } = await atPayment({
        checkCoupon: () => Promise.reject(problem(410, { message: 'This code ended in December.' })),
      });
      store.set(editJoinFormAtom, { referralCode: 'EXPIRED23' });
      const { errorFlags: _flags, errorMsgs: _messages, ...typed } = store.get(joinFormAtom);
      const card = store.get(joinUsAtom).creditCard;
      expect(typed).toMatchObject({ firstName: 'Amara', referralCode: 'EXPIRED23', password: 'three blue kites' });
      expect(await store.set(checkCodeAtom, deps)).toBe(false);
      expect(store.get(joinFormAtom).errorMsgs).toEqual({ referralCode: 'This code ended in December.' });
      expect(store.get(joinFormAtom)).toMatchObject(typed);
      expect(store.get(joinUsAtom).creditCard).toEqual(card);
      expect(tracked).toContain('Coupon Denied');
    },
  );

  it('gives no discount when another tier is chosen before the response arrives', async () => {
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

  it('of a gift card pays what it can, and must be applied before the credit card is charged', async () => {
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
    expect(store.get(priceBreakdownAtom)?.total.amount).toBe(99_500);
  });

  it('of a gift card with a typing error shows an error without a request', async () => {
    const { store, deps } = await atPayment();
    const giftBalance = vi.fn<() => Promise<GiftCardBalance>>(() => Promise.resolve(giftOf({})));
    store.set(editJoinFormAtom, { giftCode: GIFT.replace(/.$/, '1') });
    await store.set(checkGiftAtom, { provider: { ...deps.provider, giftBalance } });
    expect(store.get(joinFormAtom).errorMsgs['giftCode']).toContain('one character is wrong');
    expect(giftBalance).not.toHaveBeenCalled();
  });

  it.each([
    ['spent', { status: 'spent' }, 'Nothing is left'],
    ['past its last day', { status: 'expired', validUntil: '2026-03-01' }, 'March 01, 2026'],
    ['in another currency', { balance: { amount: 1, currency: 'EUR' } }, 'in EUR'],
    ['for another membership', { membershipId: 'black' }, 'a year of Black'],
  ] as const)('of a gift card that is %s shows an error that says so', async (_what, changes, words) => {
    const { store, deps } = await atPayment();
    const provider = { ...deps.provider, giftBalance: () => Promise.resolve(giftOf(changes)) };
    store.set(editJoinFormAtom, { giftCode: GIFT });
    await store.set(checkGiftAtom, { provider });
    expect(store.get(joinFormAtom).errorMsgs['giftCode']).toContain(words);
    expect(store.get(priceBreakdownAtom)?.total.amount).toBe(149_500);
  });

  it('of a gift card for the membership pays the whole year, and no credit card is needed', async () => {
    const { store, deps, sent, pay } = await atPayment();
    const provider = { ...deps.provider, giftBalance: () => Promise.resolve(giftOf({ membershipId: 'gold' })) };
    store.set(editJoinFormAtom, { giftCode: GIFT });
    await store.set(checkGiftAtom, { provider });
    expect(store.get(priceBreakdownAtom)?.total.amount).toBe(0);
    await pay();
    expect(sent[0]?.body).toMatchObject({ giftCode: GIFT, total: { amount: 0, currency: 'GBP' } });
    expect(sent[0]?.body).not.toHaveProperty('creditCard');
  });

  it('of a gift card blocks the payment when another tier is chosen afterwards', async () => {
    const { store, deps, sent, pay } = await atPayment();
    const provider = { ...deps.provider, giftBalance: () => Promise.resolve(giftOf({ membershipId: 'gold' })) };
    store.set(editJoinFormAtom, { giftCode: GIFT });
    await store.set(checkGiftAtom, { provider });
    store.set(chooseMembershipAtom, 'black');
    await pay();
    expect(sent).toEqual([]);
    expect(store.get(joinFormAtom).errorMsgs['giftCode']).toContain('a year of Gold');
  });

  it('is sent once, in capitals without spaces, with the chosen membership and currency', async () => {
    const checkCoupon = vi.fn<() => Promise<Coupon>>(() => Promise.resolve(coupon(14_950)));
    const { store, deps } = await atPayment({ checkCoupon });
    store.set(editJoinFormAtom, { referralCode: ' welcome10 ' });
    await store.set(checkCodeAtom, deps);
    expect(checkCoupon.mock.calls).toEqual([[{ code: 'WELCOME10', membershipId: 'gold', currency: 'GBP' }]]);
    expect(await store.set(checkCodeAtom, deps)).toBe(true);
    expect(checkCoupon).toHaveBeenCalledTimes(1);
  });

  it('that is empty is accepted without a request', async () => {
    const checkCoupon = vi.fn<() => Promise<Coupon>>();
    const { store, deps } = await atPayment({ checkCoupon });
    store.set(editJoinFormAtom, { referralCode: ' ' });
    expect(await store.set(checkCodeAtom, deps)).toBe(true);
    expect(checkCoupon).not.toHaveBeenCalled();
  });

  it('is rejected until a membership is chosen', async () => {
    const { store, deps } = await atPayment();
    store.set(editJoinFormAtom, { referralCode: 'WELCOME10', membershipId: null });
    expect(await store.set(checkCodeAtom, deps)).toBe(false);
    expect(store.get(joinFormAtom).errorMsgs['referralCode']).toMatch(/^Choose a membership first/);
  });

  it.each([
    ['code', { code: 'Ended.' }],
    ['referralCode', { referralCode: 'Ended.' }],
  ])('that is rejected under the name %s shows the reason at its field', async (_name, errors) => {
    const {
      store,
      deps,
      told: events,
    } = await atPayment({
      checkCoupon: () => Promise.reject(problem(422, { message: 'Wrong.', errors })),
    });
    store.set(editJoinFormAtom, { referralCode: 'EXPIRED23' });
    await store.set(checkCodeAtom, deps);
    expect(store.get(joinFormAtom).errorMsgs).toEqual({ referralCode: 'Ended.' });
    expect(events).toEqual([{ name: 'Coupon Denied', properties: { reason: 'Wrong.' } }]);
  });

  it('that is rejected shows its error at the field only, without a summary that takes the focus', async () => {
    const { store, deps } = await atPayment({ checkCoupon: () => Promise.reject(problem(410, { message: 'Ended.' })) });
    store.set(editJoinFormAtom, { referralCode: 'EXPIRED23' });
    store.set(wizardFormAtom, (form) => ({ ...form, focusTarget: undefined }));
    await store.set(checkCodeAtom, deps);
    expect(store.get(joinFormAtom).errorMsgs).toEqual({ referralCode: 'Ended.' });
    expect([store.get(wizardFormAtom).isSummaryShown, store.get(wizardFormAtom).focusTarget]).toEqual([
      false,
      undefined,
    ]);
  });

  it.each([
    ['code', (store: Store) => store.set(editJoinFormAtom, { referralCode: 'OTHER' })],
    ['currency', (store: Store) => store.set(currencyAtom, 'EUR')],
  ])('changes nothing when another %s is chosen before the response arrives', async (_what, choose) => {
    for (const response of [Promise.resolve(coupon(14_950)), Promise.reject(problem(410, { message: 'Ended.' }))]) {
      const {
        store,
        deps,
        told: events,
      } = await atPayment({
        checkCoupon: () => {
          choose(store);
          return response;
        },
      });
      store.set(editJoinFormAtom, { referralCode: 'WELCOME10' });
      expect(await store.set(checkCodeAtom, deps)).toBe(false);
      expect(store.get(joinFormAtom)).toMatchObject({ checkedCode: null, errorMsgs: {} });
      expect(events).toEqual([]);
    }
  });

  it('of a gift card that is empty, unknown or cannot be checked shows an error', async () => {
    const { store, deps } = await atPayment();
    const errorAfter = async (giftBalance?: () => Promise<GiftCardBalance>) => {
      await store.set(checkGiftAtom, { provider: giftBalance ? { ...deps.provider, giftBalance } : deps.provider });
      return store.get(joinFormAtom).errorMsgs['giftCode'];
    };
    store.set(editJoinFormAtom, { giftCode: ' ' });
    expect(await errorAfter()).toBe('Enter the gift code, then press Apply.');
    store.set(editJoinFormAtom, { giftCode: ` ${GIFT} ` });
    expect(await errorAfter(() => Promise.reject(problem(404, { message: 'We know no card by this code.' })))).toBe(
      'We know no card by this code.',
    );
    expect(await errorAfter()).toBe(UNEXPECTED);
    store.set(editJoinFormAtom, {});
    expect(await errorAfter(() => Promise.resolve(giftOf({})))).toBeUndefined();
    expect(store.get(joinFormAtom).checkedGift?.code).toBe(GIFT);
    expect(store.get(wizardFormAtom).isSummaryShown).toBe(false);
  });

  it('of a gift card that is rejected shows no error when another code has been typed meanwhile', async () => {
    const { store, deps } = await atPayment();
    const giftBalance = () => {
      store.set(editJoinFormAtom, { giftCode: 'another' });
      return Promise.reject(problem(404, { message: 'We know no card by this code.' }));
    };
    store.set(editJoinFormAtom, { giftCode: GIFT });
    await store.set(checkGiftAtom, { provider: { ...deps.provider, giftBalance } });
    expect(store.get(joinFormAtom).errorMsgs['giftCode']).toBeUndefined();
  });

  it('of a gift card pays nothing when another code is typed before the response arrives', async () => {
    const { store, deps } = await atPayment();
    const giftBalance = () => {
      store.set(editJoinFormAtom, { giftCode: 'another' });
      return Promise.resolve(giftOf({ status: 'spent' }));
    };
    store.set(editJoinFormAtom, { giftCode: GIFT });
    await store.set(checkGiftAtom, { provider: { ...deps.provider, giftBalance } });
    expect(store.get(joinFormAtom)).toMatchObject({ checkedGift: null, errorMsgs: {} });
  });
});

type Store = ReturnType<typeof createStore>;
