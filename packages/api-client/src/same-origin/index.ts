import { createClient, type Client, type ClientOptions } from '../client.ts';
import type { SameOriginAccountEndpoints, SameOriginEndpoints } from '../endpoints/index.ts';
import { sameOriginRoutes } from '../endpoints/routes.ts';
import type { MembershipPrice } from '../contract/index.ts';

export { subscribeToNewsletter } from '../subscribe-to-newsletter.ts';

/** The calls below `/api` without the account’s, which have a client of their own (`@myler/api-client/account`). */
export type SameOriginClient = Client<Omit<SameOriginEndpoints, keyof SameOriginAccountEndpoints>>;

/**
 * The client for the site's own `/api`, whose proxy handles cookies and secrets.
 */
export function createSameOriginClient(options: Partial<ClientOptions> = {}): SameOriginClient {
  return createClient(sameOriginRoutes, { baseUrl: '/api', ...options });
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
