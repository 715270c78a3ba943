import { and, eq, isNull } from 'drizzle-orm';
import type { SessionWithRefresh } from '@myler/api-client/contract';
import { CONFIRMATION_MINUTES } from '@myler/config/account';
import type { Right } from '@myler/config/people';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import type { ActingMember } from '../http/acting-member.ts';
import type { SignedIn } from '../http/caller.ts';
import { countMemberTry, type MemberLimit } from '../limits/rate-limits.ts';
import { passwordChangedEmail } from '../mail/emails/password.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countNotice } from '../mail/outbox/mail-budget.ts';
import { assertMay, findPerson } from '../member-rows/find-person.ts';
import type { Database, Queryable } from '../store/database.ts';
import { sessions, type UserRow } from '../store/schema.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { passwordError } from './password-rules.ts';
import { replaceSession } from './open-session.ts';
import { verifyPassword } from './verify-password.ts';
import { endWaysIn } from './ways-in.ts';

const WRONG_PASSWORDS: MemberLimit = {
  of: 'confirm-password',
  own: 3,
  max: 5,
  shared: 20,
  windowMs: 15 * 60_000,
};

export interface ConfirmationDeps {
  db: Database;
  passwords: PasswordHasher;
  sessionKeys: Keys;
  now: () => Date;
}

/**
 * The member has entered the password now.
 *
 * @returns the session that replaces the one of before, and is confirmed
 * @throws {Problem} 401 `password-wrong`; 429 `too-many-passwords`
 */
export async function confirmPassword(
  deps: ConfirmationDeps,
  member: ActingMember,
  password: string,
): Promise<SessionWithRefresh> {
  await assertPassword(deps, member, password);
  return deps.db.transaction((tx) => replaceSessionOf(tx, member, deps));
}

/** Locks the member, and replaces the session in which they act. */
export async function replaceSessionOf(
  tx: Queryable,
  member: ActingMember,
  { sessionKeys, now }: Pick<ConfirmationDeps, 'sessionKeys' | 'now'>,
): Promise<SessionWithRefresh> {
  const { user } = await member.lock(tx);
  return replaceSession(tx, { sessionId: member.sessionId, user }, sessionKeys, now());
}

/**
 * @throws {Problem} 403 `password-needed` unless this session was opened, or the password entered or a passkey used in it, in
 *   the last ten minutes
 */
export async function assertConfirmed(
  db: Queryable,
  { sessionId }: Pick<SignedIn, 'sessionId'>,
  now: Date,
): Promise<void> {
  if (!isConfirmed(await findOpenSession(db, { sessionId }), now)) throw passwordNeeded();
}

/**
 * Locks a member until the transaction ends, in which nothing ends the session then.
 *
 * @throws {Problem} as `ActingMember.lock`
 */
export async function lockMember(
  tx: Queryable,
  { userId, sessionId }: SignedIn,
  call: { isConfirmed: boolean; needs: Right; now: Date },
): ReturnType<ActingMember['lock']> {
  const member = await findPerson(tx, userId, call.now, { lock: true });
  const session = await findOpenSession(tx, { sessionId });
  if (!session) throw new Problem(401, 'You have been signed out.', { code: 'session-ended' });
  if (call.isConfirmed && !isConfirmed(session, call.now)) throw passwordNeeded();
  assertMay(member, call.needs);
  return member;
}

async function findOpenSession(db: Queryable, { sessionId }: Pick<SignedIn, 'sessionId'>) {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  return session;
}

const isConfirmed = (session: Pick<typeof sessions.$inferSelect, 'confirmedAt'> | undefined, now: Date) =>
  now.getTime() - (session?.confirmedAt?.getTime() ?? 0) <= CONFIRMATION_MINUTES * 60_000;

const passwordNeeded = () =>
  new Problem(403, 'Enter your password, or use a passkey, to go on.', { code: 'password-needed' });

/**
 * Changes the password, and ends what else lets in. The passkeys stay.
 *
 * @returns the session that replaces the one of before
 * @throws {Problem} as `confirmPassword`; 422 for a new password that breaks a rule; 429 `too-many-changes`
 */
export async function changePassword(
  deps: ConfirmationDeps & { log: { info: (about: object, message: string) => void } },
  member: ActingMember,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<SessionWithRefresh> {
  const owner = await assertPassword(deps, member, password);
  const error = await passwordError(newPassword, owner);
  if (error) throw fieldProblem({ newPassword: error });
  const passwordHash = await deps.passwords.hash(newPassword);
  const now = deps.now();
  const session = await deps.db.transaction(async (tx) => {
    const { user } = await member.lock(tx);
    const notice = await countNotice(tx, { account: user, key: deps.sessionKeys[0], now });
    const { sessionId } = member;
    const ended = await endWaysIn(tx, user, { event: 'a new password', passwordHash, sessionId }, now);
    await enqueueMail(
      tx,
      passwordChangedEmail({ to: user.email, firstName: user.firstName, by: 'member', ended }),
      now,
      notice,
    );
    return replaceSession(tx, { sessionId, user }, deps.sessionKeys, now);
  });
  deps.log.info({ user: member.userId }, 'password changed by the member');
  return session;
}

/**
 * Signs out all other devices, and ends what somebody else may have begun there. This session is not replaced: it would be confirmed
 * again without a password.
 */
export async function signOutOthers(db: Database, member: ActingMember, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { user } = await member.lock(tx);
    await endWaysIn(tx, user, { event: 'signing out the others', sessionId: member.sessionId }, now);
  });
}

/** Counted before the password is verified, so that simultaneous guesses cannot exceed the limit. */
async function assertPassword(deps: ConfirmationDeps, member: SignedIn, password: string): Promise<UserRow> {
  const { db, sessionKeys } = deps;
  const about = { limit: WRONG_PASSWORDS, key: sessionKeys[0], member };
  const { retryAfter, forget } = await countMemberTry(db, about, deps.now());
  if (retryAfter !== undefined)
    throw new Problem(429, 'That was too many wrong passwords. Wait a quarter of an hour, or choose a new password.', {
      code: 'too-many-passwords',
      retryAfter,
    });
  const { user } = await findPerson(db, member.userId, deps.now());
  if (!(await verifyPassword(deps, user, password))) throw passwordWrong();
  await forget();
  return user;
}

function passwordWrong(): Problem {
  return fieldProblem(
    { password: 'This is not your password. Check it and try again.' },
    { status: 401, code: 'password-wrong' },
  );
}
