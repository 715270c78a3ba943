import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import { mailLink } from '@myler/config/mail-links';
import type { Keys } from '@myler/server/secrets';
import { endingWith, hashToken, newToken, type Live } from '../primitives/tokens.ts';
import { emailKeyOf } from '../primitives/email-key.ts';
import { passwordChangedEmail, resetLinkEmail } from '../mail/emails/password.ts';
import { NOBODY } from '../mail/message/email.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { sealed } from '../mail/outbox/seal.ts';
import { isWithinMailBudget } from '../mail/outbox/mail-budget.ts';
import type { Database, Queryable } from '../store/database.ts';
import { passwordRequests, passwordResets, users } from '../store/schema.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { passwordError } from './password-rules.ts';
import { endAllSessions } from './sessions.ts';

/** A link works once, for thirty minutes (docs/product-decisions.md, Accounts). */
const LINK_LIFETIME_MS = 30 * 60_000;

/**
 * Only stores the request. The member is looked up later, so that the response takes the same time for every address.
 */
export async function requestPasswordReset(db: Database, email: string, now: Date): Promise<void> {
  await db.insert(passwordRequests).values({ emailKey: emailKeyOf(email), createdAt: now });
}

/**
 * Processes stored requests: sends an e-mail to each address that belongs to a member. For another address it makes an
 * e-mail to nobody, because what follows an answer can be measured too.
 */
export async function processResetRequests(
  db: Database,
  { publicOrigin, sessionKeys }: { publicOrigin: string; sessionKeys: Keys },
  now: Date,
): Promise<void> {
  const requests = await db.select().from(passwordRequests).orderBy(asc(passwordRequests.createdAt)).limit(100);
  for (const request of requests) {
    await db.transaction(async (tx) => {
      // Several processes may read the same request. Only the one that deletes it sends the e-mail.
      const [deleted] = await tx.delete(passwordRequests).where(eq(passwordRequests.id, request.id)).returning();
      if (!deleted) return;
      const [user] = await tx.select().from(users).where(eq(users.emailKey, deleted.emailKey));
      // The count stays locked until the link is stored, so that of two requests that are processed at the same time only
      // one link is valid. The link that was sent before stays valid when there is no new one.
      if (!(await isWithinMailBudget(tx, { recipient: deleted.emailKey, key: sessionKeys[0], now }))) return;
      const token = newToken();
      if (user) await replaceResetLink(tx, user.id, token, now);
      const link = endingWith(mailLink(publicOrigin, 'reset-password'), token);
      const { email, firstName } = user ?? { email: NOBODY, firstName: 'Nobody' };
      await enqueueMail(tx, resetLinkEmail({ to: email, firstName }, sealed(sessionKeys, { link })), now);
    });
  }
}

/** Only the newest link works, as the dialog says. */
async function replaceResetLink(tx: Queryable, userId: string, token: Live, now: Date): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await tx.insert(passwordResets).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS),
  });
}

/**
 * Sets a new password with the link's token, once. It ends every session and notifies the member by e-mail.
 *
 * @returns the member's id
 * @throws {Problem} 410 when the link was used or has expired; 422 for a password that breaks a rule
 */
export async function resetPassword(
  deps: { db: Database; passwords: PasswordHasher; now: () => Date },
  request: { token: string; password: string },
): Promise<string> {
  const { db, passwords } = deps;
  const now = deps.now();
  const isUsable = and(
    eq(passwordResets.tokenHash, hashToken(request.token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );
  const [usable] = await db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isUsable);
  if (!usable) throw linkExpired();
  const error = await passwordError(request.password, usable.user);
  if (error) throw fieldProblem({ password: error });
  const passwordHash = await passwords.hash(request.password);
  await db.transaction(async (tx) => {
    const [used] = await tx.update(passwordResets).set({ usedAt: now }).where(isUsable).returning();
    if (!used) throw linkExpired();
    await changePassword(tx, { userId: usable.user.id, passwordHash, now });
    await enqueueMail(tx, passwordChangedEmail({ to: usable.user.email, firstName: usable.user.firstName }), now);
  });
  return usable.user.id;
}

/** Stores a new password. Nobody stays signed in with the old one, and no link that was sent before sets another. */
async function changePassword(
  tx: Queryable,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await tx.delete(passwordResets).where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
  await endAllSessions(tx, userId, now);
}

function linkExpired(): Problem {
  return new Problem(410, 'This link has been used or is older than half an hour. Ask for a new one.', {
    code: 'reset-link-over',
  });
}
