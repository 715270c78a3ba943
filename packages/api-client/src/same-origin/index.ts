import { createClient, type Client, type ClientOptions } from '../client.ts';
import { authHeaders } from '../provider/auth-headers.ts';
import type { SameOriginEndpoints } from '../endpoints/index.ts';
import { sameOriginRoutes } from '../endpoints/routes.ts';
import type { MembershipPrice } from '../contract/index.ts';

export { subscribeToNewsletter } from '../subscribe-to-newsletter.ts';

export type SameOriginClient = Client<SameOriginEndpoints>;

/**
 * The client for the site's own `/api`, whose proxy handles cookies and secrets.
 *
 * @param options.token a signed-in member's access token, for the calls below `/api/account`
 */
export function createSameOriginClient(
  options: Partial<ClientOptions> & { token?: () => string | undefined } = {},
): SameOriginClient {
  const { token, ...rest } = options;
  const headers = token ? { headers: authHeaders(token, rest.headers) } : {};
  return createClient(sameOriginRoutes, { baseUrl: '/api', ...rest, ...headers });
}

/**
 * Where the bank's page for a confirmation is. The site's own origin leads to it, because only the provider knows the
 * gateway's address.
 *
 * @param confirmation from a problem with the code `requires-action`, or from the outcome of an attempt
 */
export function bankPageAddress(confirmation: string): string {
  return `/confirm-payment/${encodeURIComponent(confirmation)}`;
}

/** Prices from the same origin; an empty list on failure (docs/specification.md, sections 7 and 8). */
export async function getSameOriginPrices(client: SameOriginClient): Promise<MembershipPrice[]> {
  try {
    const prices: unknown = await client.call('prices');
    return Array.isArray(prices) ? (prices as MembershipPrice[]) : [];
  } catch {
    return [];
  }
}
