import { describe, expect, it } from 'vitest';
import { creditCardAtom, editCardAtom, joinUsAtom, wipeCardAtom } from '../state/join-us-atoms.ts';
import { openForm } from './open-form.test-kit.ts';

describe('the card', () => {
  it('has the brand of its digits', () => {
    const store = openForm();
    store.set(editCardAtom, { number: '3782 822463 10005' });
    expect(store.get(creditCardAtom).brand).toBe('AMEX');
  });

  it('loses its number and code when the payment step is left', () => {
    const store = openForm();
    store.set(editCardAtom, { name: 'A Okafor', number: '4242 4242 4242 4242', expiry: '12/31', cvc: '123' });
    store.set(wipeCardAtom);
    expect(store.get(creditCardAtom)).toEqual({
      brand: 'DEFAULT',
      name: 'A Okafor',
      number: '',
      expiry: '12/31',
      cvc: '',
    });
    expect(JSON.stringify(store.get(joinUsAtom))).not.toContain('4242');
  });
});
