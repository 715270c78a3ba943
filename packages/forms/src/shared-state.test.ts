import { createStore, type Atom } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import { openDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import { setSessionAtom, userAtom } from '@myler/state/user';
import { editJoinFormAtom, joinUsAtom } from './join-us/state/join-us-atoms.ts';
import { signInAtom } from './sign-in/sign-in-atoms.ts';

it('every part of a page sees a change to the join-us form, the sign-in form, the user or the dialogs (specification 2)', () => {
  const store = createStore();
  const heard: string[] = [];
  const parts: [string, Atom<unknown>][] = [
    ['join-us form', joinUsAtom],
    ['sign-in form', signInAtom],
    ['user', userAtom],
    ['dialogs', presentedDialogAtom],
  ];
  for (const [name, atom] of parts) store.sub(atom, () => heard.push(name));

  store.set(editJoinFormAtom, { firstName: 'Amara' });
  store.set(signInAtom, { email: 'amara@example.com' });
  store.set(setSessionAtom, { accessToken: 'a1', user: { id: 'u1', name: 'Amara' } });
  store.set(openDialogAtom, 'sign-in');

  expect(heard).toEqual(['join-us form', 'sign-in form', 'user', 'dialogs']);
  expect(store.get(joinUsAtom).firstName).toBe('Amara');
  expect(store.get(signInAtom).email).toBe('amara@example.com');
  expect(store.get(userAtom)?.name).toBe('Amara');
  expect(store.get(presentedDialogAtom)?.type).toBe('sign-in');
});
