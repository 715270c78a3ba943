import { describe, expect, it, vi } from 'vitest';
import type { GiftCardBalance } from '@myler/api-client/contract';
import { chooseMembershipAtom, editJoinFormAtom, joinFormAtom, sumAtom } from './joinUsAtoms.ts';
import { checkCodeAtom, checkGiftAtom } from './joinUsActions.ts';
import { coupon, GIFT, giftOf, problem, atPayment } from './atPayment.test-kit.ts';

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
