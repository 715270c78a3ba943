import { and, asc, desc, eq, gt, gte, isNull } from 'drizzle-orm';
import type { ResetPasskeys } from '@myler/api-client/contract';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import { mailLink } from '@myler/config/mail-links';
import { endingWith, hashToken, newToken } from '../primitives/tokens.ts';
import { emailKeyOf } from '../primitives/email-key.ts';
import { tellDeskOfMember, type DeskDeps } from '../desk/tell-desk.ts';
import { passwordChangedEmail, resetLinkEmail } from '../mail/emails/password.ts';
import { NOBODY } from '../mail/message/email.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countLink, countNotice, forgetNotices } from '../mail/outbox/mail-budget.ts';
import { sealed } from '../mail/outbox/seal.ts';
import type { SealedLive } from '../mail/message/template.ts';
import type { Database, Queryable } from '../store/database.ts';
import { findMember } from '../member-rows/find.ts';
import { findPerson } from '../member-rows/find-person.ts';
import { forgetDeclined } from '../payment/declined-limit.ts';
import { passkeys, passwordRequests, passwordResets, users } from '../store/schema.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { passwordError } from './password-rules.ts';
import { noteMailbox } from './proven-mailbox.ts';
import { endWaysIn, isRecentPasskey } from './ways-in.ts';

/** A link works once, for thirty minutes, or until another may be sent (docs/product-decisions.md, Accounts). */
const LINK_LIFETIME_MS = 30 * 60_000;

/**
 * Only stores the request. The member is looked up later, so that the response takes the same time for every address.
 */
export async function requestPasswordReset(db: Database, email: string, now: Date): Promise<void> {
  await db.insert(passwordRequests).values({ emailKey: emailKeyOf(email), createdAt: now });
}

export interface ResetLinkDeps {
  publicOrigin: string;
  sessionKeys: Keys;
}

/**
 * Processes stored requests: sends an email to each address that belongs to a member. For another address it makes an
 * email to nobody, because what follows an answer can be measured too.
 */
export async function processResetRequests(
  db: Database,
  { publicOrigin, sessionKeys }: ResetLinkDeps,
  now: Date,
): Promise<void> {
  const requests = await db.select().from(passwordRequests).orderBy(asc(passwordRequests.createdAt)).limit(100);
  for (const request of requests) {
    await db.transaction(async (tx) => {
      const user = await lockByEmail(tx, request.emailKey, now);
      // Several processes may read the same request. Only the one that deletes it sends the email.
      const [deleted] = await tx.delete(passwordRequests).where(eq(passwordRequests.id, request.id)).returning();
      if (!deleted) return;
      const { permit, until } = await countLink(tx, {
        recipient: deleted.emailKey,
        account: user,
        key: sessionKeys[0],
        now,
        hasLink: ({ id }, then) => hasLinkUntil(tx, id, then),
      });
      if (!permit) return;
      const [link, minutes] = await newResetLink(tx, { userId: user?.id, publicOrigin, sessionKeys, now, until });
      const { email, firstName } = user ?? { email: NOBODY, firstName: 'Nobody' };
      await enqueueMail(
        tx,
        resetLinkEmail({ to: email, firstName, minutes, isLast: until !== undefined }, link),
        now,
        permit,
      );
    });
  }
}

/** The member with an address. Locked, so that no change of the address comes between this and the link. */
async function lockByEmail(tx: Queryable, emailKey: string, now: Date) {
  const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey));
  if (!found) return undefined;
  const { user } = await findPerson(tx, found.id, now, { lock: true });
  return user.emailKey === emailKey ? user : undefined;
}

async function hasLinkUntil(tx: Queryable, userId: string, then: Date): Promise<boolean> {
  const works = and(
    eq(passwordResets.userId, userId),
    isNull(passwordResets.usedAt),
    gte(passwordResets.expiresAt, then),
  );
  return (await tx.select().from(passwordResets).where(works).limit(1)).length > 0;
}

/**
 * Makes a member's link, or one that looks like it. Those before work too: a stranger's request must not end them.
 *
 * @param about.until the link works at least until then
 * @returns the link, and how many minutes it works
 */
