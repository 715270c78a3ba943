import { createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import { resetSignInAtom, signInAtom, signInFailedAtom } from './signInAtoms.ts';

it('the sign-in form starts as specification 3 says, keeping the visitor signed in unless they say otherwise', () => {
  expect(createStore().get(signInAtom)).toEqual({
    email: '',
    password: '',
    keepMeSignedIn: true,
    isLoading: false,
    code: null,
    signInError: '',
    errorFlags: { email: false, password: false, code: false, keepMeSignedIn: false },
  });
});

it('marks the fields that can mend what went wrong, until one of them is edited', () => {
  const store = createStore();
  store.set(signInAtom, { email: 'a@example.com', password: 'x', isLoading: true });
  store.set(signInFailedAtom, 'Wrong pair.', ['email', 'password']);
  expect(store.get(signInAtom)).toMatchObject({
    isLoading: false,
    signInError: 'Wrong pair.',
    errorFlags: { email: true, password: true, code: false, keepMeSignedIn: false },
  });
  store.set(signInAtom, { password: 'y' });
  expect(store.get(signInAtom)).toMatchObject({ signInError: '', errorFlags: { email: false, password: false } });
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
