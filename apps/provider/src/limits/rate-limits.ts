import type { SignedIn } from '../http/caller.ts';
import { eq, inArray, lte, sql } from 'drizzle-orm';
import { networksOf } from '@myler/server/networks';
import { mac } from '../primitives/tokens.ts';
import type { Queryable } from '../store/database.ts';
import { rateLimits } from '../store/schema.ts';

/** The key of a count. It is a keyed hash, because the parts are addresses of people and of networks. */
export const limitKey = (key: string, ...parts: readonly string[]) => mac(key, `limit ${JSON.stringify(parts)}`);

interface Try {
  key: string;
  windowMs: number;
}

export interface Counted {
  /** Of tries in the current window, with this one. */
  count: number;
  windowEndsAt: Date;
}

/**
 * Counts a try, in one statement, so that of simultaneous tries each gets its own number. Count before the work that is
 * limited: tries that are counted after it all pass while the first is still running.
 */
export async function countTry(db: Queryable, { now, ...counted }: Try & { now: Date }): Promise<Counted> {
  const [count] = await countUnder(db, [counted], now);
  return count;
}

/** Counts a try under several keys, in one statement too. Two places that count under the same keys name them in the same order. */
export async function countUnder<Tries extends readonly Try[]>(
  db: Queryable,
  tries: readonly [...Tries],
  now: Date,
): Promise<{ [Index in keyof Tries]: Counted }> {
  const rows = tries.map(({ key, windowMs }) => ({ key, count: 1, windowEndsAt: new Date(now.getTime() + windowMs) }));
  const isOver = lte(rateLimits.windowEndsAt, now);
  const counted = await db
    .insert(rateLimits)
    .values(rows)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
  const of = ({ key }: Try) => counted.find((row) => row.key === key) ?? throwNotKept();
  return tries.map(of) as { [Index in keyof Tries]: Counted };
}

function throwNotKept(): never {
  throw new Error('The table of limits did not keep what was written to it.');
}

/**
 * Tries of a member, of which a session has at most `max`. The first `own` of them are its own: no other session can use them
 * up, because whoever is in a member's account must not shut the member out. The rest come from `shared`, which all sessions have
 * together, so that many sessions are not as many allowances.
 */
export interface MemberLimit {
  of: string;
  own: number;
  max: number;
  shared: number;
  windowMs: number;
}

interface MemberTry {
  limit: MemberLimit;
  /** Of the table of counts. */
  key: string;
  member: Pick<SignedIn, 'userId' | 'signInId'>;
}

/**
 * @returns the seconds until the next try, when this one is beyond the limit; and what forgets the tries of the session, when
 *   this one has succeeded
 */
export async function countMemberTry(
  db: Queryable,
  { limit, key, member }: MemberTry,
  now: Date,
): Promise<{ retryAfter: number | undefined; forget: () => Promise<void> }> {
  const { own, max, shared, windowMs } = limit;
  const sharedKey = limitKey(key, limit.of, member.userId);
  const sessionKey = limitKey(key, limit.of, member.userId, member.signInId);
  const session = await countTry(db, { key: sessionKey, windowMs, now });
  const isShared = session.count > own && session.count <= max;
  const all = isShared ? await countTry(db, { key: sharedKey, windowMs, now }) : undefined;
  const over = session.count > max ? session : all && all.count > shared ? all : undefined;
  return {
    retryAfter: over && secondsUntil(over.windowEndsAt, now),
    async forget() {
      await resetLimit(db, sessionKey);
      if (isShared) await uncountTry(db, sharedKey);
    },
  };
}

/** Tries of a network address, and of the networks around it. */
export interface NetworkLimit {
  of: string;
  max: number;
  /** Of all whose address is unknown together: the website's own token can be used from anywhere. Without it they are not counted. */
  maxUnknown?: number;
  windowMs: number;
}

interface NetworkTry {
  limit: NetworkLimit;
  /** Of the table of counts. */
  key: string;
  /** Empty when it is unknown. */
  address: string;
}

const countsOf = ({ limit, key, address }: NetworkTry) =>
  networksOf(address).flatMap(({ name, times }) => {
    const max = address ? limit.max * times : limit.maxUnknown;
    return max === undefined ? [] : [{ key: limitKey(key, limit.of, name), max }];
  });

/** @returns the seconds until the next try, when this one is beyond the limit */
export async function countNetworkTry(db: Queryable, about: NetworkTry, now: Date): Promise<number | undefined> {
  for (const { key, max } of countsOf(about)) {
    const { count, windowEndsAt } = await countTry(db, { key, windowMs: about.limit.windowMs, now });
    if (count > max) return secondsUntil(windowEndsAt, now);
  }
  return undefined;
}

/** The keys that count a try, for whoever takes it back later: they are hashes, and may be stored. */
export const networkKeys = (about: NetworkTry): string[] => countsOf(about).map(({ key }) => key);

export const secondsUntil = (end: Date, now: Date) => Math.ceil((end.getTime() - now.getTime()) / 1000);

/**
 * Takes a try back that should not count: a success, or work that could not begin.
 *
 * @returns how many tries are left
 */
export async function uncountTry(db: Queryable, key: string): Promise<number> {
  const [row] = await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key))
    .returning();
  return row?.count ?? 0;
}

/** Takes a try back under each of several keys, and all tries of one more, in one statement. */
export async function uncountUnder(
  db: Queryable,
  keys: readonly string[],
  { all }: { all?: string } = {},
): Promise<void> {
  const less = sql`greatest(${rateLimits.count} - 1, 0)`;
  await db
    .update(rateLimits)
    .set({ count: all === undefined ? less : sql`case when ${eq(rateLimits.key, all)} then 0 else ${less} end` })
    .where(inArray(rateLimits.key, all === undefined ? [...keys] : [...keys, all]));
}

/** Forgets all tries of a key. */
export async function resetLimit(db: Queryable, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Deletes counts whose window is over. They have no effect any more. */
export async function deleteOldLimits(db: Queryable, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, now));
}
