import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { hashToken, newToken, reveal } from '../primitives/tokens.ts';
import type { Queryable } from '../store/database.ts';
import { passkeyChallenges } from '../store/schema.ts';

export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

/** Who adds a passkey, with the handle it gets; who confirms by one; nobody when somebody signs in. */
export type ChallengeFor = { userId: string; userHandle: string } | { userId: string | null; userHandle: null };

/** Makes a challenge that is good once, for five minutes. Only its hash is stored. */
export async function newChallenge(db: Queryable, owner: ChallengeFor, now: Date): Promise<string> {
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME_MS);
  await db.insert(passkeyChallenges).values({ challengeHash: hashToken(challenge), ...owner, expiresAt });
  return reveal(challenge);
}

/**
 * Uses a challenge up, whatever becomes of the rest of the request.
 *
 * @param userId of the member who adds a passkey or confirms, or null for signing in: neither accepts the other's challenge
 * @returns with the handle, if it is for adding; undefined when there is none, because it was used, has expired or belongs to somebody else
 */
export async function takeChallenge(
  db: Queryable,
  challenge: string,
  userId: string | null,
  now: Date,
): Promise<{ userHandle: string | null } | undefined> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
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
