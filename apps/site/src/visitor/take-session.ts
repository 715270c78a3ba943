import type { Session } from '@myler/api-client/contract';
import { forgetMemberDataAtom, setSessionAtom } from '@myler/state/user';
import { analyticsOf } from '../analytics/analytics.ts';
import type { SiteStore } from '../store/site-store.ts';
import { setAccessToken } from './access-token.ts';
import { postToOtherTabs } from './other-tabs.ts';

/** The member whose pages and forms this document has shown. */
let memberId: string | undefined;

export const isOfAnotherMember = ({ user }: Session): boolean => memberId !== undefined && user.id !== memberId;

/** Goes on in a session. */
export function takeSession(store: SiteStore, session: Session): void {
  memberId = session.user.id;
  setAccessToken(session);
  store.set(setSessionAtom, session);
  analyticsOf(store).identify(session.countedAs);
}

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
