import type { Session } from '@myler/api-client/contract';
import type { SiteStore } from '../store/site-store.ts';
import { forgetMemberDataAtom } from '@myler/state/user';
import { postToOtherTabs } from './other-tabs.ts';
import { takeSession } from './take-session.ts';

/** Stores the session that signing in or joining returned. Without one the member has to sign in. */
export function storeSession(store: SiteStore) {
  return (session: Session | undefined): void => {
    if (!session) return;
    // Another member may have been signed in here before.
    store.set(forgetMemberDataAtom);
    takeSession(store, session);
    postToOtherTabs('signed-in');
  };
}
