import { createGatewayClient, getCurrentUser } from '@myler/api-client/gateway';
import { createSameOriginClient } from '@myler/api-client/same-origin';
import { loadCurrentUserAtom, setSessionAtom, signedInAtom } from '@myler/state/user';
import type { SiteStore } from '../store/site-store.ts';
import { accessToken, isAccessTokenExpired, setAccessToken } from '../visitor/access-token.ts';
import { analyticsOf } from '../analytics/analytics.ts';
import { forgetMember } from '../visitor/sign-out.ts';

/**
 * Exchanges the refresh cookie, if there is one, for a session. The response of `/me` is decisive
 * (docs/specification.md, section 4).
 */
export async function restoreSession(store: SiteStore): Promise<void> {
  try {
    await refresh(store);
  } catch {
    // An ended session is treated like none.
  }
  await store.set(loadCurrentUserAtom, () => getCurrentUser(createGatewayClient({ token: accessToken })));
}

/**
 * A session may end elsewhere, such as by a new password in another browser. Refreshes it when the visitor returns:
 * from another tab after the access token has expired, or by the browser's Back. A failed connection changes nothing.
 */
export function restoreSessionOnReturn(store: SiteStore): void {
  const refreshAgain = () => {
    refresh(store).catch(ignore);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && isAccessTokenExpired()) refreshAgain();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refreshAgain();
  });
}

async function refresh(store: SiteStore): Promise<void> {
  // Tabs that open at the same time refresh one after another.
  const session = await withSessionLock(() => createSameOriginClient().call('refresh'));
  if (session) {
    setAccessToken(session);
    store.set(setSessionAtom, session);
    analyticsOf(store).identify(session.user.id);
  } else if (store.get(signedInAtom)) {
    forgetMember(store);
  }
}

function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('session', work) : work();
}

function ignore(): void {
  // The provider is unreachable; the next return tries again.
}
