import { createSameOriginClient } from '@myler/api-client/same-origin';
import { signedInAtom, signOutAtom } from '@myler/state/user';
import type { SiteStore } from '../store/site-store.ts';
import { setAccessToken } from './access-token.ts';
import { analyticsOf } from '../analytics/analytics.ts';
import { forgetMemberDataAtom } from '@myler/state/user';
import { postToOtherTabs } from './other-tabs.ts';

/** Ends the session in all tabs immediately, and at the provider as soon as it can be reached. */
export async function signOut(store: SiteStore): Promise<void> {
  forgetMember(store);
  postToOtherTabs('signed-out');
  try {
    // The page shows the member as signed out already, so they may leave it before the request is sent.
    await createSameOriginClient().call('signOut', { keepalive: true });
  } catch {
    // Without a connection the cookie remains: try again once online, unless a member has signed in again meanwhile.
    addEventListener('online', () => void (store.get(signedInAtom) || signOut(store)), { once: true });
  }
}

/** For a new password, which ends every session of the member: forgets the member in all tabs of this browser. */
export function forgetMemberEverywhere(store: SiteStore): void {
  forgetMember(store);
  postToOtherTabs('signed-out');
}

/** Forgets the signed-in member in this document. */
export function forgetMember(store: SiteStore): void {
  setAccessToken(undefined);
  store.set(signOutAtom);
  store.set(forgetMemberDataAtom);
  analyticsOf(store).identify(undefined);
}
