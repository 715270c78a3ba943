import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { SessionWithRefresh } from '@myler/api-client/contract';
import type { Keys } from '@myler/server/secrets';
import type { Logger } from '@myler/server/log';
import type { SignedIn } from '../http/caller.ts';
import { hashToken, isSigned, mac, sign } from '../primitives/tokens.ts';
import type { Queryable } from '../store/database.ts';
import { sessions, users } from '../store/schema.ts';
import { ACCESS_TOKEN_SECONDS, readAccessToken, signAccessToken } from './access-token.ts';

const DAY_MS = 86_400_000;
/** Lifetime of a session after its last use, with "keep me signed in" and without. */
const LONG_SESSION_MS = 30 * DAY_MS;
const SHORT_SESSION_MS = DAY_MS / 2;
/** However often it is used, a session ends after this time: then the password is asked for again. */
const LONGEST_SESSION_MS = 90 * DAY_MS;
/** For this time the replaced token still returns the same child, because a response may be lost or two tabs may ask. */
const GRACE_MS = 10_000;

export interface SessionDeps {
  db: Queryable;
  sessionKeys: Keys;
  now: Date;
}

/**
 * Refresh tokens: `{session}.{256 random bits}.{signature}`, of which only a hash is stored. A child is derived from its
 * parent with the server's key. So the immediate parent gets the same child again, although the child is not stored. By the
 * signature an earlier token is known to have been given out: the ids of sessions are no secret.
 */
export function tokenOf(sessionId: string, secret: string, keys: Keys): string {
  const unsigned = `${sessionId}.${secret}`;
  return `${unsigned}.${sign(keys, `refresh token ${unsigned}`)}`;
}

function wasGivenOut(token: string, keys: Keys): boolean {
  const end = token.lastIndexOf('.');
  return isSigned(keys, `refresh token ${token.slice(0, end)}`, token.slice(end + 1));
}

const nextToken = (sessionId: string, token: string, key: string): string =>
  tokenOf(sessionId, mac(key, `refresh ${token}`), [key]);

/**
 * Exchanges a refresh token for its child, in one statement of which only one of several can succeed. The immediate
 * parent gets the same child for ten seconds. A token that is used again after that was copied, so the session ends.
 *
 * @returns undefined when the session does not exist or has ended
 */
export async function rotateSession(
  deps: SessionDeps & { log: Pick<Logger, 'warn'> },
  presentedToken: string,
): Promise<SessionWithRefresh | undefined> {
  const { db, sessionKeys, now } = deps;
  const sessionId = presentedToken.split('.')[0] ?? '';
  if (!isUuid(sessionId)) return undefined;
  const presentedHash = hashToken(presentedToken);
  const [current] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!current || current.endedAt || current.expiresAt <= now) return undefined;
  const child = nextToken(sessionId, presentedToken, sessionKeys[0]);
  const [rotated] = await db
    .update(sessions)
    .set({
      currentHash: hashToken(child),
      previousHash: presentedHash,
      rotatedAt: now,
      expiresAt: expiry(current, now),
    })
    .where(and(eq(sessions.currentHash, presentedHash), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .returning({ id: sessions.id });
  const refreshToken = rotated ? child : await childOfImmediateParent(deps, sessionId, presentedToken);
  if (!refreshToken) {
    if (!wasGivenOut(presentedToken, sessionKeys)) return undefined;
    await endSession(db, sessionId, now);
    deps.log.warn(
      { user: current.userId, session: sessionId },
      'a refresh token was used again: its session has ended',
    );
    return undefined;
  }
  const user = await userOf(db, current.userId);
  if (!user) return undefined;
  const { keepMeSignedIn, signInId } = current;
  return toSessionResponse({ user, sessionId, signInId, refreshToken, keepMeSignedIn }, sessionKeys, now);
}

/** The child that another run gave for a token, which may have been made with another key while keys are replaced. */
async function childOfImmediateParent(
  { db, sessionKeys, now }: SessionDeps,
  sessionId: string,
  token: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ currentHash: sessions.currentHash })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.previousHash, hashToken(token)),
        isNull(sessions.endedAt),
        gt(sessions.rotatedAt, new Date(now.getTime() - GRACE_MS)),
      ),
    );
  return sessionKeys
    .map((key) => nextToken(sessionId, token, key))
    .find((child) => hashToken(child) === row?.currentHash);
}

