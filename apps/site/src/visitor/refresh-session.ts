import { createSameOriginClient } from '@myler/api-client/same-origin';
import { sessionFailureAtom, setSessionAtom, signedInAtom } from '@myler/state/user';
import { analyticsOf } from '../analytics/analytics.ts';
import type { SiteStore } from '../store/site-store.ts';
import { setAccessToken } from './access-token.ts';
import { forgetMember } from './sign-out.ts';

/** Exchanges the refresh cookie for a session. Without one, a member who was signed in is forgotten. */
export async function refreshSession(store: SiteStore): Promise<void> {
  // Tabs that open at the same time refresh one after another.
  const session = await withSessionLock(() => createSameOriginClient().call('refresh'));
  if (session) {
    setAccessToken(session);
    store.set(setSessionAtom, session);
    analyticsOf(store).identify(session.countedAs);
  } else if (store.get(signedInAtom)) {
    forgetMember(store);
  }
}

/** Never rejects: why it failed is kept for the account, which says so (`sessionFailureAtom`). */
export async function tryToRefreshSession(store: SiteStore): Promise<void> {
  const failure: unknown = await refreshSession(store).catch((error: unknown) => error);
  store.set(sessionFailureAtom, failure);
}

function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('session', work) : work();
}
