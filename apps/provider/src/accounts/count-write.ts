import { Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import type { SignedIn } from '../http/caller.ts';
import { countTry, limitKey } from '../limits/rate-limits.ts';
import type { Queryable } from '../store/database.ts';

/** Writes of a member in ten minutes, from all network addresses together. Many of them send a mail. */
const MAX = 60;
const WINDOW_MS = 10 * 60_000;

/** @throws {Problem} 429 `too-many-changes` */
export async function countWrite(
  { db, sessionKeys, now }: { db: Queryable; sessionKeys: Keys; now: Date },
  { userId }: SignedIn,
): Promise<void> {
  const key = limitKey(sessionKeys[0], 'writes of a member', userId);
  const { count, windowEndsAt } = await countTry(db, { key, windowMs: WINDOW_MS, now });
  if (count > MAX)
    throw new Problem(429, 'That was a lot of changes in ten minutes. Wait a little, then try again.', {
      code: 'too-many-changes',
      retryAfter: Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000),
    });
}
