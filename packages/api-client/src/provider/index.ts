import * as z from 'zod/mini';
import { createClient, type Client, type ClientOptions, type Codec } from '../client.ts';
import { providerEndpoints, type Endpoint, type ProviderEndpoints } from '../endpoints/index.ts';
import { authHeaders } from './auth-headers.ts';

export { apiVariant } from '../client.ts';
export { getCurrentUser } from './current-user.ts';
export { getPrices } from './prices.ts';
export { subscribeToNewsletter } from '../subscribe-to-newsletter.ts';

export type ProviderClient = Client<ProviderEndpoints>;

export interface ProviderClientOptions extends ClientOptions {
  /**
   * Whether answers are validated and decoded by the contract. Request bodies are always encoded. On by default.
   */
  parse?: boolean;
  /** The bearer token of every call (docs/specification.md, section 6): a member's access token, or the website's. */
  token: () => string | undefined;
}

/** The client for the provider's API, at its `v1` base (docs/specification.md, section 7). */
export function createProviderClient({ token, parse = true, ...options }: ProviderClientOptions): ProviderClient {
  return createClient(
    providerEndpoints,
    { ...options, headers: authHeaders(token, options.headers) },
    contractCodec(parse),
  );
}

function contractCodec(parse: boolean): Codec {
  const endpoints: Record<string, Endpoint> = providerEndpoints;
  return {
    write(key, body) {
      // Stryker disable next-line OptionalChaining: a call that is not known has ended before; the types do not know.
      const schema = endpoints[key]?.body;
      return schema ? z.encode(schema, body) : body;
    },
    read(key, data) {
      // Stryker disable next-line OptionalChaining: as above.
      const schema = endpoints[key]?.response;
      return schema && parse ? z.parse(schema, data) : data;
    },
  };
}
