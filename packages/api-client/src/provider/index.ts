import { createClient, type Client, type ClientOptions } from '../client.ts';
import { providerEndpoints, type ProviderEndpoints } from '../endpoints.ts';
import type { CurrentUser, MembershipPrice } from '../contract/index.ts';

export { apiVariant } from '../client.ts';

export type ProviderClient = Client<ProviderEndpoints>;

export interface ProviderClientOptions extends ClientOptions {
  /** The bearer of every call (specification, section 6): a member's access token, or the website's own. */
  token: () => string | undefined;
}

/** The client for the provider's API, at its `v1` base (specification, section 7). */
export function createProviderClient({ token, headers, ...options }: ProviderClientOptions): ProviderClient {
  return createClient(providerEndpoints, {
    ...options,
    headers: () => {
      const bearer = token();
      return { ...(bearer ? { authorization: `Bearer ${bearer}` } : {}), ...headers?.() };
    },
  });
}

/** Prices from the provider; an empty list on any failure (specification, sections 7 and 8). */
export async function getPrices(client: ProviderClient): Promise<MembershipPrice[]> {
  try {
    return await client.call('prices');
  } catch {
    return [];
  }
}

/** Whether somebody is signed in; nobody is when the call fails (specification, sections 4 and 8). */
export async function getCurrentUser(client: ProviderClient): Promise<CurrentUser> {
  try {
    return await client.call('me');
  } catch {
    return { status: false };
  }
}

/** Resolves on success, rejects on failure (specification, section 7). */
export async function subscribeToNewsletter(client: ProviderClient, email: string): Promise<void> {
  await client.call('subscribe', { body: { email } });
}
