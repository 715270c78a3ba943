import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { SignedIn } from '../http/caller.ts';
import { hashToken, newToken, reveal } from '../primitives/tokens.ts';
import type { Queryable } from '../store/database.ts';
import { passkeyChallenges } from '../store/schema.ts';

export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** Who adds a passkey, with the handle it gets; who confirms by one; nobody when somebody signs in. */
export type ChallengeFor = { member: SignedIn; userHandle: string | null } | { member: null; userHandle: null };

/** Makes a challenge that is good once, for five minutes. Only its hash is stored. */
export async function newChallenge(db: Queryable, { member, userHandle }: ChallengeFor, now: Date): Promise<string> {
  const challenge = reveal(newToken());
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME_MS);
  const row = { challengeHash: hashOf(challenge, member), userId: member?.userId ?? null, userHandle, expiresAt };
  await db.insert(passkeyChallenges).values(row);
  return challenge;
}

/** A challenge is found only in the session in which it was asked for. */
const hashOf = (challenge: string, member: SignedIn | null) =>
  hashToken(member ? `${challenge} ${member.sessionId}` : challenge);

/**
 * Uses a challenge up, whatever becomes of the rest of the request.
 *
 * @param member who adds a passkey or confirms, or null for signing in: neither accepts the other's challenge
 * @returns with the handle, if it is for adding; undefined when there is none, because it was used, has expired or belongs to
 *   somebody else or to another session
 */
export async function takeChallenge(
  db: Queryable,
  challenge: string,
  member: SignedIn | null,
  now: Date,
): Promise<{ userHandle: string | null } | undefined> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashOf(challenge, member)),
        member ? eq(passkeyChallenges.userId, member.userId) : isNull(passkeyChallenges.userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ userHandle: passkeyChallenges.userHandle });
  return taken;
}

/** Deletes challenges that have expired. */
export async function deleteOldChallenges(db: Queryable, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
