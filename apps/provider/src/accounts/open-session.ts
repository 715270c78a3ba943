import { eq } from 'drizzle-orm';
import type { SessionWithRefresh } from '@myler/api-client/contract';
import type { Keys } from '@myler/server/secrets';
import { findPerson } from '../member-rows/find-person.ts';
import { hashToken, newToken, reveal } from '../primitives/tokens.ts';
import type { Database, Queryable } from '../store/database.ts';
import { sessions, type UserRow } from '../store/schema.ts';
import { expiry, tokenOf, toSessionResponse, type SessionDeps } from './sessions.ts';

/**
 * Opens a session for whoever has proved to be a member.
 *
 * @param isStillProof is asked once the member is locked: a reset may have come since the password was compared, or the
 *   passkey verified. It ends the sessions that there are, and no later one. What it writes is in the transaction of the session
 * @returns undefined when it is no proof any more
 * @throws {Problem} 401 `session-ended` when the account was closed meanwhile
 */
export function openSession(
  { db, sessionKeys, now }: SessionDeps & { db: Database },
  userId: string,
  { keepMeSignedIn, device }: { keepMeSignedIn: boolean; device?: string | undefined },
  isStillProof: (tx: Queryable, user: UserRow) => boolean | Promise<boolean>,
): Promise<SessionWithRefresh | undefined> {
  return db.transaction(async (tx) => {
    const { user } = await findPerson(tx, userId, now, { lock: true });
    if (!(await isStillProof(tx, user))) return undefined;
    const signInId = crypto.randomUUID();
    const opened = { user, signInId, keepMeSignedIn, device: device ?? null, createdAt: now };
    return insertSession(tx, opened, sessionKeys, now);
  });
}

/**
 * Gives a member another session in place of the one in which they have just shown that it is them. Whoever has copied the tokens of
 * that one is out, and is not confirmed with the member. It has no grace: when the answer is lost, the member signs in again.
 *
 */
export async function replaceSession(
  tx: Queryable,
  { sessionId, user }: { sessionId: string; user: UserRow },
  sessionKeys: Keys,
  now: Date,
): Promise<SessionWithRefresh> {
  const [replaced] = await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, sessionId)).returning();
  if (!replaced) throw new Error(`There is no session ${sessionId} to replace.`);
  const { signInId, keepMeSignedIn, device, createdAt } = replaced;
  return insertSession(tx, { user, signInId, keepMeSignedIn, device, createdAt }, sessionKeys, now);
}

/** @param session with the day of the sign-in, from which its longest lifetime counts */
async function insertSession(
  tx: Queryable,
  session: { user: UserRow } & Pick<
    typeof sessions.$inferSelect,
    'signInId' | 'keepMeSignedIn' | 'device' | 'createdAt'
  >,
  sessionKeys: Keys,
  now: Date,
): Promise<SessionWithRefresh> {
  const { user, ...opened } = session;
  const id = crypto.randomUUID();
  const refreshToken = tokenOf(id, reveal(newToken()), sessionKeys);
  await tx.insert(sessions).values({
    ...opened,
    id,
    userId: user.id,
    currentHash: hashToken(refreshToken),
    rotatedAt: now,
    // The password was entered, or a passkey used, a moment ago.
    confirmedAt: now,
    expiresAt: expiry(opened, now),
  });
  const named = { id: user.id, name: user.firstName };
  const { signInId, keepMeSignedIn } = opened;
  return toSessionResponse({ user: named, sessionId: id, signInId, refreshToken, keepMeSignedIn }, sessionKeys, now);
}
