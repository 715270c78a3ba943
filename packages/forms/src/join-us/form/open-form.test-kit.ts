import { createStore } from 'jotai/vanilla';
import { listPrice, memberships } from '@myler/config/memberships';
import { currencyCodes } from '@myler/config/currencies';
import { currencyAtom } from '@myler/state/currency';
import { joinFormAtom, setPricesAtom } from '../state/join-us-atoms.ts';

export const prices = memberships.map(({ id, category, name }) => ({
  membershipId: id,
  category,
  name,
  prices: currencyCodes.map((currency) => listPrice(id, currency)),
}));

export function openForm() {
  const store = createStore();
  store.set(currencyAtom, 'GBP');
  store.set(setPricesAtom, prices);
  return store;
}

/** The paths of the fields whose error flags are set. */
export const raised = (store: ReturnType<typeof openForm>) =>
  Object.entries(store.get(joinFormAtom).errorFlags).flatMap(([path, isUp]) => (isUp ? [path] : []));

export const welcome10 = {
  coupon: {
    code: 'WELCOME10',
    kind: 'coupon' as const,
    discount: { amount: 14_950, currency: 'GBP' as const },
    label: '10% off the first year',
  },
  membershipId: 'gold' as const,
  currency: 'GBP' as const,
};
