import type { BlockList } from 'node:net';
import type { AppContext } from '../http/context.ts';
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
 * GET /trace: a `key=value` line. `loc` is the visitor's country if a trusted proxy sends it. Otherwise it is `XX`, and
 * never a guess (docs/product-decisions.md, Consent and the newsletter).
 */
export function trace(trusted: BlockList) {
  return (context: AppContext): Response =>
    new Response(`loc=${countryOf(context, trusted) ?? 'XX'}\n`, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
}

function countryOf(context: AppContext, trusted: BlockList): string | undefined {
  if (!isTrusted(trusted, plainAddress(context.env?.peerAddress))) return undefined;
  for (const name of COUNTRY_HEADERS) {
    const code = context.req.header(name)?.trim().toUpperCase();
    if (code && /^[A-Z]{2}$/.test(code)) return NOWHERE.has(code) ? undefined : code;
  }
  return undefined;
}
