import { describe, expect, it } from 'vitest';
import { chooseMembershipAtom, fillJoinFormAtom, joinFormAtom } from './join-us-atoms.ts';
import { openForm, welcome10 } from '../form/open-form.test-kit.ts';
import { checkoutStarted, orderCompleted, tierViewed } from './join-us-events.ts';

const gold = { product_id: 'gold', name: 'Gold', category: 'leisure' };

describe('analytics of joining', () => {
  it('names the tier that is viewed, with its price once it is known', () => {
    const form = openForm().get(joinFormAtom);
    expect(tierViewed(form, 'gold', 'GBP')).toEqual({ ...gold, currency: 'GBP', price: 1495 });
    const unpriced = { ...form, memberShipsWithPrices: [] };
    expect(tierViewed(unpriced, 'gold', 'GBP')).toEqual({ ...gold, currency: 'GBP' });
  });

  it('names the tier and the sum with which the wizard opens, if there are any', () => {
    const store = openForm();
    expect(checkoutStarted(store.get(joinFormAtom), 'GBP')).toEqual({ currency: 'GBP' });
    store.set(chooseMembershipAtom, 'gold');
    expect(checkoutStarted(store.get(joinFormAtom), 'GBP')).toEqual({
      currency: 'GBP',
      value: 1495,
      products: [gold],
    });
  });

  it('names the coupon of an order only when one was used', () => {
    const store = openForm();
    store.set(chooseMembershipAtom, 'gold');
    const order = { membershipId: 'gold', paid: { amount: 134_550, currency: 'GBP' } } as const;
    const counted = { total: 1345.5, currency: 'GBP', products: [gold] };
    expect(orderCompleted(order, store.get(joinFormAtom))).toEqual(counted);
    store.set(fillJoinFormAtom, { checkedCode: welcome10 });
    const discount = { amount: 14_950, currency: 'GBP' } as const;
    expect(orderCompleted({ ...order, discount }, store.get(joinFormAtom))).toEqual({
      ...counted,
      coupon: 'WELCOME10',
      discount: 149.5,
    });
  });
});
