import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { rolesInWords } from '@myler/config/people';
import { normaliseEmail } from '@myler/config/typed-text';
import type { Ended } from '../mail/emails/ended.ts';
import { emailChangedEmail } from '../mail/emails/account.ts';
import { lockedOutEmail } from '../mail/emails/password.ts';
import { NOBODY } from '../mail/message/email.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { memberNamed } from '../member-rows/find.ts';
import { findPerson } from '../member-rows/find-person.ts';
import { emailKeyOf } from '../primitives/email-key.ts';
import type { ClaimKeys } from '../prices/coupon-claims.ts';
import { newToken, reveal } from '../primitives/tokens.ts';
import type { Database, Queryable } from '../store/database.ts';
import { memberships, passkeys, people, sessions, users, type UserRow } from '../store/schema.ts';
import { waitingEmail } from './change-email.ts';
import { isFormerAddress, KNOWN_DAYS } from './former-addresses.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { newResetLink, type ResetLinkDeps } from './password-reset.ts';
import { noteProvenMailbox } from './proven-mailbox.ts';
import { endWaysIn, peopleOn } from './ways-in.ts';

interface LockOutDeps extends ResetLinkDeps, ClaimKeys {
  db: Database;
  passwords: PasswordHasher;
  now: () => Date;
}

/**
 * For the desk, when somebody else is in a member's account: ends all that lets in, the password too, and sends a link for
 * a new one.
 *
 * @param member the email address as it is now, or the member number
 * @param emailBack the member's own address, when it was replaced: the replaced one is told
 * @param how.isAddressChecked that the member has said the address to which the link goes. It then counts as a mailbox that was
 *   shown, and may be one that the account is not known to have had. What a stolen session shows is enough to ring as the member.
 * @returns `movedAside` is the member number of whoever has joined with the address meanwhile and has never shown the mailbox: that
 *   account is locked out too, does not renew, and has no address any more
 * @throws {Error} when there is no such member, the address is another member's who has shown the mailbox, or nobody has made sure of it
 */
export async function lockOut(
  { db, passwords, now: clock, ...links }: LockOutDeps,
  member: string,
  emailBack?: string,
  { isAddressChecked = false }: { isAddressChecked?: boolean } = {},
): Promise<{ email: string; ended: Ended; movedAside?: string | undefined }> {
  const now = clock();
  const { id } = await memberNamed(db, member);
  const passwordHash = await passwords.hash(reveal(newToken()));
  return db.transaction(async (tx) => {
    const { user } = await findPerson(tx, id, now, { lock: true });
    const ended = await endWaysIn(tx, user, { event: 'locking out', passwordHash }, now);
    const email = emailBack ? normaliseEmail(emailBack) : user.email;
    const about = { ...links, email, isAddressChecked, passwordHash, now };
    const movedAside = emailBack ? await putBack(tx, user, about) : undefined;
    // That somebody is the member does not make the mailbox theirs: they may have mistyped the address, whose owner gets the link.
    if (isAddressChecked) await noteProvenMailbox({ ...links, db: tx }, id, now);
    const [link] = await newResetLink(tx, { ...links, userId: id, now });
    await enqueueMail(tx, lockedOutEmail({ to: email, firstName: user.firstName, ended }, link), now);
    return { email, ended, movedAside };
  });
}

interface PutBack extends Pick<ResetLinkDeps, 'sessionKeys'> {
  email: string;
  isAddressChecked: boolean;
  passwordHash: string;
  now: Date;
}

/** @returns the member number of the account that had to make room */
async function putBack(
  tx: Queryable,
  { id, firstName, ...before }: UserRow,
  { email, isAddressChecked, passwordHash, sessionKeys, now }: PutBack,
): Promise<string | undefined> {
  const emailKey = emailKeyOf(email);
  const [other] = await tx
    .select()
    .from(users)
    .where(and(eq(users.emailKey, emailKey), ne(users.id, id)));
  if (other?.mailboxProvenAt) throw new Error(`${email} is the address of another member.`);
  const isReplaced = emailKey !== before.emailKey;
  if (isReplaced && !isAddressChecked && !(await isFormerAddress({ db: tx, sessionKeys }, { id, email }, now)))
    throw new Error(`The account is not known to have had ${email} in the last ${KNOWN_DAYS} days.`);
  const memberNumber = other && (await moveAside(tx, other, { passwordHash, now }));
  await tx.update(users).set({ email, emailKey }).where(eq(users.id, id));
  // Without what was ended: the mailbox is a stranger's, or the desk was talked round.
  if (isReplaced) await enqueueMail(tx, emailChangedEmail({ to: before.email, firstName, by: 'desk' }), now);
  return memberNumber;
}

/** Whoever moved a member to another address can join with the old one at once, so that it could not be put back. */
async function moveAside(
  tx: Queryable,
  other: UserRow,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<string> {
  const { membership } = await findPerson(tx, other.id, now, { lock: true });
  await endWaysIn(tx, other, { event: 'locking out', passwordHash }, now);
  await tx
    .update(users)
    .set({ email: NOBODY, emailKey: `moved aside ${other.id}` })
    .where(eq(users.id, other.id));
  await tx.update(memberships).set({ renews: false }).where(eq(memberships.userId, other.id));
  return membership?.memberNumber ?? 'none';
}

/**
 * What lets into a member's account now, a line each.
 *
 * @param member as for `lockOut`
 */
export async function describeAccess(
  { db, now: clock }: Pick<LockOutDeps, 'db' | 'now'>,
  member: string,
): Promise<string[]> {
  const now = clock();
  const user = await memberNamed(db, member);
  const open = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.rotatedAt));
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, user.id)).orderBy(desc(passkeys.createdAt));
  const newEmail = await waitingEmail(db, user.id, now);
  const onCard = await peopleOn(db, user.id);
  return [
    `Email address: ${user.email}${user.mailboxProvenAt ? '' : ' (its mailbox was never shown: a link for a new password forgets the details and the stored card)'}`,
    ...(newEmail ? [`Waits to become: ${newEmail}`] : []),
    ...open.map(
      ({ device, createdAt, rotatedAt }) =>
        `Signed in: ${device ?? 'an unknown device'}, since ${createdAt.toISOString()}, last used ${rotatedAt.toISOString()}`,
    ),
    ...keys.map(({ name, createdAt }) => `Passkey: ${name}, added ${createdAt.toISOString()}`),
    ...(user.invoiceEmail ? [`Receipts go to: ${user.invoiceEmail}`] : []),
    ...(await ownPlace(db, user.id)),
    ...onCard.map(({ name, joinedAt }) => `On the card: ${name}, since ${joinedAt.toISOString()}`),
  ];
}

/** Whose card somebody is on, or was: also of a member who has handed over the card. */
async function ownPlace(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ role: people.role, joinedAt: people.joinedAt, number: memberships.memberNumber, email: users.email })
    .from(people)
    .innerJoin(memberships, eq(memberships.id, people.cardId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(people.userId, userId));
  return rows.map(
    ({ role, joinedAt, number, email }) =>
      `On the card ${number} of ${email}, ${rolesInWords[role]}, since ${joinedAt.toISOString()}`,
  );
}
