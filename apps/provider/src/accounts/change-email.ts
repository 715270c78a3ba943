import { and, eq, gt, ne, type SQL } from 'drizzle-orm';
import { mailLink } from '@myler/config/mail-links';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import type { ActingMember } from '../http/acting-member.ts';
import type { SignedIn } from '../http/caller.ts';
import { countMemberTry, type MemberLimit } from '../limits/rate-limits.ts';
import { emailAskedEmail, emailChangedEmail, emailLinkEmail, emailTakenEmail } from '../mail/emails/account.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countMail, countNotice } from '../mail/outbox/mail-budget.ts';
import { sealed } from '../mail/outbox/seal.ts';
import { findPerson } from '../member-rows/find-person.ts';
import { emailKeyOf } from '../primitives/email-key.ts';
import { endingWith, hashToken, isSigned, newToken, signedToken, type Live } from '../primitives/tokens.ts';
import type { Database, Queryable } from '../store/database.ts';
import { violates } from '../store/violates.ts';
import { emailChanges, users, type UserRow } from '../store/schema.ts';
import { rememberAddress } from './former-addresses.ts';
import { noteProvenMailbox } from './proven-mailbox.ts';
import { endWaysIn } from './ways-in.ts';

const LINK_LIFETIME_MS = 60 * 60_000;
/** How many changes a session can ask for in a day: each is a mail to somebody who may be a stranger. */
const CHANGES: MemberLimit = { of: 'change-email', own: 2, max: 5, shared: 5, windowMs: 24 * 60 * 60_000 };

export interface EmailChangeDeps {
  db: Database;
  now: () => Date;
  publicOrigin: string;
  sessionKeys: Keys;
  giftCardKeys: Keys;
}

/**
 * Sends a link to the new address, of which only the newest works, and to the old address one that cancels what waits. The
 * address stays as it is until then. The answer is the same whether or not the address is another member's: the mail to
 * it says so.
 *
 * @throws {Problem} 422 for the own address; 403 `password-needed`; 429 `too-many-email-changes`
 */
export async function requestEmailChange(deps: EmailChangeDeps, member: ActingMember, email: string): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const { user } = await member.lock(tx);
    if (emailKeyOf(email) === user.emailKey && email === user.email)
      throw fieldProblem({ email: 'This is your address already.' });
    await countChange(tx, deps, member, now);
    const key = deps.sessionKeys[0];
    const notice = await countNotice(tx, { account: user, key, now });
    const { permit: ofAccount } = await countMail(tx, 'email-change of an account', {
      recipient: email,
      key,
      now,
      with: user.id,
    });
    const { permit } = ofAccount ? await countMail(tx, 'email-change', { recipient: email, key, now }) : {};
    if (!permit) throw tooManyChanges(24 * 60 * 60);
    const token = newToken();
    const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS);
    await tx.delete(emailChanges).where(eq(emailChanges.userId, user.id));
    await tx.insert(emailChanges).values({
      tokenHash: hashToken(token),
      userId: user.id,
      email,
      expiresAt,
    });
    const { firstName } = user;
    const linkOf = (of: 'cancel-email' | 'confirm-email', ending: Live) =>
      sealed(deps.sessionKeys, { link: endingWith(mailLink(deps.publicOrigin, of), ending) });
    await enqueueMail(
      tx,
      emailAskedEmail(
        { to: user.email, firstName, newEmail: email },
        linkOf('cancel-email', cancelTokenOf(deps.sessionKeys, user, expiresAt)),
      ),
      now,
      notice,
    );
    const owner = await otherOwner(tx, email, user.id);
    const answer = owner
      ? emailTakenEmail({ to: owner.email, firstName: owner.firstName })
      : emailLinkEmail({ to: email, firstName }, linkOf('confirm-email', token));
    await enqueueMail(tx, answer, now, permit);
  });
}

/** @throws {Problem} 429 `too-many-email-changes` */
async function countChange(tx: Queryable, deps: EmailChangeDeps, member: SignedIn, now: Date): Promise<void> {
  const { retryAfter } = await countMemberTry(tx, { limit: CHANGES, key: deps.sessionKeys[0], member }, now);
  if (retryAfter !== undefined) throw tooManyChanges(retryAfter);
}

const tooManyChanges = (retryAfter: number) =>
  new Problem(
    429,
    'Too many changes to this address, or of yours, were asked for since yesterday. Try again tomorrow.',
    {
      code: 'too-many-email-changes',
      retryAfter,
    },
  );

/**
 * Replaces the address by the one to which the link was sent, ends what else waits, and tells the old one. The link alone
 * does not: after a slip a stranger has it, and an intruder may have had it sent to the address of somebody else.
 *
 * @throws {Problem} 410 `email-link-over`, also for the link of another member; 409 `email-taken` when another member has
 *   the address meanwhile
 */
