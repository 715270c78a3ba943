import * as c from '../contract/index.ts';
import { providerRoutes } from './routes.ts';
import type { EndpointTable } from './endpoint.ts';

export const sharedShortlistEndpoints = {
  shareShortlist: {
    ...providerRoutes.shareShortlist,
    summary:
      'Make a list that several people decide on, by a link. 422 by field, idempotency-key-reused; 429 too-many-shortlists',
    access: 'public',
    body: c.newSharedShortlist,
    response: c.createdShortlist,
  },
  sharedShortlist: {
    ...providerRoutes.sharedShortlist,
    summary:
      'A list that several people decide on, with who likes what. 404 shortlist-unknown, also after its sixty days',
    access: 'public',
    response: c.sharedShortlist,
  },
  voteOnShortlist: {
    ...providerRoutes.voteOnShortlist,
    summary:
      'Say which hotels of the list one person likes. 404 shortlist-unknown; 409 voter-name-taken, shortlist-full; 422 by field',
    access: 'public',
    body: c.shortlistVote,
    response: c.sharedShortlist,
  },
} as const satisfies EndpointTable;
