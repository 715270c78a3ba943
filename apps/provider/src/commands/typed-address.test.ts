import { expect, it } from 'vitest';
import { typedAddress } from './typed-address.ts';

it('An address that the desk types is one address, or nothing is done', () => {
  expect(typedAddress(' Zoe.Lindqvist@Example.com ')).toBe('Zoe.Lindqvist@Example.com');
  for (const text of ['not an address', 'a@x.example, b@x.example', 'Vera Tester', ''])
    expect(() => typedAddress(text)).toThrow('is not an email address. Nothing was changed.');
});
