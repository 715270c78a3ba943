import { describe, expect, it } from 'vitest';
import { bankPageAtom, joinFormAtom, joinUsAtom, wizardFormAtom } from './join-us-atoms.ts';
import { atPayment, problem, raised, receipt, session } from './at-payment.test-kit.ts';

const confirmation = 'cf_0123456789abcdef';
const asked = problem(402, { message: 'Your bank asks.', code: 'requires-action', confirmation });
const refused = problem(402, {
  message: 'Not confirmed.',
  code: 'authentication_failed',
  errors: { 'creditCard.number': 'Your bank did not confirm this payment.' },
});

/** A visitor whose bank asks, and then the provider's response to the answer. */
async function atBank(after: () => Promise<{ receipt: typeof receipt; session: typeof session }>) {
  const responses = [() => Promise.reject(asked), after];
  const made = await atPayment({ register: () => (responses.shift() ?? after)() });
  const paying = made.pay();
  await expect.poll(() => made.store.get(bankPageAtom)).not.toBeNull();
  return { ...made, paying, answer: () => made.store.get(bankPageAtom)?.onAnswered() };
}

describe('a payment that the bank wants confirmed', () => {
  it('shows the bank’s page, and nothing is sent before the answer', async () => {
    const { store, sent, tracked, dialog } = await atBank(() => Promise.resolve({ receipt, session }));
    expect(store.get(bankPageAtom)?.request.confirmation).toBe(confirmation);
    expect(dialog()).toBe('join-us-3');
    expect([sent.length, tracked]).toEqual([1, []]);
    expect(store.get(joinFormAtom).isLoading).toBe(true);
  });

  it('is completed by itself with the same key after the answer, and the member is signed in', async () => {
    const { store, sent, paying, answer, welcomed, dialog } = await atBank(() => Promise.resolve({ receipt, session }));
    answer();
    await paying;
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(welcomed).toEqual([session]);
    expect(dialog()).toBe('registration-success');
    expect(store.get(bankPageAtom)).toBeNull();
  });

  it('that is refused returns to the payment step with everything as typed, and says so in a notice', async () => {
    const { store, paying, answer, dialog, stored } = await atBank(() => Promise.reject(refused));
    answer();
    await paying;
    expect(dialog()).toBe('join-us-3');
    expect([raised(store), store.get(wizardFormAtom).notice]).toEqual([[], 'Not confirmed.']);
    expect(store.get(joinUsAtom).creditCard).toMatchObject({ number: '4242 4242 4242 4242', cvc: '123' });
    expect(store.get(joinFormAtom)).toMatchObject({ firstName: 'Amara', termsAccept: true, isLoading: false });
    expect([store.get(bankPageAtom), stored.size]).toEqual([null, 0]);
  });

  it('counts its pages, because a bank may ask twice', async () => {
    let times = 0;
    const { store, answer, paying } = await atBank(() => {
      times += 1;
      return times === 1 ? Promise.reject(asked) : Promise.resolve({ receipt, session });
    });
    answer();
    await expect.poll(() => store.get(bankPageAtom)?.round).toBe(2);
    answer();
    await paying;
    expect(store.get(bankPageAtom)).toBeNull();
  });
});
