import { atom } from 'jotai/vanilla';
import type { CurrentUser, Session } from '@myler/api-client/contract';

export {
  forgetMemberDataAtom,
  forgetMemberPartsAtom,
  memberCountAtom,
  memberDataAtom,
  storeMemberDataAtom,
  type MemberData,
} from './member-data.ts';

/** The user of docs/specification.md, section 3. */
export interface User {
  /** Short-lived and kept in memory only. Undefined if the user is known only from `/me`. */
  accessToken?: string;
  name: string;
}

const signedInStateAtom = atom(false);
const userStateAtom = atom<User | null>(null);
/** Counts the changes of the session, so that a slow response to `/me` cannot overwrite a later change. */
const sessionChangesAtom = atom(0);

const currentUserLoadedAtom = atom(false);

/** Whether it is known if a user is signed in: on application load this takes a call. */
export const sessionKnownAtom = atom((get) => get(currentUserLoadedAtom) || get(sessionChangesAtom) > 0);

/** Why it could not be asked whether a user is signed in, such as without a connection. A sign-in or sign-out ends it. */
export const sessionFailureAtom = atom<unknown>(undefined);

/** Whether a user is signed in; false by default (docs/specification.md, section 4). */
export const signedInAtom = atom((get) => get(signedInStateAtom));

/** The signed-in user, or null. */
export const userAtom = atom((get) => get(userStateAtom));

/** Sets the session that a sign-in, a refresh or a registration returned. */
export const setSessionAtom = atom(null, (_get, set, session: Pick<Session, 'accessToken' | 'user'>) => {
  set(sessionChangesAtom, (count) => count + 1);
  set(sessionFailureAtom, undefined);
  set(userStateAtom, { accessToken: session.accessToken, name: session.user.name });
  set(signedInStateAtom, true);
});

/** Removes the session in the browser. The caller ends it on the server. */
export const signOutAtom = atom(null, (_get, set) => {
  set(sessionChangesAtom, (count) => count + 1);
  set(sessionFailureAtom, undefined);
  set(userStateAtom, null);
  set(signedInStateAtom, false);
});

/**
 * On application load: sets `signedIn` from the status field of the current-user call, and to false if that call fails
 * (docs/specification.md, sections 4 and 8). Never rejects. A response that arrives after a sign-in or a sign-out is
 * ignored.
 */
export const loadCurrentUserAtom = atom(null, async (get, set, fetchCurrentUser: () => Promise<CurrentUser>) => {
  const changesBefore = get(sessionChangesAtom);
  // No schema validates the response in the browser: an empty one has no status, and counts as a failed call.
  let response: Partial<CurrentUser> | null | undefined;
  try {
    response = await fetchCurrentUser();
  } catch {
    // A failed call has no status, so the visitor counts as signed out.
  }
  set(currentUserLoadedAtom, true);
  if (get(sessionChangesAtom) !== changesBefore) return;
  const { status, user } = response ?? {};
  const isSignedIn = status === true;
  set(signedInStateAtom, isSignedIn);
  if (!isSignedIn) set(userStateAtom, null);
  else if (user) set(userStateAtom, { ...get(userStateAtom), name: user.name });
});
