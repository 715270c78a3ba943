import { describe, expect, it } from 'vitest';
import { currencyAtom } from '@myler/state/currency';
import { chooseMembershipAtom, fillJoinFormAtom, joinUsAtom, priceBreakdownAtom } from '../state/join-us-atoms.ts';
import { openForm, welcome10 } from './open-form.test-kit.ts';

describe('the price', () => {
  it('is derived from tier and currency: value, symbol, code (specification 3)', { tags: ['spec:3-price'] }, () => {
    const store = openForm();
    expect(store.get(joinUsAtom).price).toBeNull();
    store.set(chooseMembershipAtom, 'gold');
    expect(store.get(joinUsAtom).price).toEqual({ value: 149_500, symbol: '£', code: 'GBP' });
    store.set(currencyAtom, 'EUR');
    expect(store.get(joinUsAtom).price).toEqual({ value: 174_500, symbol: '€', code: 'EUR' });
  });

  it(
    'subtracts the discount of a code only for the tier and currency that it was checked for',
    { tags: ['promise:one-coupon'] },
    () => {
      const store = openForm();
      store.set(chooseMembershipAtom, 'gold');
      store.set(fillJoinFormAtom, { checkedCode: welcome10 });
      expect(store.get(priceBreakdownAtom)?.total).toEqual({ amount: 134_550, currency: 'GBP' });
      store.set(chooseMembershipAtom, 'black');
      expect(store.get(priceBreakdownAtom)?.discount.amount).toBe(0);
      store.set(chooseMembershipAtom, 'gold');
      store.set(currencyAtom, 'USD');
      expect(store.get(priceBreakdownAtom)?.total).toEqual({ amount: 189_500, currency: 'USD' });
    },
  );

  it('is never below zero', () => {
    const store = openForm();
    store.set(chooseMembershipAtom, 'travel');
    const discount = { amount: 99_999_999, currency: 'GBP' as const };
    store.set(fillJoinFormAtom, {
      checkedCode: { ...welcome10, membershipId: 'travel', coupon: { ...welcome10.coupon, discount } },
      checkedGift: { code: 'G', balance: discount },
    });
    expect(store.get(priceBreakdownAtom)?.total.amount).toBe(0);
    expect(store.get(priceBreakdownAtom)?.gift.amount).toBe(0);
  });
});
