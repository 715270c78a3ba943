import { describe, expect, it } from 'vitest';
import { cardVerdicts, emptyCard, toCreditCard, withBrand } from './creditCard.ts';

const card = {
  ...emptyCard,
  brand: 'VISA',
  name: ' A Okafor ',
  number: '4242 4242 4242 4242',
  expiry: '12/31',
  cvc: ' 123 ',
} as const;
const verdicts = (changes: object) => Object.fromEntries(cardVerdicts({ ...card, ...changes }, '2026-11-21'));

describe('a card', () => {
  it('that is right has nothing wrong, and is sent as the contract has it', () => {
    expect(Object.values(verdicts({})).filter(Boolean)).toEqual([]);
    expect(toCreditCard(card)).toEqual({
      brand: 'VISA',
      name: 'A Okafor',
      number: '4242424242424242',
      expiry: '12-31',
      cvc: '123',
    });
  });

  it('that is empty is asked for field by field, each in its own words', () => {
    expect(verdicts(emptyCard)).toEqual({
      'creditCard.name': 'Enter the name on your card.',
      'creditCard.number': 'Enter your card number.',
      'creditCard.expiry': expect.stringMatching(/expir/i) as string,
      'creditCard.cvc': expect.stringMatching(/security code/) as string,
    });
  });

  it('is never sent with an expiry that is none', () => {
    expect(() => toCreditCard({ ...card, expiry: '13/31' })).toThrow(/before its expiry was right/);
  });

  it('has the brand that its digits say, as they are typed', () => {
    expect(withBrand({ number: '3782' })).toEqual({ number: '3782', brand: 'AMEX' });
    expect(withBrand({ name: 'A Okafor' })).toEqual({ name: 'A Okafor' });
  });
});
