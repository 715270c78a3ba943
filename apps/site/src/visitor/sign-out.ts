import { createSameOriginClient } from '@myler/api-client/same-origin';
import { signedInAtom, signOutAtom } from '@myler/state/user';
import type { SiteStore } from '../store/site-store.ts';
import { keepAccessToken } from './access-token.ts';
import { analyticsOf } from '../analytics/analytics.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** Ends the session here and in the other tabs at once, and at the provider as soon as it can be reached. */
export async function signOut(store: SiteStore): Promise<void> {
  forgetMember(store);
  tellOtherTabs('signed-out');
  try {
    await createSameOriginClient().call('signOut');
  } catch {
    // The cookie outlives a lost connection. Whoever has signed in again meanwhile has a session that is to stay.
    addEventListener('online', () => void (store.get(signedInAtom) || signOut(store)), { once: true });
  }
}

/** A new password has ended every session of this member, in this browser's tabs too. */
export function forgetMemberEverywhere(store: SiteStore): void {
  forgetMember(store);
  tellOtherTabs('signed-out');
}

/** Nobody is signed in in this document any more. */
export function forgetMember(store: SiteStore): void {
  keepAccessToken(undefined);
  store.set(signOutAtom);
  analyticsOf(store).identify(undefined);
}
