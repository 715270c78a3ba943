import { accountEndpoints } from './account.ts';
import { editorialEndpoints } from './editorial.ts';
import type { Endpoint } from './endpoint.ts';
import { giftCardEndpoints } from './gift-card.ts';
import { hotelEndpoints } from './hotel.ts';
import { membershipEndpoints } from './membership.ts';
import { messagesEndpoints } from './messages.ts';
import { operationsEndpoints } from './operations.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { peopleEndpoints } from './people.ts';
import { sharedShortlistEndpoints } from './shared-shortlist.ts';
import { userEndpoints } from './user.ts';
import type { providerAccountRoutes } from './account-routes.ts';
import type { providerRoutes } from './routes.ts';

export type { Access, CallOptions, Endpoint, EndpointTable, ResponseOf } from './endpoint.ts';
export { takesKey } from './routes.ts';
export { accountEndpoints } from './account.ts';
export { passkeyEndpoints } from './passkeys.ts';
export { peopleEndpoints } from './people.ts';
export { sameOriginEndpoints, type SameOriginAccountEndpoints, type SameOriginEndpoints } from './same-origin.ts';

/**
 * The provider's own API. Paths: docs/specification.md, section 7; the rest: docs/product-decisions.md, Same-origin and
 * provider paths. A route without an endpoint does not compile.
 */
export const providerEndpoints = {
  ...operationsEndpoints,
  ...membershipEndpoints,
  ...hotelEndpoints,
  ...editorialEndpoints,
  ...giftCardEndpoints,
  ...sharedShortlistEndpoints,
  ...messagesEndpoints,
  ...userEndpoints,
  ...accountEndpoints,
  ...passkeyEndpoints,
  ...peopleEndpoints,
} as const satisfies Record<keyof typeof providerRoutes | keyof typeof providerAccountRoutes, Endpoint>;

export type ProviderEndpoints = typeof providerEndpoints;

/** A member’s account. */
export type AccountEndpoints = typeof accountEndpoints & typeof passkeyEndpoints & typeof peopleEndpoints;
