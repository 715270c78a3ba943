import { atom } from 'jotai/vanilla';
import type { CurrentUser, Session } from '@myler/api-client/contract';

/** Specification, section 3. */
export interface User {
  /** Short-lived; lives in memory and nowhere else. Undefined when only `/me` spoke. */
  accessToken?: string;
  name: string;
}

const signedInStateAtom = atom(false);
const userStateAtom = atom<User | null>(null);
/** Counts what changed the session, so that a slow answer to an older question cannot undo it. */
const changesAtom = atom(0);

/** Whether somebody is signed in; nobody is by default (docs/specification.md, section 4). */
export const signedInAtom = atom((get) => get(signedInStateAtom));

/** Who is signed in, or null. */
export const userAtom = atom((get) => get(userStateAtom));

/** Takes the session that signing in, refreshing or joining answered with. */
export const setSessionAtom = atom(null, (_get, set, session: Pick<Session, 'accessToken' | 'user'>) => {
  set(changesAtom, (count) => count + 1);
  set(userStateAtom, { accessToken: session.accessToken, name: session.user.name });
  set(signedInStateAtom, true);
});

/** Forgets the session here. Ending it at the server is the caller's. */
export const signOutAtom = atom(null, (_get, set) => {
  set(changesAtom, (count) => count + 1);
  set(userStateAtom, null);
  set(signedInStateAtom, false);
});

/**
 * On application load: sets `signedIn` from the status field of the current-user call, and false when that call fails
 * (docs/specification.md, sections 4 and 8). Never rejects. An answer that comes after somebody signed in or out is too
 * old.
 */
export const loadCurrentUserAtom = atom(null, async (get, set, me: () => Promise<CurrentUser>) => {
  const asked = get(changesAtom);
  // No schema has checked it in the browser: an empty answer has no status, and counts as a call that failed.
  let answer: Partial<CurrentUser> | null | undefined;
  try {
    answer = await me();
  } catch {
    // Without an answer there is no status either.
  }
  if (get(changesAtom) !== asked) return;
  const { status, user } = answer ?? {};
  const isSignedIn = status === true;
  set(signedInStateAtom, isSignedIn);
  if (!isSignedIn) set(userStateAtom, null);
  else if (user) set(userStateAtom, { ...get(userStateAtom), name: user.name });
});
