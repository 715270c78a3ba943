import type { Queryable } from '../store/database.ts';
import type { MembershipRow, UserRow } from '../store/schema.ts';
import type { SignedIn } from './caller.ts';

/** A member who calls, for what writes in their name. */
export interface ActingMember extends SignedIn {
  /**
   * Locks the member until the transaction ends, and asks whether the session still goes on and, for a call that needs it, is still
   * confirmed. What a reset ends must not come back by a call that was under way: whoever writes asks in the transaction that writes.
   *
   * @throws {Problem} 401 `session-ended`; 403 `password-needed`
   */
  lock(tx: Queryable): Promise<{ user: UserRow; membership: MembershipRow }>;
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
