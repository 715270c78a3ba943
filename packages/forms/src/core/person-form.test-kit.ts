import { atom, createStore } from 'jotai/vanilla';
import { vi } from 'vitest';
import { ApiError } from '@myler/api-client/errors';
import { editForm, withoutUndefined, startForm } from './form-state.ts';
import { validateField, sendOnce, submitForm, type FormSending } from './submit-form.ts';

export interface Person {
  name: string;
  email: string;
}

export const emptyPerson: Person = { name: '', email: '' };
export const amara: Person = { name: 'Amara', email: 'amara@example.com' };
export const errorsOf = ({ name, email }: Person) =>
  withoutUndefined([
    ['name', name ? undefined : 'Enter your name.'],
    ['email', email ? undefined : 'Enter your email address.'],
  ]);
export const rejected = (data: object) =>
  new ApiError({ request: { method: 'POST', url: '/api/people' }, status: 422, data: data });

export function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

/** A form as a component has it. The test resolves or rejects its request. */
export function formWith(values: Person, rules: Partial<FormSending<Person, string>> = {}) {
  const store = createStore();
  const form = atom(startForm<Person, string>(values));
  const { promise, resolve, reject } = deferred<string>();
  const send = vi.fn<(person: Person) => Promise<string>>(() => promise);
  const onSent = vi.fn<(resolve: string) => void>();
  const all = {
    errorsOf,
    isFilled: (person: Person, path: string) => person[path as 'name'] !== '',
    send,
    onSent,
    ...rules,
  };
  return {
    send,
    onSent,
    resolve,
    reject,
    state: () => store.get(form),
    empty: () => store.set(form, startForm<Person, string>(emptyPerson)),
    edit: (changes: Partial<Person>) => store.set(form, (before) => editForm(before, changes)),
    leave: (path: string) => validateField(store, form, all, path),
    submit: () => submitForm(store, form, all),
    sendOnce: (act: () => Promise<string>) => sendOnce(store, form, act, all),
  };
}