export async function newResetLink(
  tx: Queryable,
  about: ResetLinkDeps & { userId: string | undefined; now: Date; until?: Date | undefined },
): Promise<[SealedLive<'link'>, number]> {
  const { userId, publicOrigin, sessionKeys, now, until = now } = about;
  const token = newToken();
  const lifetime = Math.max(LINK_LIFETIME_MS, until.getTime() - now.getTime());
  if (userId) {
    const expiresAt = new Date(now.getTime() + lifetime);
    await tx.insert(passwordResets).values({ tokenHash: hashToken(token), userId, expiresAt });
  }
  const link = sealed(sessionKeys, { link: endingWith(mailLink(publicOrigin, 'reset-password'), token) });
  return [link, Math.floor(lifetime / 60_000)];
}

/**
 * The passkeys that a visitor with the link may keep: none while nobody has shown that the address is theirs, but what then goes. It is known whose
 * they are only to whoever has the mailbox.
 *
 * @throws {Problem} 410 when the link was used or has expired
 */
export async function resetPasskeys(db: Queryable, token: string, now: Date): Promise<ResetPasskeys> {
  const user = await ownerOf(db, token, now);
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, user.id))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
  if (!user.mailboxProvenAt) {
    const hasStoredCard = (await findPerson(db, user.id, now)).membership?.cardToken != null;
    return { items: [], removed: { passkeys: rows.length, hasStoredCard } };
  }
  return {
    items: rows.map(({ id, name, createdAt }) => ({
      id,
      name,
      addedAt: createdAt.toISOString(),
      isKept: !isRecentPasskey(createdAt, now),
    })),
  };
}

/**
 * Sets a new password with the link's token, once. It ends what else lets in, and the letter says what that was.
 *
 * @returns the member's id
 * @throws {Problem} 410 when the link was used or has expired; 422 for a password that breaks a rule
 */
export async function resetPassword(
  deps: {
    db: Database;
    passwords: PasswordHasher;
    sessionKeys: Keys;
    idempotencyKeys: Keys;
    giftCardKeys: Keys;
    publicOrigin: string;
    now: () => Date;
  },
  { token, password, keptPasskeys }: { token: string; password: string; keptPasskeys?: string[] | undefined },
): Promise<string> {
  const { db, passwords } = deps;
  const now = deps.now();
  const owner = await ownerOf(db, token, now);
  const error = await passwordError(password, owner);
  if (error) throw fieldProblem({ password: error });
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    const { user } = await findPerson(tx, owner.id, now, { lock: true });
    const [used] = await tx.update(passwordResets).set({ usedAt: now }).where(isUsable(token, now)).returning();
    if (!used) throw linkExpired();
    const change = user.mailboxProvenAt
      ? ({ event: 'a reset', passwordHash, keptPasskeys } as const)
      : ({ event: 'a first reset', passwordHash } as const);
    const ended = await endWaysIn(tx, user, change, now);
    if (ended.people > 0) await tellDeskOfReset(tx, deps, user.id, now);
    await noteMailbox(tx, user.id, now);
    await forgetDeclined({ ...deps, db: tx }, user.id);
    const { email, firstName } = user;
    const about = { account: { ...user, mailboxProvenAt: now }, key: deps.sessionKeys[0] };
    await forgetNotices(tx, about);
    const notice = await countNotice(tx, { ...about, now });
    await enqueueMail(tx, passwordChangedEmail({ to: email, firstName, by: 'link', ended }), now, notice);
  });
  return owner.id;
}

/** Of the people whom a first reset has taken off the card, with nothing of what it has forgotten. */
async function tellDeskOfReset(tx: Queryable, deps: DeskDeps, userId: string, now: Date): Promise<void> {
  const holder = await findMember(tx, userId);
  const note = 'Everybody was taken off the card, because its account was made safe again.';
  await tellDeskOfMember(tx, deps, { kind: 'people-changed', ...holder, note }, now);
}

/** @throws {Problem} 410 when the link was used or has expired */
async function ownerOf(db: Queryable, token: string, now: Date): Promise<typeof users.$inferSelect> {
  const [usable] = await db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isUsable(token, now));
  if (!usable) throw linkExpired();
  return usable.user;
}

const isUsable = (token: string, now: Date) =>
  and(eq(passwordResets.tokenHash, hashToken(token)), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));

function linkExpired(): Problem {
  return new Problem(410, 'This link has been used, or its time is over. Ask for a new one.', {
    code: 'reset-link-over',
  });
}
