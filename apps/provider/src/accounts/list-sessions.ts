import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { MemberSessions } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import type { Database, Queryable } from '../store/database.ts';
import { sessions } from '../store/schema.ts';
import type { ActingMember } from '../http/acting-member.ts';
import type { SignedIn } from '../http/caller.ts';
import { endWaysIn } from './ways-in.ts';

/** Where a member is signed in, the newest use first. */
export async function listSessions(db: Queryable, member: SignedIn, now: Date): Promise<MemberSessions> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, member.userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id));
  return {
    items: rows.map(({ id, device, createdAt, rotatedAt }) => ({
      id,
      ...(device ? { device } : {}),
      signedInAt: createdAt.toISOString(),
      // Of this one, it would tell whoever has copied its token when its member has exchanged it, and how to go on unseen.
      lastUsedAt: (id === member.sessionId ? now : rotatedAt).toISOString(),
      isThis: id === member.sessionId,
    })),
  };
}

/**
 * Ends one session. If it is another than the one that asks, what somebody may have begun there ends with it.
 *
 * @throws {Problem} 404 for a session that the member does not have
 */
export async function endOneSession(db: Database, member: ActingMember, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { user } = await member.lock(tx);
    const [listed] = await tx
      .select({ signInId: sessions.signInId })
      .from(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, member.userId)));
    // The device may have another session by now, which has replaced the one in the list.
    const isOpen = listed && and(eq(sessions.signInId, listed.signInId), isNull(sessions.endedAt));
    if (!isOpen || (await tx.$count(sessions, isOpen)) === 0)
      throw new Problem(404, 'This device is signed out already.');
    const { sessionId, signInId } = member;
    if (listed.signInId === signInId) await tx.update(sessions).set({ endedAt: now }).where(isOpen);
    else await endWaysIn(tx, user, { event: 'signing out a device', sessionId, device: listed.signInId }, now);
  });
}
