import { and, eq, gt, isNull } from 'drizzle-orm';
import type { AcceptedInvitation, OpenInvitation, SessionWithRefresh } from '@myler/api-client/contract';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import type { Logger } from '@myler/server/log';
import { deleteMember } from '../accounts/delete-member.ts';
import { closeSession } from '../accounts/sessions.ts';
import { openSession } from '../accounts/open-session.ts';
import type { PasswordHasher } from '../accounts/password-hasher.ts';
import { passwordError } from '../accounts/password-rules.ts';
import { personJoinedEmail } from '../mail/emails/people.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countMailOf } from '../mail/outbox/mail-budget.ts';
import { findPerson } from '../member-rows/find-person.ts';
import { hashToken, newToken, reveal } from '../primitives/tokens.ts';
import { termsVersionAt } from '../legal-texts/holding.ts';
import type { Queryable } from '../store/database.ts';
import {
  invitations,
  memberships,
  people,
  users,
  type InvitationRow,
  type MembershipRow,
  type UserRow,
} from '../store/schema.ts';
import type { PeopleDeps } from './invite.ts';
import { hasRoom, onCard } from './places.ts';
import { invitationOver, noRoom } from './problems.ts';
import { tellDeskOfPeople } from './tell-desk.ts';

type AcceptDeps = PeopleDeps & { passwords: PasswordHasher; log: Pick<Logger, 'info'> };

/** @throws {Problem} 410 `invitation-over` */
export async function openInvitation({ db, now }: PeopleDeps, token: string): Promise<OpenInvitation> {
  const { invitation, card } = await found(db, token, now());
  const inviter = await holderOf(db, card);
  const { firstName, lastName, email, role, lastDay, expiresAt } = invitation;
  return {
    firstName,
    lastName,
    email,
    inviter: `${inviter.firstName} ${inviter.lastName}`,
    membershipId: card.membershipId,
    role,
    ...(lastDay ? { lastDay } : {}),
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Makes an account of the invited, whose mailbox the link has shown, and signs in. Without a password nobody knows one: a passkey is
 * added in the session that is opened, or a link for a password is asked for.
 *
 * @throws {Problem} 409 `already-member`; 410 `invitation-over`; 422 by field
 */
export async function acceptInvitation(
  deps: AcceptDeps,
  accepted: AcceptedInvitation & { replaces?: string | undefined; device?: string | undefined },
): Promise<SessionWithRefresh> {
  const { db, sessionKeys, passwords } = deps;
  const now = deps.now();
  const { token, firstName, lastName, password } = accepted;
  const { invitation: seen } = await found(db, token, now);
  const error = password && (await passwordError(password, { ...accepted, email: seen.email }));
  if (error) throw fieldProblem({ password: error });
  const passwordHash = await passwords.hash(password ?? reveal(newToken()));
  const user = await db.transaction(async (tx) => {
    const { invitation, card } = await found(tx, token, now, { lock: true });
    await assertRoom(tx, card, invitation, now);
    await makeRoomFor(tx, invitation, now);
    const holder = await holderOf(tx, card);
    const { email, emailKey, role, household, lastDay, seesChildren } = invitation;
    const [added] = await tx
      .insert(users)
      .values({
        email,
        emailKey,
        firstName,
        lastName,
        passwordHash,
        countryCode: holder.countryCode,
        createdAt: now,
        instagramConsent: false,
        whatsAppConsent: false,
        termsAcceptedAt: now,
        termsVersion: await termsVersionAt(tx, now),
        formType: 'invitation',
        mailboxProvenAt: now,
      })
      .onConflictDoNothing({ target: users.emailKey })
      .returning();
    if (!added) throw alreadyMember();
    await tx
      .insert(people)
      .values({ userId: added.id, cardId: card.id, role, household, lastDay, seesChildren, joinedAt: now });
    await tx.delete(invitations).where(eq(invitations.id, invitation.id));
    const who = `${firstName} ${lastName}`;
    const { publicOrigin } = deps;
    for (const told of [holder, ...(await leadOf(tx, card, invitation))]) {
      // Beyond what an account gets in a day its list of people says the same: strangers may have joined with the address.
      const { permit } = await countMailOf(tx, 'account', { account: told, key: sessionKeys[0], now });
      if (permit) await enqueueMail(tx, personJoinedEmail({ user: told, who, role, publicOrigin }), now, permit);
    }
    await tellDeskOfPeople(tx, deps, { cardId: card.id, role }, 'has joined the card', now);
    return added;
  });
  deps.log.info({ user: user.id }, 'an invitation was accepted');
  const session = await openSession({ db, sessionKeys, now }, user.id, accepted, () => true);
  if (!session) throw invitationOver();
  if (accepted.replaces) await closeSession({ db, sessionKeys, now }, accepted.replaces);
  return session;
}

async function found(
  db: Queryable,
  token: string,
  now: Date,
  { lock = false }: { lock?: boolean } = {},
): Promise<{ invitation: InvitationRow; card: MembershipRow }> {
  const isGood = and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, now));
  const [seen] = await db.select().from(invitations).where(isGood);
  if (!seen) throw invitationOver();
  const query = db.select().from(memberships).where(eq(memberships.id, seen.cardId));
  const [card] = await (lock ? query.for('update') : query);
  // It may have been withdrawn, or used, while the card was locked by somebody else.
  const [invitation] = lock ? await db.select().from(invitations).where(isGood) : [seen];
  if (!invitation || !card || card.status === 'ended') throw invitationOver();
  return { invitation, card };
}

/** The membership may have fewer places than when the invitation was written. */
async function assertRoom(tx: Queryable, card: MembershipRow, invitation: InvitationRow, now: Date): Promise<void> {
  const on = await onCard(tx, card, now);
  const others = { ...on, invitations: on.invitations.filter(({ id }) => id !== invitation.id) };
  if (!hasRoom(card, others, invitation)) throw noRoom(card.membershipId, invitation);
}

/** An address is on one card. Whoever was on one, and has the mailbox, begins anew; the account of before is closed. */
async function makeRoomFor(tx: Queryable, { emailKey }: InvitationRow, now: Date): Promise<void> {
  const [known] = await tx.select().from(users).where(eq(users.emailKey, emailKey));
  if (!known) return;
  const { role } = await findPerson(tx, known.id, now, { lock: true });
  if (role !== 'former') throw alreadyMember();
  await deleteMember(tx, known, now);
}

async function holderOf(db: Queryable, { userId }: MembershipRow): Promise<UserRow> {
  const [holder] = await db.select().from(users).where(eq(users.id, userId));
  if (!holder) throw invitationOver();
  return holder;
}

const alreadyMember = () =>
  new Problem(
    409,
    'This address is on a card already, and an address is on one card. Sign in, or ask to be invited with another.',
    {
      code: 'already-member',
    },
  );

/** Who leads the household that the invited comes into: with the lead's password somebody else may have invited them. */
async function leadOf(tx: Queryable, card: MembershipRow, { role, household }: InvitationRow): Promise<UserRow[]> {
  if (role === 'lead' || household === null) return [];
  const isLead = and(
    eq(people.cardId, card.id),
    eq(people.household, household),
    eq(people.role, 'lead'),
    isNull(people.endedAt),
  );
  const rows = await tx
    .select({ user: users })
    .from(people)
    .innerJoin(users, eq(users.id, people.userId))
    .where(isLead);
  return rows.map(({ user }) => user);
}
