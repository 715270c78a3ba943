import { createStore } from 'jotai/vanilla';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AttemptOutcome } from '@myler/api-client/contract';
import { currencyAtom } from '@myler/state/currency';
import { presentedDialogAtom } from '@myler/state/dialogs';
import { resumeJoin } from './resume-join.ts';
import {
  bankPageAtom,
  beginJoinAtom,
  joinFormAtom,
  joinNoticeAtom,
  joinedAtom,
  priceBreakdownAtom,
  wizardFormAtom,
} from './state/join-us-atoms.ts';
import { atPayment, coupon } from './state/at-payment.test-kit.ts';

const refused = () => Promise.reject(new Error('no'));

const key = '00000000-0000-4000-8000-00000000abcd';
const progress = { step: 3, membershipId: 'gold', currency: 'EUR', code: '', formType: 'membership' };

/** A document that is loaded with this in its session storage, besides what the client answers. */
async function reloadedWith(held: Record<string, string>, client: Parameters<typeof atPayment>[0]) {
  const made = await atPayment(client);
  const store = createStore();
  const { stored } = made;
  for (const [name, value] of Object.entries(held)) stored.set(name, value);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  const opened = await resumeJoin(store, { ...made.deps, onCurrency: (code) => store.set(currencyAtom, code) });
  return { ...made, store, opened, dialog: () => store.get(presentedDialogAtom)?.type };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('after a reload while paying', () => {
  const reloaded = (outcome: AttemptOutcome, kept: object | null = progress) =>
    reloadedWith(
      { 'join-attempt': key, ...(kept && { 'join-progress': JSON.stringify(kept) }) },
      { attempt: () => Promise.resolve(outcome) },
    );

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

  it('a visitor whose payment failed sees why, with the membership still chosen', async () => {
    const { store, dialog, stored } = await reloaded({ status: 'failed', message: 'Your bank declined this card.' });
    expect(dialog()).toBe('join-us-2');
    expect(store.get(joinNoticeAtom)).toBe('Your bank declined this card.');
    expect(store.get(joinFormAtom).membershipId).toBe('gold');
    expect(stored.has('join-attempt')).toBe(false);
  });

  it('a visitor whose payment never arrived is told so once it was asked twice, and the key is kept', async () => {
    const asked: string[] = [];
    const { store, opened, dialog, stored } = await reloadedWith(
      { 'join-attempt': key, 'join-progress': JSON.stringify(progress) },
      {
        attempt: (used) => {
          asked.push(used);
          return Promise.resolve({ status: 'unknown' });
        },
      },
    );
    expect(asked).toEqual([key, key]);
    expect([opened, dialog()]).toEqual([true, 'join-us-2']);
    expect(store.get(joinNoticeAtom)).toMatch(/^Your payment did not reach us\. You have not been charged\. /);
    expect(stored.get('join-attempt')).toBe(key);
  });

  it('a visitor of whose payment nothing can be found out is not told that it was not taken', async () => {
    const { store, stored } = await reloadedWith(
      { 'join-attempt': key, 'join-progress': JSON.stringify(progress) },
      { attempt: () => Promise.reject(new Error('no connection')) },
    );
    expect(store.get(joinNoticeAtom)).toMatch(/^We could not find out yet/);
    expect(store.get(joinNoticeAtom)).not.toContain('You have not been charged');
    expect(stored.get('join-attempt')).toBe(key);
  });

  it('no dialog opens for a visitor who has closed the wizard since, and the key is kept', async () => {
    const { opened, dialog, stored } = await reloaded({ status: 'unknown' }, null);
    expect([opened, dialog()]).toEqual([false, undefined]);
    expect(stored.get('join-attempt')).toBe(key);
  });
});

describe('after a reload of an open wizard', () => {
  const reloaded = (kept: object | string, client: Parameters<typeof atPayment>[0] = {}) =>
    reloadedWith({ 'join-progress': typeof kept === 'string' ? kept : JSON.stringify(kept) }, client);

  it('the wizard opens again at the first step that has to be filled in, with membership, currency and code', async () => {
    const { store, opened, dialog } = await reloaded(
      { ...progress, code: 'WELCOME10' },
      { checkCoupon: () => Promise.resolve({ ...coupon(17_450), discount: { amount: 17_450, currency: 'EUR' } }) },
    );
    expect([opened, dialog()]).toEqual([true, 'join-us-2']);
    expect(store.get(priceBreakdownAtom)?.total).toEqual({ amount: 157_050, currency: 'EUR' });
    expect(store.get(joinNoticeAtom)).toMatch(/^Your membership is still chosen\./);
    expect(store.get(joinFormAtom)).toMatchObject({ email: '', password: '', children: { list: [] } });
  });

  it.each([
    ['was at its first step', { ...progress, step: 1 }, {}],
    ['has a code that is no longer valid', { ...progress, code: 'ENDED' }, { checkCoupon: refused }],
    ['has no prices', progress, { prices: refused }],
  ])('the wizard opens at its first step when it %s', async (_what, kept, client) => {
    const { dialog } = await reloaded(kept, client);
    expect(dialog()).toBe('join-us-1');
  });

  it('what became of a payment, and of the code, stays when the wizard begins', async () => {
    const { store } = await reloadedWith(
      { 'join-attempt': key, 'join-progress': JSON.stringify({ ...progress, code: 'ENDED' }) },
      { attempt: refused, checkCoupon: refused },
    );
    const notice = store.get(joinNoticeAtom);
    expect(notice).toBeTruthy();
    store.set(beginJoinAtom, store.get(presentedDialogAtom)?.payload ?? {});
    expect(store.get(joinNoticeAtom)).toBe(notice);
    expect(Object.keys(store.get(wizardFormAtom).errors)).toEqual(['referralCode']);
  });

  it('nothing opens for a visitor who has gone on to another page, and the wizard is forgotten', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as unknown as PerformanceEntry]);
    const { opened, stored } = await reloaded(progress);
    expect([opened, stored.size]).toEqual([false, 0]);
  });

  it.each(['', 'null', '{}', '[1]', '{"step":4}', JSON.stringify({ ...progress, membershipId: '<b>' })])(
    'nothing opens when what is kept is not ours: %s',
    async (text) => {
      const { opened, dialog } = await reloaded(text);
      expect([opened, dialog()]).toEqual([false, undefined]);
    },
  );
});

