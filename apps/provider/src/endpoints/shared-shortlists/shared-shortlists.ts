import type { Handlers } from '../../http/route.ts';
import {
  readSharedShortlist,
  shareShortlist,
  voteOnShortlist,
  type SharedShortlistDeps,
} from '../../shared-shortlists/shared-shortlists.ts';

type Keys = 'shareShortlist' | 'sharedShortlist' | 'voteOnShortlist';

/** A shortlist that several people decide on: by its link, without an account. */
export function sharedShortlistHandlers(deps: SharedShortlistDeps): Pick<Handlers, Keys> {
  return {
    shareShortlist: ({ body, attempt: call, visitorAddress }) =>
      shareShortlist(deps, { hotels: body.hotels, call, visitorAddress }),
    sharedShortlist: ({ params }) => readSharedShortlist(deps, params['token'] ?? ''),
    voteOnShortlist: ({ params, body }) => voteOnShortlist(deps, params['token'] ?? '', body),
  };
}
