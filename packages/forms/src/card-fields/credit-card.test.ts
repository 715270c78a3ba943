import { describe, expect, it } from 'vitest';
import { cardErrors, editCard, emptyCard, toCreditCard } from './credit-card.ts';

const card = {
  ...emptyCard,
  brand: 'VISA',
  name: ' A Okafor ',
  number: '4242 4242 4242 4242',
  expiry: '12/31',
  cvc: ' 123 ',
} as const;
const errorsOf = (changes: object) => Object.fromEntries(cardErrors({ ...card, ...changes }, '2026-11-21'));

describe('a card', () => {
  it('without errors is sent in the shape of the contract', () => {
    expect(Object.values(errorsOf({})).filter(Boolean)).toEqual([]);
    expect(toCreditCard(card)).toEqual({
      brand: 'VISA',
      name: 'A Okafor',
      number: '4242424242424242',
      expiry: '12-31',
      cvc: '123',
    });
  });

  it('that is empty gets an error at each field', () => {
    expect(errorsOf(emptyCard)).toEqual({
      'creditCard.name': 'Enter the name on your card.',
      'creditCard.number': 'Enter your card number.',
      'creditCard.expiry': expect.stringMatching(/expir/i) as string,
      'creditCard.cvc': expect.stringMatching(/security code/) as string,
    });
  });

  it('is not sent with an expiry date that cannot be read', () => {
    expect(() => toCreditCard({ ...card, expiry: '13/31' })).toThrow(/before its expiry was right/);
  });

  it('has the brand of the digits typed so far', () => {
    expect(editCard(card, { number: '3782' })).toEqual({ ...card, number: '3782', brand: 'AMEX' });
    expect(editCard(card, { name: 'A Okafor' })).toEqual({ ...card, name: 'A Okafor' });
  });
});
