import { generateCookie, getCookie } from 'hono/cookie';
import type { Session, SessionWithRefresh } from '@myler/api-client/contract';
import type { AppContext } from './context.ts';

/**
 * The prefix makes browsers hold it to this host, to https and to the whole site (docs/product-decisions.md, Accounts).
 */
const NAME = '__Host-session';
const THIRTY_DAYS = 30 * 24 * 60 * 60;

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;

export function refreshTokenOf(context: AppContext): string | undefined {
  return getCookie(context, NAME)?.slice(0, 256) || undefined;
}

/**
 * Keeps the refresh token where no script reaches it, for as long as the visitor asked to be known: past the end of
 * the browser's session, or not.
 *
 * @returns what the page may have, and the header that keeps the rest
 */
export function setSessionCookie(session: SessionWithRefresh): { session: Session; headers: { 'set-cookie': string } } {
  const { refreshToken, keepMeSignedIn, ...forThePage } = session;
  const lasting = keepMeSignedIn ? { maxAge: THIRTY_DAYS } : {};
  return {
    session: forThePage,
    headers: { 'set-cookie': generateCookie(NAME, refreshToken, { ...attributes, ...lasting }) },
  };
}

export function clearSessionCookie(): { 'set-cookie': string } {
  return { 'set-cookie': generateCookie(NAME, '', { ...attributes, maxAge: 0 }) };
}
