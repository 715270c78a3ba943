import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import { mailLink } from '@myler/config/mail-links';
import type { Keys } from '@myler/server/secrets';
import { emailChangedEmail, emailLinkEmail } from '../mail/emails/account.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { sealed } from '../mail/outbox/seal.ts';
import { isWithinMailBudget } from '../mail/outbox/mail-budget.ts';
import { findMember } from '../membership/rows/find.ts';
import { emailKeyOf } from '../primitives/email-key.ts';
import { endingWith, hashToken, newToken } from '../primitives/tokens.ts';
import type { Database, Queryable } from '../store/database.ts';
import { emailChanges, passwordResets, users } from '../store/schema.ts';

const LINK_LIFETIME_MS = 60 * 60_000;

export interface EmailChangeDeps {
  db: Database;
  now: () => Date;
  publicOrigin: string;
  sessionKeys: Keys;
}

/**
 * Sends a link to the new address. Only the newest link works. The address stays as it is until then.
 *
 * @throws {Problem} 422 `email-taken` for another member's address
 */
export async function requestEmailChange(deps: EmailChangeDeps, userId: string, email: string): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const { user } = await findMember(tx, userId, { lock: true });
    if (emailKeyOf(email) === user.emailKey && email === user.email)
      throw fieldProblem({ email: 'This is your address already.' });
    if (await isTaken(tx, email, userId)) throw taken();
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
    const token = newToken();
    await tx
      .insert(emailChanges)
      .values({ tokenHash: hashToken(token), userId, email, expiresAt: new Date(now.getTime() + LINK_LIFETIME_MS) });
    if (!(await isWithinMailBudget(tx, { recipient: email, key: deps.sessionKeys[0], now }))) return;
    const link = endingWith(mailLink(deps.publicOrigin, 'confirm-email'), token);
    await enqueueMail(
      tx,
      emailLinkEmail({ to: email, firstName: user.firstName }, sealed(deps.sessionKeys, { link })),
      now,
    );
  });
}

/**
 * Replaces the address by the one whose owner has opened the link, and tells the old one.
 *
 * @throws {Problem} 410 `email-link-over`; 409 `email-taken` when another member has it meanwhile
 */
export async function confirmEmailChange({ db, now: clock }: EmailChangeDeps, token: string): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const [change] = await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.tokenHash, hashToken(token)), gt(emailChanges.expiresAt, now)))
      .returning();
    if (!change) throw linkOver();
    const { user } = await findMember(tx, change.userId, { lock: true });
    if (await isTaken(tx, change.email, user.id)) throw taken(409);
    await tx
      .update(users)
      .set({ email: change.email, emailKey: emailKeyOf(change.email) })
      .where(eq(users.id, user.id));
    // A link in the old mailbox must not set a password any more.
    await tx.delete(passwordResets).where(and(eq(passwordResets.userId, user.id), isNull(passwordResets.usedAt)));
    await enqueueMail(tx, emailChangedEmail({ to: user.email, firstName: user.firstName }), now);
  });
}

/** A new address that waits for its owner. */
export async function waitingEmail(db: Queryable, userId: string, now: Date): Promise<string | undefined> {
  const [change] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return change?.email;
}

async function isTaken(tx: Queryable, email: string, userId: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, emailKeyOf(email)), ne(users.id, userId)));
  return other !== undefined;
}

function taken(status = 422): Problem {
  return fieldProblem(
    { email: 'This e-mail address belongs to another member. Enter another one.' },
    { status, code: 'email-taken' },
  );
}

function linkOver(): Problem {
  return new Problem(410, 'This link has been used or is older than an hour. Ask for a new one in your account.', {
    code: 'email-link-over',
  });
}
