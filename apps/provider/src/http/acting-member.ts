import type { Queryable } from '../store/database.ts';
import type { Person } from '../member-rows/find-person.ts';
import type { SignedIn } from './caller.ts';

/** Somebody with an account who calls, for what writes in their name. */
export interface ActingMember extends SignedIn {
  /**
   * Locks the member until the transaction ends, and asks whether the session still goes on, the member still has the right that
   * the call needs and, for a call that needs it, the session is still confirmed. What a reset ends must not come back by a call that was under way: whoever writes asks in the transaction that writes.
   *
   * @throws {Problem} 401 `session-ended`; 403 `password-needed`; 404 without the right
   */
  lock(tx: Queryable): Promise<Person>;
}

/**
 * The member of a call.
 *
 * @param lock asks, and locks
 * @returns with `assertLocked`, which throws for a call that has written without asking
 */
export function actAs(
  member: SignedIn,
  lock: (tx: Queryable) => ReturnType<ActingMember['lock']>,
): { acting: ActingMember; assertLocked: (endpoint: string) => void } {
  let hasLocked = false;
  return {
    acting: {
      ...member,
      lock(tx) {
        hasLocked = true;
        return lock(tx);
      },
    },
    assertLocked(endpoint) {
      if (!hasLocked) throw new Error(`${endpoint} has written for a member without locking them (ActingMember.lock).`);
    },
  };
}
