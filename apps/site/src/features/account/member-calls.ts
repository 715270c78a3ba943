import { ApiError } from '@myler/api-client/errors';
import type { Session } from '@myler/api-client/contract';
import { createMemberClient, createMemberSameOriginClient } from '@myler/api-client/account';
import { signedInAtom } from '@myler/state/user';
import type { SiteStore } from '../../store/site-store.ts';
import { accessToken, isAccessTokenExpired } from '../../visitor/access-token.ts';
import { postToOtherTabs } from '../../visitor/other-tabs.ts';
import { refreshSession } from '../../visitor/refresh-session.ts';
import { inTurn } from '../../visitor/session-lock.ts';
import { forgetMemberEverywhere } from '../../visitor/sign-out.ts';
import { takeSession } from '../../visitor/take-session.ts';

/** The provider’s calls below `/v1/me`, with the member’s token. */
export const provider = createMemberClient({ token: accessToken });
/** The site’s own calls below `/api/account`: those that touch a password, an address, a session or a card. */
export const site = inTurn(createMemberSameOriginClient({ token: accessToken }));

/**
 * Makes a call of a signed-in member. A token that has expired is exchanged first. If the session was ended elsewhere,
 * the member is signed out here too, and the page is empty at once.
 */
export async function asMember<Result>(store: SiteStore, call: () => Promise<Result>): Promise<Result> {
  if (isAccessTokenExpired()) await refreshSession(store);
  try {
    return await call();
  } catch (error) {
    if (!isSessionOver(error)) throw error;
  }
  await refreshSession(store);
  if (!store.get(signedInAtom)) throw sessionOver;
  try {
    return await call();
  } catch (error) {
    if (isSessionOver(error)) forgetMemberEverywhere(store);
    throw error;
  }
}

/** Goes on in the session that has replaced the one of before, and so do the other tabs of this browser. */
export function goOnIn(store: SiteStore, session: Session): void {
  takeSession(store, session);
  postToOtherTabs('signed-in');
}

const sessionOver = { message: 'You have been signed out. Sign in to go on.' };

/** A wrong password or passkey is answered with 401 too, and ends no session. */
function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && !isRefused(error);
}

const isRefused = ({ code }: ApiError) => code === 'password-wrong' || code === 'passkey-failed';
