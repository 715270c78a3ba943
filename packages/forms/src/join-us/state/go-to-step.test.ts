import { describe, expect, it } from 'vitest';
import { changeDialogAtom, closeDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';
import { creditCardAtom, editJoinFormAtom, focusTargetAtom, joinFormAtom } from './join-us-atoms.ts';
import { continueAtom, goToStepAtom } from './go-to-step.ts';
import { raised, atPayment } from './at-payment.test-kit.ts';

describe('moving through the steps', () => {
  it('stops at a step with an error, and shows it', async () => {
    const { store, deps, dialog } = await atPayment();
    store.set(goToStepAtom, 'join-us-2');
    store.set(editJoinFormAtom, { email: 'amara@example' });
    expect(store.set(continueAtom, deps.rules, deps.analytics)).toBe(false);
    expect(dialog()).toBe('join-us-2');
    expect(raised(store)).toEqual(['email']);
    expect(store.get(focusTargetAtom)).toBe('summary');
    store.set(editJoinFormAtom, { email: 'amara@example.com' });
    expect(store.set(continueAtom, deps.rules, deps.analytics)).toBe(true);
    expect(dialog()).toBe('join-us-3');
    expect(store.get(focusTargetAtom)).toBe('heading');
  });

  it('keeps everything, the card included, when the visitor reads the terms and comes back', async () => {
    const { store, dialog } = await atPayment();
    store.set(changeDialogAtom, 'terms-and-conditions');
    expect(store.set(requestCloseDialogAtom)).toBe('returned');
    expect(dialog()).toBe('join-us-3');
    expect(store.get(creditCardAtom).number).toBe('4242 4242 4242 4242');
    expect(store.get(joinFormAtom).firstName).toBe('Amara');
  });

  it('clears the card’s number and security code on the way back from payment', async () => {
    const { store } = await atPayment();
    store.set(goToStepAtom, 'join-us-2');
    expect([store.get(creditCardAtom).number, store.get(creditCardAtom).cvc]).toEqual(['', '']);
  });

  it('counts each completed step in analytics, and stops at the last one', async () => {
    const { store, deps, told: events } = await atPayment();
    expect(store.set(continueAtom, deps.rules, deps.analytics)).toBe(false);
    store.set(goToStepAtom, 'join-us-1');
    expect(store.set(continueAtom, deps.rules, deps.analytics)).toBe(true);
    expect(events).toEqual([{ name: 'Checkout Step Completed', properties: { step: 1 } }]);
    store.set(closeDialogAtom);
    expect(store.set(continueAtom, deps.rules, deps.analytics)).toBe(false);
  });

  it('leaves the focus alone when the step is already open', async () => {
    const { store } = await atPayment();
    store.set(focusTargetAtom, null);
    store.set(goToStepAtom, 'join-us-3');
    expect(store.get(focusTargetAtom)).toBeNull();
    expect(store.get(creditCardAtom).number).toBe('4242 4242 4242 4242');
  });
});
