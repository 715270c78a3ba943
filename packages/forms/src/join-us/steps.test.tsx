import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { currencyCodes } from '@myler/config/currencies';
import { listPrice } from '@myler/config/memberships';
import { emptyChild } from '../family/family.ts';
import { chooseMembershipAtom, editJoinFormAtom, joinFormAtom, setPricesAtom } from './state/join-us-atoms.ts';
import type { JoinUs } from './parts/use-join-us.ts';
import { ChooseMembership } from './steps/choose-membership/ChooseMembership.tsx';
import { Payment } from './steps/payment/Payment.tsx';
import { YouAndYourFamily } from './steps/you-and-your-family/YouAndYourFamily.tsx';

// Rendering alone calls none of the clients.
const joinUs = { client: {}, provider: {} } as JoinUs;

it('Each field of the form, with those of a child and of a company, is shown by a step', () => {
  const store = createStore();
  const prices = currencyCodes.map((currency) => listPrice('gold', currency));
  store.set(setPricesAtom, [{ membershipId: 'gold', category: 'leisure', name: 'Gold', prices }]);
  store.set(editJoinFormAtom, {
    instagram: { consent: true, username: '' },
    children: { shouldAdd: true, list: [emptyChild] },
  });
  const render = () =>
    renderToStaticMarkup(
      <Provider store={store}>
        <ChooseMembership joinUs={joinUs} />
        <YouAndYourFamily joinUs={joinUs} />
        <Payment joinUs={joinUs} />
      </Provider>,
    );
  const ofFamily = render();
  store.set(chooseMembershipAtom, 'dynasty');
  const markup = `${ofFamily}${render()}`;
  const names = [...markup.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name);
  // The types require a flag for each field. `TelephoneField` names the list of its countries after itself.
  const fields = Object.keys(store.get(joinFormAtom).errorFlags).map((field) =>
    field === 'phoneCountryCode' ? 'phoneNumberCountry' : field,
  );
  expect(fields.filter((field) => !names.some((name) => `${name}.`.startsWith(`${field}.`)))).toEqual([]);
});
