import type { AppContext } from '../http/context.ts';

/** Headers that tell the provider about the visitor of a call with the proxy's own token. */
export function visitorHeaders(context: AppContext): Record<string, string> {
  const address = context.get('visitorAddress');
  return address ? { 'x-visitor-address': address } : {};
}
