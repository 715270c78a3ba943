import { Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import type { SignedIn } from '../http/caller.ts';
import { countMemberTry, type MemberLimit } from '../limits/rate-limits.ts';
import type { Queryable } from '../store/database.ts';

/** From all network addresses together. Many writes send a mail. */
const WRITES: MemberLimit = { of: 'writes of a member', own: 30, max: 60, shared: 240, windowMs: 10 * 60_000 };

/** @throws {Problem} 429 `too-many-changes` */
export async function countWrite(
  { db, sessionKeys, now }: { db: Queryable; sessionKeys: Keys; now: Date },
  member: SignedIn,
): Promise<void> {
  const { retryAfter } = await countMemberTry(db, { limit: WRITES, key: sessionKeys[0], member }, now);
  if (retryAfter !== undefined)
    throw new Problem(429, 'That was a lot of changes in ten minutes. Wait a little, then try again.', {
      code: 'too-many-changes',
      retryAfter,
    });
}
