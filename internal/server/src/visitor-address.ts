import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from './secrets.ts';

const ADDRESS = 'x-visitor-address';
const SIGNATURE = 'x-visitor-signature';

/** The headers by which a proxy tells the provider a visitor's network address, for calls with any bearer token. */
export const signedVisitorHeaders = (providerSecret: string, address: string): Record<string, string> =>
  address ? { [ADDRESS]: address, [SIGNATURE]: sign(providerSecret, address) } : {};

/**
 * The visitor's network address, if a proxy has signed it; otherwise empty. The website's own token can be used from
 * anywhere, so that an address without a signature proves nothing.
 */
export function signedVisitorAddress(headers: Headers, providerSecrets: Keys): string {
  const address = (headers.get(ADDRESS) ?? '').slice(0, 64);
  const given = Buffer.from(headers.get(SIGNATURE) ?? '');
  const isSigned = providerSecrets.some((secret) => {
    const expected = Buffer.from(sign(secret, address));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? address : '';
}

const sign = (secret: string, address: string) =>
  createHmac('sha256', secret).update(`visitor ${address}`).digest('base64url');
