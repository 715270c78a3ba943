import { createClient, type Client, type ClientOptions } from '../client.ts';
import { providerAccountRoutes, sameOriginAccountRoutes } from '../endpoints/account-routes.ts';
import type { AccountEndpoints, SameOriginAccountEndpoints } from '../endpoints/index.ts';
import { authHeaders } from '../provider/auth-headers.ts';

export type MemberClient = Client<AccountEndpoints>;
export type MemberSameOriginClient = Client<SameOriginAccountEndpoints>;

interface MemberClientOptions extends Partial<ClientOptions> {
  /** A signed-in member's access token. */
  token?: () => string | undefined;
}

/** The provider's calls of a member's account, through the same-origin gateway. Only the account's pages load them. */
export function createMemberClient({ token = () => undefined, ...options }: MemberClientOptions = {}): MemberClient {
  return createClient(providerAccountRoutes, {
    baseUrl: '/v1',
    ...options,
    headers: authHeaders(token, options.headers),
  });
}

/** The calls below `/api/account`: those that touch a password, an address, a session or a card. */
export function createMemberSameOriginClient({
  token = () => undefined,
  ...options
}: MemberClientOptions = {}): MemberSameOriginClient {
  return createClient(sameOriginAccountRoutes, {
    baseUrl: '/api',
    ...options,
    headers: authHeaders(token, options.headers),
  });
}
