import { describe, expect, it } from 'vitest';
import { changeDialogAtom, closeDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';
import { editJoinFormAtom, joinFormAtom, joinUsAtom, wizardFormAtom } from './join-us-atoms.ts';
import { goToStepAtom } from './go-to-step.ts';
import { raised, atPayment } from './at-payment.test-kit.ts';

describe('moving through the steps', () => {
  it('stops at a step with an error, and shows it', async () => {
    const { store, goOn, dialog } = await atPayment();
    store.set(goToStepAtom, 'join-us-2');
    store.set(editJoinFormAtom, { email: 'amara@example' });
    await goOn(2);
    expect(dialog()).toBe('join-us-2');
    expect(raised(store)).toEqual(['email']);
    expect(store.get(wizardFormAtom).focusTarget).toBe('errors');
    store.set(editJoinFormAtom, { email: 'amara@example.com' });
    await goOn(2);
    expect(dialog()).toBe('join-us-3');
    expect(store.get(wizardFormAtom)).toMatchObject({ focusTarget: 'form', phase: 'writing', isEdited: true });
  });

  it('keeps everything, the card included, when the visitor reads the terms and comes back', async () => {
    const { store, dialog } = await atPayment();
    store.set(changeDialogAtom, 'terms-and-conditions');
    expect(store.set(requestCloseDialogAtom)).toBe('returned');
    expect(dialog()).toBe('join-us-3');
    expect(store.get(joinUsAtom).creditCard.number).toBe('4242 4242 4242 4242');
    expect(store.get(joinFormAtom).firstName).toBe('Amara');
  });

  it('clears the card’s number and security code on the way back from payment', async () => {
    const { store } = await atPayment();
    store.set(goToStepAtom, 'join-us-2');
    expect([store.get(joinUsAtom).creditCard.number, store.get(joinUsAtom).creditCard.cvc]).toEqual(['', '']);
  });

  it('counts each completed step in analytics, and goes nowhere once the wizard is closed', async () => {
    const { store, goOn, dialog, told: events } = await atPayment();
    store.set(goToStepAtom, 'join-us-1');
    await goOn(1);
    expect(events).toEqual([{ name: 'Checkout Step Completed', properties: { step: 1 } }]);
    const going = goOn(2);
    store.set(closeDialogAtom);
    await going;
    expect([events.length, dialog()]).toEqual([1, undefined]);
  });

  it('goes on for a visitor who has gone back while a step was checked', async () => {
    const { store, goOn, dialog } = await atPayment();
    store.set(goToStepAtom, 'join-us-2');
    const going = goOn(2);
    store.set(goToStepAtom, 'join-us-1');
    await going;
    expect([dialog(), store.get(wizardFormAtom).phase]).toEqual(['join-us-1', 'writing']);
    await goOn(1);
    expect(dialog()).toBe('join-us-2');
  });

  it('leaves the focus alone when the step is already open', async () => {
    const { store } = await atPayment();
    store.set(wizardFormAtom, (form) => ({ ...form, focusTarget: undefined }));
    store.set(goToStepAtom, 'join-us-3');
    expect(store.get(wizardFormAtom).focusTarget).toBeUndefined();
    expect(store.get(joinUsAtom).creditCard.number).toBe('4242 4242 4242 4242');
  });
});