/**
 * Ends the session of a token, also of one that was exchanged long ago: whoever has copied it may have gone on with it. An
 * unknown token is not an error.
 *
 * @returns the member's id; undefined when there is no such session
 */
export async function closeSession(
  { db, sessionKeys, now }: SessionDeps,
  presentedToken: string,
): Promise<string | undefined> {
  const hash = hashToken(presentedToken);
  const sessionId = presentedToken.split('.')[0] ?? '';
  if (!isUuid(sessionId)) return undefined;
  const [row] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!row) return undefined;
  const isOfSession = row.currentHash === hash || row.previousHash === hash || wasGivenOut(presentedToken, sessionKeys);
  if (!isOfSession) return undefined;
  await endSession(db, sessionId, now);
  return row.userId;
}

async function endSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** The member of an access token whose session has not ended. */
export async function memberOfToken(
  { db, sessionKeys, now }: SessionDeps,
  token: string,
): Promise<SignedIn | undefined> {
  const claims = readAccessToken(token, sessionKeys, now);
  if (!claims) return undefined;
  const [row] = await db.select().from(sessions).where(eq(sessions.id, claims.sessionId));
  return row && !row.endedAt ? { ...claims, signInId: row.signInId } : undefined;
}

/** What is signed for `countedAs`. */
const eventsOf = (sessionId: string) => `events ${sessionId}`;

/**
 * The members in whose sessions events were recorded, by `countedAs`. Of sessions that have ended there is none, and the others go on
 * until the transaction ends.
 */
export async function membersOfEvents(
  { db, sessionKeys, now }: SessionDeps,
  countedAs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const proven = new Map<string, string>();
  for (const text of new Set(countedAs)) {
    const [sessionId = '', signature = ''] = text.split('.');
    if (isUuid(sessionId) && isSigned(sessionKeys, eventsOf(sessionId), signature)) proven.set(sessionId, text);
  }
  if (proven.size === 0) return new Map();
  const live = await db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(and(inArray(sessions.id, [...proven.keys()]), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .for('share');
  return new Map(live.map(({ id, userId }) => [proven.get(id) ?? '', userId]));
}

export async function userOf(db: Queryable, id: string): Promise<{ id: string; name: string } | undefined> {
  const [row] = await db.select({ id: users.id, name: users.firstName }).from(users).where(eq(users.id, id));
  return row;
}

export function toSessionResponse(
  session: {
    user: { id: string; name: string };
    sessionId: string;
    refreshToken: string;
    keepMeSignedIn: boolean;
    signInId: string;
  },
  sessionKeys: Keys,
  now: Date,
): SessionWithRefresh {
  const { user, sessionId, refreshToken, keepMeSignedIn, signInId } = session;
  const accessToken = signAccessToken({ userId: user.id, sessionId }, sessionKeys, now);
  return {
    user,
    accessToken,
    expiresIn: ACCESS_TOKEN_SECONDS,
    countedAs: `${sessionId}.${sign(sessionKeys, eventsOf(sessionId))}`,
    refreshToken,
    keepMeSignedIn,
    sessionId: signInId,
  };
}

/** When a session ends that is used now. */
export function expiry(session: { createdAt: Date; keepMeSignedIn: boolean }, now: Date): Date {
  const afterUse = now.getTime() + (session.keepMeSignedIn ? LONG_SESSION_MS : SHORT_SESSION_MS);
  return new Date(Math.min(afterUse, session.createdAt.getTime() + LONGEST_SESSION_MS));
}
const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
