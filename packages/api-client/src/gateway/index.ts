import { createClient, type ClientOptions } from '../client.ts';
import { authHeaders } from '../provider/auth-headers.ts';
import type { ProviderClient } from '../provider/index.ts';
import { providerRoutes } from '../endpoints/routes.ts';

export { apiVariant } from '../client.ts';
export { getCurrentUser } from '../provider/current-user.ts';
export { getPrices } from '../provider/prices.ts';

/**
 * The provider client for a browser: the same calls through the same-origin gateway, which has checked every answer
 * and turned it into the contract's shapes. Holds no schema, and so costs a browser next to nothing.
 *
 * @param options.token a signed-in member's access token; without one the gateway adds the website's own
 */
export function createGatewayClient(
  options: Partial<ClientOptions> & { token?: () => string | undefined } = {},
): ProviderClient {
  const { token = () => undefined, ...rest } = options;
  return createClient(providerRoutes, { baseUrl: '/v1', ...rest, headers: authHeaders(token, rest.headers) });
}