describe('after a reload while the bank waits', () => {
  const confirmation = 'cf_0123456789abcdef';
  const asked: AttemptOutcome = { status: 'requires-action', confirmation };

  async function reloadedAtBank(after: AttemptOutcome) {
    const outcomes = [asked, after];
    const made = await reloadedWith(
      { 'join-attempt': key, 'join-progress': JSON.stringify(progress) },
      { attempt: () => Promise.resolve(outcomes.shift() ?? after) },
    );
    expect(made.opened).toBe(true);
    return made;
  }

  it('a visitor sees the bank’s page at the payment, and the welcome after the confirmation', async () => {
    const { store, dialog, stored } = await reloadedAtBank({ status: 'succeeded', membershipId: 'gold' });
    expect(dialog()).toBe('join-us-3');
    expect(store.get(bankPageAtom)?.request.confirmation).toBe(confirmation);
    expect(stored.has('join-attempt')).toBe(true);
    store.get(bankPageAtom)?.onAnswered();
    await expect.poll(dialog).toBe('registration-success');
    expect(store.get(bankPageAtom)).toBeNull();
    expect(stored.has('join-attempt')).toBe(false);
  });

  it('a visitor who refuses sees why at the first step that is empty', async () => {
    const message = 'Your bank did not confirm this payment. You have not been charged.';
    const { store, dialog } = await reloadedAtBank({ status: 'failed', message });
    store.get(bankPageAtom)?.onAnswered();
    await expect.poll(dialog).toBe('join-us-2');
    await expect.poll(() => store.get(joinNoticeAtom)).toBe(message);
  });
});
