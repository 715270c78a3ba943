import { createSameOriginClient } from '@myler/api-client/same-origin';
import { signOutAtom } from '@myler/state/user';
import type { SiteStore } from '../app/site-store.ts';
import { keepAccessToken } from '../data/access-token.ts';
import { analyticsOf } from '../data/analytics.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** Ends the session here and in the other tabs at once, and at the provider as soon as it can be reached. */
export async function signOut(store: SiteStore): Promise<void> {
  forgetMember(store);
  tellOtherTabs('signed-out');
  await createSameOriginClient().call('signOut');
}

/** Nobody is signed in in this document any more. */
export function forgetMember(store: SiteStore): void {
  keepAccessToken(undefined);
  store.set(signOutAtom);
  analyticsOf(store).identify(undefined);
}
