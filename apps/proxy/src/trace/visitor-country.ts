import type { BlockList } from 'node:net';
import { isTrusted, plainAddress } from '../middleware/client-address/client-address.ts';

/** The headers in which CDNs and load balancers send the visitor's country. */
const COUNTRY_HEADERS = [
  'cf-ipcountry',
  'x-country-code',
  'x-country',
  'x-vercel-ip-country',
  'cloudfront-viewer-country',
];
/** Codes for an unknown country and for the Tor network. */
const NOWHERE = new Set(['XX', 'T1', 'ZZ']);

/**
 * The visitor's country, ISO 3166-1 alpha-2, if a trusted proxy sends it; otherwise undefined.
 *
 * @param peer the address that the request came from
 * @param header reads a header of the request
 */
export function visitorCountry(
  peer: string | undefined,
  header: (name: string) => string | undefined,
  trusted: BlockList,
): string | undefined {
  if (!isTrusted(trusted, plainAddress(peer))) return undefined;
  for (const name of COUNTRY_HEADERS) {
    const code = header(name)?.trim().toUpperCase();
    if (code && /^[A-Z]{2}$/.test(code)) return NOWHERE.has(code) ? undefined : code;
  }
  return undefined;
}
