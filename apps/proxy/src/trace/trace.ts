import type { BlockList } from 'node:net';
import type { AppContext } from '../http/context.ts';
import { visitorCountry } from './visitor-country.ts';

/**
 * GET /trace: a `key=value` line. `loc` is the visitor's country if a trusted proxy sends it. Otherwise it is `XX`, and
 * never a guess (docs/product-decisions.md, Consent and the newsletter).
 */
export function trace(trusted: BlockList) {
  return ({ env, req }: AppContext): Response => {
    const country = visitorCountry(env?.peerAddress, (name) => req.header(name), trusted);
    return new Response(`loc=${country ?? 'XX'}\n`, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  };
}
