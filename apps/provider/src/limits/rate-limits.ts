import { eq, lte, sql } from 'drizzle-orm';
import { mac } from '../primitives/tokens.ts';
import type { Queryable } from '../store/database.ts';
import { rateLimits } from '../store/schema.ts';

/** The key of a count. It is a keyed hash, because the parts are addresses of people and of networks. */
export const limitKey = (key: string, ...parts: readonly string[]) => mac(key, `limit ${JSON.stringify(parts)}`);

/**
 * Counts a try, in one statement, so that of simultaneous tries each gets its own number. Count before the work that is
 * limited: tries that are counted after it all pass while the first is still running.
 *
 * @returns the number of tries in the current window, with this one
 */
export async function countTry(
  db: Queryable,
  { key, windowMs, now }: { key: string; windowMs: number; now: Date },
): Promise<{ count: number; windowEndsAt: Date }> {
  const windowEndsAt = new Date(now.getTime() + windowMs);
  const isOver = lte(rateLimits.windowEndsAt, now);
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('The table of limits did not keep what was written to it.');
  return row;
}

/**
 * Tries of a member. Each session has `max` of them, and all together have four times as many: whoever is in a member's
 * session must not use up what the member needs to end it.
 */
export interface MemberLimit {
  of: string;
  max: number;
  windowMs: number;
}
const SESSIONS_OF_A_MEMBER = 4;

interface MemberTry {
  limit: MemberLimit;
  /** Of the table of counts. */
  key: string;
  member: { userId: string; sessionId: string };
}

const memberKeys = ({ limit, key, member }: MemberTry) => ({
  session: limitKey(key, limit.of, member.userId, member.sessionId),
  member: limitKey(key, limit.of, member.userId),
});

/** @returns the seconds until the next try, when this one is beyond the limit */
export async function countMemberTry(db: Queryable, about: MemberTry, now: Date): Promise<number | undefined> {
  const keys = memberKeys(about);
  const { max, windowMs } = about.limit;
  const secondsUntil = (end: Date) => Math.ceil((end.getTime() - now.getTime()) / 1000);
  const session = await countTry(db, { key: keys.session, windowMs, now });
  // It does not count for the member: otherwise this session would use up what the others have.
  if (session.count > max) return secondsUntil(session.windowEndsAt);
  const all = await countTry(db, { key: keys.member, windowMs, now });
  return all.count > max * SESSIONS_OF_A_MEMBER ? secondsUntil(all.windowEndsAt) : undefined;
}

/** Forgets the tries of a session whose last one succeeded, and takes that one back for the member. */
export async function forgetMemberTries(db: Queryable, about: MemberTry): Promise<void> {
  const keys = memberKeys(about);
  await resetLimit(db, keys.session);
  await uncountTry(db, keys.member);
}

/** Takes a try back that should not count: a success, or work that could not begin. */
export async function uncountTry(db: Queryable, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

/** Forgets all tries of a key. */
export async function resetLimit(db: Queryable, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Deletes counts whose window is over. They have no effect any more. */
export async function deleteOldLimits(db: Queryable, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, now));
}
