import { expect, it } from 'vitest';
import { signedVisitorAddress, signedVisitorHeaders } from './visitor-address.ts';

const SECRET = 'a-secret-of-sixteen';

it('a signed address of a visitor is read, also while the secret is replaced', () => {
  const headers = new Headers(signedVisitorHeaders(SECRET, '2001:db8::1'));
  expect(signedVisitorAddress(headers, [SECRET])).toBe('2001:db8::1');
  expect(signedVisitorAddress(headers, ['a-new-secret-of-more', SECRET])).toBe('2001:db8::1');
});

it('an address without a signature, with that of another address or of another secret, is none', () => {
  const { 'x-visitor-signature': signature = '' } = signedVisitorHeaders(SECRET, '192.0.2.1');
  for (const headers of [
    { 'x-visitor-address': '192.0.2.1' },
    { 'x-visitor-address': '192.0.2.2', 'x-visitor-signature': signature },
    { 'x-visitor-signature': signature },
    signedVisitorHeaders('another-secret-of-a-stranger', '192.0.2.1'),
    signedVisitorHeaders(SECRET, ''),
  ])
    expect(signedVisitorAddress(new Headers(headers), [SECRET])).toBe('');
});
