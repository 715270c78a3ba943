import { createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import { ApiError } from '@myler/api-client/errors';
import { rejectForm } from '../core/form-state.ts';
import { missingErrors, signInRejection, toSignIn } from './credentials.ts';
import { resetSignInAtom, signInAtom, signInFormAtom } from './sign-in-atoms.ts';

const typed = { email: ' a@example.com ', password: ' x ', code: null, keepMeSignedIn: true };
const rejection = (status: number, data: object) =>
  new ApiError({ request: { method: 'POST', url: '/api/token' }, status, data });

it(
  'the sign-in form starts as specification 3 says, with "Keep me signed in" ticked',
  { tags: ['spec:3-sign-in', 'spec:5-error-flags'] },
  () => {
    expect(createStore().get(signInAtom)).toEqual({
      email: '',
      password: '',
      keepMeSignedIn: true,
      isLoading: false,
      code: null,
      signInError: '',
      errorFlags: { email: false, password: false, code: false, keepMeSignedIn: false },
    });
  },
);

it('the sign-in form marks the fields that may be wrong until one of them is edited', () => {
  const store = createStore();
  const wrongPair = signInRejection(rejection(401, { message: 'Wrong pair.' }), typed);
  store.set(signInAtom, { email: 'a@example.com', password: 'x' });
  store.set(signInFormAtom, (form) => rejectForm({ ...form, phase: 'sending' }, wrongPair));
  expect(store.get(signInAtom)).toMatchObject({
    isLoading: false,
    signInError: 'Wrong pair.',
    errorFlags: { email: true, password: true, code: false, keepMeSignedIn: false },
  });
  store.set(signInAtom, { password: 'y' });
  expect(store.get(signInAtom)).toMatchObject({ signInError: '', errorFlags: { email: false, password: false } });
});

it('the sign-in form is loading from submit until the dialog closes', () => {
  const store = createStore();
  for (const phase of ['sending', 'sent'] as const) {
    store.set(signInFormAtom, (form) => ({ ...form, phase }));
    expect(store.get(signInAtom).isLoading).toBe(true);
  }
  store.set(resetSignInAtom);
  expect(store.get(signInAtom).isLoading).toBe(false);
});

it('the sign-in form names all missing fields in one sentence, and the code only once it asks for one', () => {
  const store = createStore();
  const empty = { ...typed, email: ' ', password: '' };
  store.set(signInFormAtom, (form) => rejectForm(form, { errors: missingErrors(empty) }));
  expect(store.get(signInAtom)).toMatchObject({
    signInError: 'Enter your email address and your password.',
    errorFlags: { email: true, password: true, code: false },
  });
  expect(missingErrors({ ...typed, code: ' ' })).toEqual({ code: 'Enter the code from the email.' });
  expect(missingErrors({ ...typed, code: '1' })).toEqual({});
  expect(missingErrors(typed)).toEqual({});
});

it(
  'the sign-in form sends the password unchanged, and the email address and the code without spaces',
  { tags: ['asvs:6.2.8'] },
  () => {
    expect(toSignIn(typed)).toEqual({ email: 'a@example.com', password: ' x ', keepMeSignedIn: true });
    expect(toSignIn({ ...typed, code: ' 123 456 ' })).toMatchObject({ code: '123456' });
    expect(toSignIn({ ...typed, code: '' })).not.toHaveProperty('code');
  },
);

it('the sign-in form first asks for the code, and afterwards marks a wrong code', () => {
  const codeNeeded = rejection(401, { code: 'code-needed', message: 'We sent you a code.' });
  expect(signInRejection(codeNeeded, typed)).toEqual({ notice: 'We sent you a code.', changes: { code: '' } });
  expect(signInRejection(codeNeeded, { ...typed, code: '1' })).toEqual({
    notice: 'We sent you a code.',
    errors: { code: 'Check the code: it has six digits.' },
  });
});

it('the sign-in form marks the fields that the provider names, and none during an outage', () => {
  const named = rejection(422, { message: 'No.', errors: { email: 'Not an address.', other: 'x' } });
  expect(signInRejection(named, typed)).toEqual({ notice: 'No.', errors: { email: 'Check your email address.' } });
  expect(signInRejection(rejection(503, { message: 'Not now.' }), typed)).toEqual({ notice: 'Not now.', errors: {} });
  expect(signInRejection(new TypeError('x'), typed).errors).toEqual({});
});

it('an edit of the sign-in form removes the error and keeps the typed text', () => {
  const store = createStore();
  store.set(signInAtom, { email: 'a@example.com' });
  store.set(signInFormAtom, (form) => rejectForm(form, { notice: 'No' }));
  store.set(signInAtom, { password: 'x' });
  expect(store.get(signInAtom)).toMatchObject({ email: 'a@example.com', password: 'x', signInError: '' });
});

it('closing the sign-in form clears the password', { tags: ['asvs:14.3.1'] }, () => {
  const store = createStore();
  store.set(signInAtom, { password: 'seven blue suitcases' });
  store.set(resetSignInAtom);
  expect(store.get(signInAtom).password).toBe('');
});
