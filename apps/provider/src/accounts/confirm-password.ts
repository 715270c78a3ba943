import { and, eq, isNull, ne } from 'drizzle-orm';
import { CONFIRMATION_MINUTES } from '@myler/config/account';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import { countTry, limitKey, resetLimit } from '../limits/rate-limits.ts';
import { passwordChangedEmail } from '../mail/emails/password.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { findMember, type UserRow } from '../membership/rows/find.ts';
import type { Database, Queryable } from '../store/database.ts';
import { passwordResets, sessions, users } from '../store/schema.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { passwordError } from './password-rules.ts';
import { verifyPassword } from './verify-password.ts';

/** Wrong passwords of a signed-in member in a quarter of an hour. */
const MAX_TRIES = 5;
const WINDOW_MS = 15 * 60_000;

export interface ConfirmationDeps {
  db: Database;
  passwords: PasswordHasher;
  sessionKeys: Keys;
  now: () => Date;
}

export interface SignedIn {
  userId: string;
  sessionId: string;
}

/**
 * Notes in the session that the member has entered the password now.
 *
 * @throws {Problem} 401 `password-wrong`; 429 `too-many-passwords`
 */
export async function confirmPassword(deps: ConfirmationDeps, member: SignedIn, password: string): Promise<void> {
  await assertPassword(deps, member.userId, password);
  await deps.db.update(sessions).set({ confirmedAt: deps.now() }).where(eq(sessions.id, member.sessionId));
}

/**
 * @throws {Problem} 403 `password-needed` unless the password was entered in this session in the last ten minutes
 */
export async function assertConfirmed(db: Queryable, { sessionId }: SignedIn, now: Date): Promise<void> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  const confirmedAt = session?.confirmedAt?.getTime() ?? 0;
  if (now.getTime() - confirmedAt > CONFIRMATION_MINUTES * 60_000)
    throw new Problem(403, 'Enter your password to go on.', { code: 'password-needed' });
}

/**
 * Changes the password. All other sessions end, and no link that was sent before sets another.
 *
 * @throws {Problem} as `confirmPassword`; 422 for a new password that breaks a rule
 */
export async function changePassword(
  deps: ConfirmationDeps & { log: { info: (about: object, message: string) => void } },
  member: SignedIn,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  const user = await assertPassword(deps, member.userId, password);
  const error = await passwordError(newPassword, user);
  if (error) throw fieldProblem({ newPassword: error });
  const passwordHash = await deps.passwords.hash(newPassword);
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await tx.delete(passwordResets).where(and(eq(passwordResets.userId, user.id), isNull(passwordResets.usedAt)));
    await endOtherSessions(tx, member, now);
    await tx.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, member.sessionId));
    await enqueueMail(tx, passwordChangedEmail({ to: user.email, firstName: user.firstName, by: 'member' }), now);
  });
  deps.log.info({ user: user.id }, 'password changed by the member');
}

export async function endOtherSessions(tx: Queryable, { userId, sessionId }: SignedIn, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** Counted before the password is verified, so that simultaneous guesses cannot exceed the limit. */
async function assertPassword(deps: ConfirmationDeps, userId: string, password: string): Promise<UserRow> {
  const { db, sessionKeys, now } = deps;
  const key = limitKey(sessionKeys[0], 'confirm-password', userId);
  const { count, windowEndsAt } = await countTry(db, { key, windowMs: WINDOW_MS, now: now() });
  if (count > MAX_TRIES)
    throw new Problem(429, 'That was too many wrong passwords. Wait a quarter of an hour, or choose a new password.', {
      code: 'too-many-passwords',
      retryAfter: Math.ceil((windowEndsAt.getTime() - now().getTime()) / 1000),
    });
  const { user } = await findMember(db, userId);
  if (!(await verifyPassword(deps, user, password)))
    throw fieldProblem(
      { password: 'This is not your password. Check it and try again.' },
      { status: 401, code: 'password-wrong' },
    );
  await resetLimit(db, key);
  return user;
}
