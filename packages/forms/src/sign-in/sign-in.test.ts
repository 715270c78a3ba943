import { createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import { ApiError } from '@myler/api-client/errors';
import { refuseForm } from '../form-core/formState.ts';
import { missingErrors, signInRefusal, toSignIn } from './credentials.ts';
import { resetSignInAtom, signInAtom, signInFormAtom } from './signInAtoms.ts';

const typed = { email: ' a@example.com ', password: ' x ', code: null, keepMeSignedIn: true };
const refusal = (status: number, data: object) =>
  new ApiError({ request: { method: 'POST', url: '/api/token' }, status, data });

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
  const wrongPair = signInRefusal(refusal(401, { message: 'Wrong pair.' }), typed);
  store.set(signInAtom, { email: 'a@example.com', password: 'x' });
  store.set(signInFormAtom, (form) => refuseForm({ ...form, phase: 'sending' }, wrongPair));
  expect(store.get(signInAtom)).toMatchObject({
    isLoading: false,
    signInError: 'Wrong pair.',
    errorFlags: { email: true, password: true, code: false, keepMeSignedIn: false },
  });
  store.set(signInAtom, { password: 'y' });
  expect(store.get(signInAtom)).toMatchObject({ signInError: '', errorFlags: { email: false, password: false } });
});

it('loads from the press of the button until the dialog has gone', () => {
  const store = createStore();
  for (const phase of ['sending', 'sent'] as const) {
    store.set(signInFormAtom, (form) => ({ ...form, phase }));
    expect(store.get(signInAtom).isLoading).toBe(true);
  }
  store.set(resetSignInAtom);
  expect(store.get(signInAtom).isLoading).toBe(false);
});

it('asks in one sentence for all that is missing, and for a code once there is one to enter', () => {
  const store = createStore();
  const empty = { ...typed, email: ' ', password: '' };
  store.set(signInFormAtom, (form) => refuseForm(form, { errors: missingErrors(empty) }));
  expect(store.get(signInAtom)).toMatchObject({
    signInError: 'Enter your e-mail address and your password.',
    errorFlags: { email: true, password: true, code: false },
  });
  expect(missingErrors({ ...typed, code: ' ' })).toEqual({ code: 'Enter the code from the e-mail.' });
  expect(missingErrors({ ...typed, code: '1' })).toEqual({});
  expect(missingErrors(typed)).toEqual({});
});

it('sends the password as it was typed, the rest without spaces, and a code only where there is one', () => {
  expect(toSignIn(typed)).toEqual({ email: 'a@example.com', password: ' x ', keepMeSignedIn: true });
  expect(toSignIn({ ...typed, code: ' 123 456 ' })).toMatchObject({ code: '123456' });
  expect(toSignIn({ ...typed, code: '' })).not.toHaveProperty('code');
});

it('asks for the code the first time, and finds it wrong from then on', () => {
  const codeNeeded = refusal(401, { code: 'code-needed', message: 'We sent you a code.' });
  expect(signInRefusal(codeNeeded, typed)).toEqual({ notice: 'We sent you a code.', changes: { code: '' } });
  expect(signInRefusal(codeNeeded, { ...typed, code: '1' })).toEqual({
    notice: 'We sent you a code.',
    errors: { code: 'Check the code: it has six digits.' },
  });
});

it('marks the fields that the provider names, and none for an outage', () => {
  const named = refusal(422, { message: 'No.', errors: { email: 'Not an address.', other: 'x' } });
  expect(signInRefusal(named, typed)).toEqual({ notice: 'No.', errors: { email: 'Check your e-mail address.' } });
  expect(signInRefusal(refusal(503, { message: 'Not now.' }), typed)).toEqual({ notice: 'Not now.', errors: {} });
  expect(signInRefusal(new TypeError('x'), typed).errors).toEqual({});
});

it('editing takes the error away and keeps what was typed', () => {
  const store = createStore();
  store.set(signInAtom, { email: 'a@example.com' });
  store.set(signInFormAtom, (form) => refuseForm(form, { notice: 'No' }));
  store.set(signInAtom, { password: 'x' });
  expect(store.get(signInAtom)).toMatchObject({ email: 'a@example.com', password: 'x', signInError: '' });
});

it('leaving forgets the password', () => {
  const store = createStore();
  store.set(signInAtom, { password: 'seven blue suitcases' });
  store.set(resetSignInAtom);
  expect(store.get(signInAtom).password).toBe('');
});
