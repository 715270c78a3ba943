import type { StoredNameIn } from '@myler/config/device';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Session, SessionWithRefresh } from '@myler/api-client/contract';
import type { AppContext } from './context.ts';

/**
 * With this prefix, browsers accept the cookie only for this host, with https and for all paths
 * (docs/product-decisions.md, Accounts).
 */
const COOKIE_NAME = '__Host-session' satisfies StoredNameIn<'cookie'>;
const THIRTY_DAYS = 30 * 24 * 60 * 60;

const cookieAttributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

export function refreshTokenOf(context: AppContext): string | undefined {
  return getCookie(context, COOKIE_NAME)?.slice(0, 256) || undefined;
}

/**
 * Puts the refresh token into a cookie that scripts cannot read. With "keep me signed in" it outlives the browser's
 * session.
 *
 * @returns the session without the refresh token, and the header that sets the cookie
 */
export function setSessionCookie(session: SessionWithRefresh): { session: Session; headers: { 'set-cookie': string } } {
  const { refreshToken, keepMeSignedIn, sessionId: _, ...sessionWithoutToken } = session;
  const lifetime = keepMeSignedIn ? { maxAge: THIRTY_DAYS } : {};
  return {
    session: sessionWithoutToken,
    headers: { 'set-cookie': generateCookie(COOKIE_NAME, refreshToken, { ...cookieAttributes, ...lifetime }) },
  };
}

export function clearSessionCookie(): { 'set-cookie': string } {
  return { 'set-cookie': generateCookie(COOKIE_NAME, '', { ...cookieAttributes, maxAge: 0 }) };
}
