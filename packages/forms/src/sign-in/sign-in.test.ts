import { createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import { resetSignInAtom, signInAtom } from './signInAtoms.ts';

it('the sign-in form starts as specification 3 says, keeping the visitor signed in unless they say otherwise', () => {
  expect(createStore().get(signInAtom)).toEqual({
    email: '',
    password: '',
    keepMeSignedIn: true,
    isLoading: false,
    signInError: '',
  });
});

it('editing takes the error away and keeps what was typed', () => {
  const store = createStore();
  store.set(signInAtom, { email: 'a@example.com', signInError: 'No' });
  store.set(signInAtom, { password: 'x' });
  expect(store.get(signInAtom)).toMatchObject({ email: 'a@example.com', password: 'x', signInError: '' });
});

it('leaving forgets the password', () => {
  const store = createStore();
  store.set(signInAtom, { password: 'seven blue suitcases' });
  store.set(resetSignInAtom);
  expect(store.get(signInAtom).password).toBe('');
});