export async function confirmEmailChange(deps: EmailChangeDeps, member: ActingMember, token: string): Promise<void> {
  const now = deps.now();
  const confirmed = deps.db.transaction(async (tx) => {
    await member.lock(tx);
    const isMeant = [eq(emailChanges.tokenHash, hashToken(token)), eq(emailChanges.userId, member.userId)];
    const found = await lockChange(tx, isMeant, now);
    if (!found)
      throw linkOver('has been used, was cancelled, is older than an hour, or belongs to another member’s account');
    const { change, user } = found;
    if (await otherOwner(tx, change.email, user.id)) throw emailTaken();
    // Not cancelled, as the letter says of what else waited.
    await deleteChange(tx, user.id);
    const ended = await endWaysIn(tx, user, { event: 'a new email address' }, now);
    await tx
      .update(users)
      .set({ email: change.email, emailKey: emailKeyOf(change.email) })
      .where(eq(users.id, user.id));
    // Whoever has never shown the mailbox may have joined with somebody else's address, and must not get it from the desk.
    if (user.mailboxProvenAt) await rememberAddress({ ...deps, db: tx }, user, now);
    await noteProvenMailbox({ ...deps, db: tx }, user.id, now);
    await enqueueMail(tx, emailChangedEmail({ to: user.email, firstName: user.firstName, ended }), now);
  });
  // Somebody joined or moved to the address at the same moment.
  await confirmed.catch((error: unknown) => {
    throw violates(error, 'users_emailKey_unique') ? emailTaken() : error;
  });
}

const emailTaken = () =>
  fieldProblem(
    { email: 'This email address belongs to another member. Enter another one.' },
    { status: 409, code: 'email-taken' },
  );

/**
 * The token for the present mailbox of an account. It is signed and not stored: somebody in the account who asks for one change after
 * the other, or ends what waits in between, must not end the links that its owner has.
 */
const cancelTokenOf = (keys: Keys, user: Mailbox, expiresAt: Date): Live => {
  const ends = expiresAt.getTime().toString(36);
  return endingWith(`${user.id}-${ends}-`, signedToken(keys, cancelText(user, ends)));
};

const CANCEL_TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\da-z]+)-([\w-]{43})$/;
type Mailbox = Pick<UserRow, 'id' | 'emailKey'>;
const cancelText = ({ id, emailKey }: Mailbox, ends: string) => `cancel-email ${id} ${emailKey} ${ends}`;

/**
 * Cancels the change that waits now, by any link that was sent to the account's mailbox in the last hour.
 *
 * @throws {Problem} 410 `email-link-over`, also when no change waits
 */
export async function cancelEmailByLink(deps: EmailChangeDeps, token: string): Promise<void> {
  const now = deps.now();
  const [, id = '', ends = '', signature = ''] = CANCEL_TOKEN.exec(token) ?? [];
  const isRead = parseInt(ends, 36) > now.getTime();
  await deps.db.transaction(async (tx) => {
    const isMeant = isRead ? eq(emailChanges.userId, id) : eq(emailChanges.cancelHash, hashToken(token));
    const found = await lockChange(tx, [isMeant], now);
    if (!found || (isRead && !isSigned(deps.sessionKeys, cancelText(found.user, ends), signature)))
      throw linkOver('cancels nothing: no change waits any more, or the link is older than an hour');
    await deleteChange(tx, found.user.id);
  });
}

/** Cancels the change that waits, if there is one. */
export async function cancelEmailChange(db: Database, member: ActingMember): Promise<void> {
  await db.transaction(async (tx) => {
    await member.lock(tx);
    await deleteChange(tx, member.userId);
  });
}

const deleteChange = (tx: Queryable, userId: string) => tx.delete(emailChanges).where(eq(emailChanges.userId, userId));

/** The change of a link, with its member, who is locked first, as by all that ends it. */
async function lockChange(
  tx: Queryable,
  isMeant: readonly SQL[],
  now: Date,
): Promise<{ change: typeof emailChanges.$inferSelect; user: UserRow } | undefined> {
  const find = () =>
    tx
      .select()
      .from(emailChanges)
      .where(and(...isMeant, gt(emailChanges.expiresAt, now)));
  const [waiting] = await find();
  const member = waiting && (await findPerson(tx, waiting.userId, now, { lock: true }));
  const [change] = await find();
  return member && change && { change, user: member.user };
}

const linkOver = (why: string) => new Problem(410, `This link ${why}.`, { code: 'email-link-over' });

/** A new address that waits for its owner. */
export async function waitingEmail(db: Queryable, userId: string, now: Date): Promise<string | undefined> {
  const [change] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return change?.email;
}

async function otherOwner(tx: Queryable, email: string, userId: string): Promise<UserRow | undefined> {
  const [other] = await tx
    .select()
    .from(users)
    .where(and(eq(users.emailKey, emailKeyOf(email)), ne(users.id, userId)));
  return other;
}
