import { describe, expect, it } from 'vitest';
import { acceptedCard, registrationRequest } from '../testing/registrations.ts';
import { fingerprintBody } from './keyed-call.ts';

describe('the fingerprint of a form', () => {
  const form = registrationRequest({ creditCard: acceptedCard });
  const fingerprint = (changes: object) => fingerprintBody({ ...form, ...changes }, ['a key of sixteen characters'])[0];

  it.each([
    ['number', { number: '5555555555554444' }],
    ['security code', { cvc: '999' }],
  ])('does not depend on the card’s %s, because not even a hash of it may be stored', (_, changes) => {
    expect(fingerprint({ creditCard: { ...acceptedCard, ...changes } })).toBe(fingerprint({}));
  });

  it.each([
    ['card’s expiry', { creditCard: { ...acceptedCard, expiry: '11-31' } }],
    ['card', { creditCard: undefined }],
    ['address', { email: 'somebody.else@example.com' }],
  ])('depends on the %s', (_, changes) => {
    expect(fingerprint(changes)).not.toBe(fingerprint({}));
  });

  it('does not depend on the order in which the fields are sent', () => {
    const reversed = Object.fromEntries(Object.entries(form).toReversed());
    expect(fingerprintBody(reversed, ['a key'])).toEqual(fingerprintBody(form, ['a key']));
  });
});
