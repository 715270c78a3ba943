import { createSameOriginClient } from '@myler/api-client/same-origin';
import { signOutAtom } from '@myler/state/user';
import type { SiteStore } from '../app/site-store.ts';
import { keepAccessToken } from '../data/access-token.ts';
import { analyticsOf } from '../data/analytics.ts';

/** Ends the session here at once, and at the provider as soon as it can be reached. */
export async function signOut(store: SiteStore): Promise<void> {
  keepAccessToken(undefined);
  store.set(signOutAtom);
  analyticsOf(store).identify(undefined);
  await createSameOriginClient().call('signOut');
}
