import { createClient, type Client, type ClientOptions } from '../client.ts';
import { authHeaders } from '../provider/auth-headers.ts';
import type { AccountEndpoints, ProviderEndpoints } from '../endpoints/index.ts';
import { providerRoutes } from '../endpoints/routes.ts';

export { apiVariant } from '../client.ts';
export { getCurrentUser } from '../provider/current-user.ts';
export { getPrices } from '../provider/prices.ts';

/** The provider’s calls without a member’s account, which has a client of its own (`@myler/api-client/account`). */
export type GatewayClient = Client<Omit<ProviderEndpoints, keyof AccountEndpoints>>;

/**
 * The provider client for a browser. It makes the same calls through the same-origin gateway, which has validated and
 * decoded every response. It needs no schemas, so it is very small.
 *
 * @param options.token a signed-in member's access token; without one the gateway adds the website's token
 */
export function createGatewayClient(
  options: Partial<ClientOptions> & { token?: () => string | undefined } = {},
): GatewayClient {
  const { token = () => undefined, ...rest } = options;
  return createClient(providerRoutes, { baseUrl: '/v1', ...rest, headers: authHeaders(token, rest.headers) });
}
