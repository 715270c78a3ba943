import type { AppContext } from '../http/context.ts';

/** What the provider is told about whoever stands behind a call made with the proxy's own token. */
export function visitorHeaders(context: AppContext): Record<string, string> {
  const address = context.get('visitorAddress');
  return { 'x-request-id': context.get('requestId'), ...(address ? { 'x-visitor-address': address } : {}) };
}
