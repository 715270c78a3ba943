import { createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';
import { mailLinkKinds } from '@myler/config/mail-links';
import {
  changeDialogAtom,
  closeDialogAtom,
  closeGuardAtom,
  deepLinkedDialog,
  dialogNames,
  dialogTypes,
  joinFormResetAtom,
  openDialogAtom,
  presentedDialogAtom,
  requestCloseDialogAtom,
  returnToAtom,
  withoutDeepLink,
} from './index.ts';

describe('dialogs', () => {
  it(
    'show one dialog or none, and none at first (specification 4: "one presented dialog type or none")',
    { tags: ['spec:4-one-dialog'] },
    () => {
      const store = createStore();
      expect(store.get(presentedDialogAtom)).toBeNull();
      store.set(openDialogAtom, 'sign-in');
      expect(store.get(presentedDialogAtom)?.type).toBe('sign-in');
      store.set(openDialogAtom, 'join-us-1', { membershipId: 'gold' });
      expect(store.get(presentedDialogAtom)).toEqual({ type: 'join-us-1', payload: { membershipId: 'gold' } });
    },
  );

  it(
    'run the close callback once when they close (specification 4: "closing clears it and runs a close callback")',
    { tags: ['spec:4-dialog-closes'] },
    () => {
      const store = createStore();
      const onClose = vi.fn<() => void>();
      store.set(openDialogAtom, 'newsletter', {}, { onClose });
      store.set(closeDialogAtom);
      store.set(closeDialogAtom);
      expect(store.get(presentedDialogAtom)).toBeNull();
      expect(onClose).toHaveBeenCalledTimes(1);
    },
  );

  it('reset the join-us form when any dialog closes (specification 2: "Closing any dialog resets the join-us form")', () => {
    const store = createStore();
    const reset = vi.fn<() => void>();
    store.set(joinFormResetAtom, reset);
    for (const type of dialogTypes) {
      store.set(openDialogAtom, type);
      store.set(closeDialogAtom);
    }
    expect(reset).toHaveBeenCalledTimes(dialogTypes.length);
  });

  it('change from one to another without closing, and keep the first dialog’s payload', () => {
    const store = createStore();
    const onClose = vi.fn<() => void>();
    const reset = vi.fn<() => void>();
    store.set(joinFormResetAtom, reset);
    store.set(openDialogAtom, 'join-us-1', { membershipId: 'black', ref: 'ADA' }, { onClose });
    store.set(changeDialogAtom, 'join-us-2');
    expect(store.get(presentedDialogAtom)).toEqual({
      type: 'join-us-2',
      payload: { membershipId: 'black', ref: 'ADA' },
    });
    expect(onClose).not.toHaveBeenCalled();
    expect(reset).not.toHaveBeenCalled();
    store.set(closeDialogAtom);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('return from the terms to the step that opened them', () => {
    const store = createStore();
    const reset = vi.fn<() => void>();
    store.set(joinFormResetAtom, reset);
    store.set(openDialogAtom, 'join-us-3');
    store.set(changeDialogAtom, 'terms-and-conditions');
    expect(store.set(requestCloseDialogAtom)).toBe('returned');
    expect(store.get(presentedDialogAtom)?.type).toBe('join-us-3');
    expect(reset).not.toHaveBeenCalled();
    expect(store.set(requestCloseDialogAtom)).toBe('closed');
    expect(reset).toHaveBeenCalledTimes(1);
  });

  it('close the terms when a page opened them', () => {
    const store = createStore();
    store.set(openDialogAtom, 'terms-and-conditions');
    expect(store.set(requestCloseDialogAtom)).toBe('closed');
    expect(store.get(presentedDialogAtom)).toBeNull();
  });

  it('close the terms when the terms opened them', () => {
    const store = createStore();
    store.set(openDialogAtom, 'terms-and-conditions');
    store.set(changeDialogAtom, 'terms-and-conditions');
    expect(store.set(requestCloseDialogAtom)).toBe('closed');
  });

  it('stay closed when a close is requested while none is open', () => {
    const store = createStore();
    const reset = vi.fn<() => void>();
    store.set(joinFormResetAtom, reset);
    expect(store.get(returnToAtom)).toBeUndefined();
    expect(store.set(requestCloseDialogAtom)).toBe('closed');
    expect(reset).not.toHaveBeenCalled();
  });

  it('open by a change when none is open', () => {
    const store = createStore();
    store.set(changeDialogAtom, 'join-us-1', { membershipId: 'gold' });
    expect(store.get(presentedDialogAtom)).toEqual({ type: 'join-us-1', payload: { membershipId: 'gold' } });
    expect(store.get(returnToAtom)).toBeUndefined();
  });

  it('name the step to which the terms return', () => {
    const store = createStore();
    store.set(openDialogAtom, 'join-us-3');
    store.set(changeDialogAtom, 'terms-and-conditions');
    expect(store.get(returnToAtom)).toBe('join-us-3');
  });

  it('stay open when the close guard refuses, until they are closed directly', () => {
    const store = createStore();
    store.set(openDialogAtom, 'join-us-2');
    store.set(closeGuardAtom, (type) => !type.startsWith('join-us'));
    expect(store.set(requestCloseDialogAtom)).toBe('kept');
    expect(store.get(presentedDialogAtom)?.type).toBe('join-us-2');
    store.set(closeDialogAtom);
    expect(store.get(presentedDialogAtom)).toBeNull();
  });

  it('have different accessible names', () => {
    expect(new Set(Object.values(dialogNames)).size).toBe(dialogTypes.length);
  });

  it('belong to one store: the next visitor’s store has none', () => {
    const one = createStore();
    one.set(openDialogAtom, 'sign-in');
    expect(createStore().get(presentedDialogAtom)).toBeNull();
  });
});

describe('a deep link', () => {
  const at = (path: string) => new URL(path, 'https://myler.example');

  it('opens the wizard on a tier and fills the referral code', () => {
    expect(deepLinkedDialog(at('/membership?join=gold&ref=ADA10'))).toEqual({
      type: 'join-us-1',
      payload: { membershipId: 'gold', ref: 'ADA10' },
    });
    expect(deepLinkedDialog(at('/?join=black+plus'))?.payload.membershipId).toBe('black-plus');
    expect(deepLinkedDialog(at('/?join=%20Black%20%20Plus%20&ref=%20ADA10%20'))?.payload).toEqual({
      membershipId: 'black-plus',
      ref: 'ADA10',
    });
  });

  it('opens the wizard without a tier when it names an unknown tier', () => {
    expect(deepLinkedDialog(at('/?join=platinum'))).toEqual({ type: 'join-us-1', payload: {} });
  });

  it('opens the reset dialog with its token, and the token is removed from the URL', { tags: ['asvs:14.2.1'] }, () => {
    for (const type of mailLinkKinds) {
      const url = at(`/?utm_source=mail#${type}=abc123`);
      expect(deepLinkedDialog(url)).toEqual({ type, payload: { token: 'abc123' } });
      expect(withoutDeepLink(url)).toBe('/?utm_source=mail');
    }
  });

  it('opens the sign-in dialog, once', () => {
    const url = at('/our-hotels/kavos?page=2#sign-in');
    expect(deepLinkedDialog(url)).toEqual({ type: 'sign-in', payload: {} });
    expect(withoutDeepLink(url)).toBe('/our-hotels/kavos?page=2');
    expect(deepLinkedDialog(at('/#sign-in-again'))).toBeNull();
  });

  it('is removed from the URL without changing the site, even when the path begins with two slashes', () => {
    const url = new URL('https://myler.example//elsewhere.example/?join=gold');
    expect(new URL(withoutDeepLink(url), url).href).toBe('https://myler.example//elsewhere.example/');
  });

  it('that is incomplete or unknown opens nothing', () => {
    expect(deepLinkedDialog(at('/discover-myler#enquire'))).toBeNull();
    expect(deepLinkedDialog(at('/?ref=ADA10'))).toBeNull();
    expect(deepLinkedDialog(at('/#see#reset-password=abc123'))).toBeNull();
    expect(deepLinkedDialog(at('/#reset-password='))).toBeNull();
  });
});
