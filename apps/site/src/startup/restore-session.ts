import { createGatewayClient, getCurrentUser } from '@myler/api-client/gateway';
import { loadCurrentUserAtom } from '@myler/state/user';
import type { SiteStore } from '../store/site-store.ts';
import { accessToken, isAccessTokenExpired } from '../visitor/access-token.ts';
import { tryToRefreshSession } from '../visitor/refresh-session.ts';

/**
 * Exchanges the refresh cookie, if there is one, for a session. The response of `/me` is decisive
 * (docs/specification.md, section 4).
 */
export async function restoreSession(store: SiteStore): Promise<void> {
  await tryToRefreshSession(store);
  await store.set(loadCurrentUserAtom, () => getCurrentUser(createGatewayClient({ token: accessToken })));
}

/**
 * A session may end elsewhere, such as by a new password in another browser. Refreshes it when the visitor returns:
 * from another tab after the access token has expired, or by the browser's Back. If that fails, a member stays signed in, and the next
 * return tries again.
 */
export function restoreSessionOnReturn(store: SiteStore): void {
  const refreshAgain = () => void tryToRefreshSession(store);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && isAccessTokenExpired()) refreshAgain();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refreshAgain();
  });
}
