import type { Session } from '@myler/api-client/contract';
import { setSessionAtom } from '@myler/state/user';
import type { SiteStore } from '../store/site-store.ts';
import { setAccessToken } from './access-token.ts';
import { analyticsOf } from '../analytics/analytics.ts';
import { forgetMemberDataAtom } from './member-data.ts';
import { postToOtherTabs } from './other-tabs.ts';

/** Stores the session that signing in or joining returned. Without one the member has to sign in. */
export function storeSession(store: SiteStore) {
  return (session: Session | undefined): void => {
    if (!session) return;
    // Another member may have been signed in here before.
    store.set(forgetMemberDataAtom);
    setAccessToken(session);
    store.set(setSessionAtom, session);
    analyticsOf(store).identify(session.countedAs);
    postToOtherTabs('signed-in');
  };
}
