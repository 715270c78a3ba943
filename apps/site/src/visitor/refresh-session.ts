import { sessionFailureAtom, signedInAtom } from '@myler/state/user';
import type { SiteStore } from '../store/site-store.ts';
import { sessionClient } from './session-lock.ts';
import { forgetMember } from './sign-out.ts';
import { isOfAnotherMember, takeSession } from './take-session.ts';

/** Exchanges the refresh cookie for a session. Without one, a member who was signed in is forgotten, as when it is another's. */
export async function refreshSession(store: SiteStore): Promise<void> {
  const session = await sessionClient.call('refresh');
  if (!session) {
    if (store.get(signedInAtom)) forgetMember(store);
  } else if (isOfAnotherMember(session)) {
    // Who has signed in in another tab: nothing that was read or typed here must be shown to them, or sent in their name.
    forgetMember(store);
    location.reload();
  } else {
    takeSession(store, session);
  }
}

/** Never rejects: why it failed is kept for the account, which says so (`sessionFailureAtom`). */
export async function tryToRefreshSession(store: SiteStore): Promise<void> {
  const failure: unknown = await refreshSession(store).catch((error: unknown) => error);
  store.set(sessionFailureAtom, failure);
}
