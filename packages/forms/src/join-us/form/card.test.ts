import { describe, expect, it } from 'vitest';
import { editCard, emptyCard } from '../../card-fields/credit-card.ts';
import { editJoinFormAtom, joinUsAtom, clearCardNumberAtom } from '../state/join-us-atoms.ts';
import { openForm } from './open-form.test-kit.ts';

describe('the card', () => {
  it('has the brand of its digits', () => {
    const store = openForm();
    store.set(editJoinFormAtom, { creditCard: editCard(emptyCard, { number: '3782 822463 10005' }) });
    expect(store.get(joinUsAtom).creditCard.brand).toBe('AMEX');
  });

  it('loses its number and code when the payment step is left', () => {
    const store = openForm();
    store.set(editJoinFormAtom, {
      creditCard: editCard(emptyCard, { name: 'A Okafor', number: '4242 4242 4242 4242', expiry: '12/31', cvc: '123' }),
    });
    store.set(clearCardNumberAtom);
    expect(store.get(joinUsAtom).creditCard).toEqual({
      brand: 'DEFAULT',
      name: 'A Okafor',
      number: '',
      expiry: '12/31',
      cvc: '',
    });
    expect(JSON.stringify(store.get(joinUsAtom))).not.toContain('4242');
  });
});
