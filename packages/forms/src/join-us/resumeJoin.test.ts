import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import type { AttemptOutcome } from '@myler/api-client/contract';
import { presentedDialogAtom } from '@myler/state/dialogs';
import { resumeJoin } from './resumeJoin.ts';
import { bankPageAtom } from './state/bank.ts';
import { joinedAtom, noticeAtom } from './state/joinUsAtoms.ts';
import { atPayment } from './state/atPayment.test-kit.ts';

describe('after a reload while paying', () => {
  const key = '00000000-0000-4000-8000-00000000abcd';

  async function reloaded(outcome: AttemptOutcome) {
    const made = await atPayment({ attempt: () => Promise.resolve(outcome) });
    const store = createStore();
    made.stored.set('join-attempt', key);
    const opened = await resumeJoin(store, made.deps);
    return { ...made, store, opened, dialog: () => store.get(presentedDialogAtom)?.type };
  }

  it('a visitor who joined sees the welcome', async () => {
    const { store, opened, dialog } = await reloaded({ status: 'succeeded', membershipId: 'gold' });
    expect(opened).toBe(true);
    expect(dialog()).toBe('registration-success');
    expect(store.get(joinedAtom)).toEqual({ outcome: { status: 'succeeded', membershipId: 'gold' } });
  });

  it('the order of a visitor who joined is counted in analytics', async () => {
    const paid = { amount: 149_500, currency: 'EUR' as const };
    const { told: events } = await reloaded({ status: 'succeeded', membershipId: 'gold', paid });
    expect(events).toEqual([
      {
        name: 'Order Completed',
        properties: {
          total: 1495,
          currency: 'EUR',
          products: [{ product_id: 'gold', name: 'Gold', category: 'leisure' }],
        },
      },
    ]);
  });

  it('a visitor whose payment failed sees why', async () => {
    const { store, dialog, stored } = await reloaded({ status: 'failed', message: 'Your bank declined this card.' });
    expect(dialog()).toBe('join-us-1');
    expect(store.get(noticeAtom)?.text).toBe('Your bank declined this card.');
    expect(stored.size).toBe(0);
  });

  it('no dialog opens when the attempt never arrived, and its key is kept', async () => {
    const { opened, dialog, stored } = await reloaded({ status: 'unknown' });
    expect(opened).toBe(false);
    expect(dialog()).toBeUndefined();
    expect(stored.get('join-attempt')).toBe(key);
  });
});

describe('after a reload while the bank waits', () => {
  const confirmation = 'cf_0123456789abcdef';
  const asked: AttemptOutcome = { status: 'requires-action', confirmation };

  async function reloadedAtBank(after: AttemptOutcome) {
    const outcomes = [asked, after];
    const made = await atPayment({ attempt: () => Promise.resolve(outcomes.shift() ?? after) });
    const store = createStore();
    made.stored.set('join-attempt', '00000000-0000-4000-8000-00000000abcd');
    expect(await resumeJoin(store, made.deps)).toBe(true);
    return { ...made, store, dialog: () => store.get(presentedDialogAtom)?.type };
  }

  it('a visitor sees the bank’s page at the payment, and the welcome after the confirmation', async () => {
    const { store, dialog, stored } = await reloadedAtBank({ status: 'succeeded', membershipId: 'gold' });
    expect(dialog()).toBe('join-us-3');
    expect(store.get(bankPageAtom)?.request.confirmation).toBe(confirmation);
    expect(stored.size).toBe(1);
    store.get(bankPageAtom)?.onAnswered();
    await expect.poll(dialog).toBe('registration-success');
    expect(store.get(bankPageAtom)).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('a visitor who refuses sees why at the first step, because the form is empty', async () => {
    const message = 'Your bank did not confirm this payment. You have not been charged.';
    const { store, dialog } = await reloadedAtBank({ status: 'failed', message });
    store.get(bankPageAtom)?.onAnswered();
    await expect.poll(dialog).toBe('join-us-1');
    expect(store.get(noticeAtom)?.text).toBe(message);
  });
});
