import { and, eq, lte } from 'drizzle-orm';
import type { NewInvitation } from '@myler/api-client/contract';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import { addDays } from '@myler/config/dates';
import { mailLink } from '@myler/config/mail-links';
import { INVITATION_DAYS, placeOfRole, type CardPlace } from '@myler/config/people';
import type { Keys } from '@myler/server/secrets';
import type { ActingMember } from '../http/acting-member.ts';
import { invitationEmail, memberInvitedEmail } from '../mail/emails/people.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { isPaidFor } from '../mail/outbox/account-share.ts';
import { countMail } from '../mail/outbox/mail-budget.ts';
import { sealed } from '../mail/outbox/seal.ts';
import { membershipEnded } from '../member-rows/find.ts';
import { cardOf, findPerson, type Person } from '../member-rows/find-person.ts';
import { dayInLondon, endOfDayInLondon } from '../primitives/days.ts';
import { emailKeyOf } from '../primitives/email-key.ts';
import { endingWith, hashToken, newToken } from '../primitives/tokens.ts';
import type { Database, Queryable } from '../store/database.ts';
import { invitations, users, type MembershipRow } from '../store/schema.ts';
import { assertManages, hasHouseholds, hasRoom, newHousehold, onCard, type OnCard } from './places.ts';
import { noRoom } from './problems.ts';

export interface PeopleDeps {
  db: Database;
  now: () => Date;
  publicOrigin: string;
  sessionKeys: Keys;
}

/**
 * Invites somebody onto the card, once for an address. The answer is the same whoever has the address; the mail to it says where
 * somebody is a member already.
 *
 * @throws {Problem} 404 for a place that the member does not manage; 409 `membership-ended`; 422 by field; 429 `too-many-invitations`
 */
export async function invite(deps: PeopleDeps, member: ActingMember, invited: NewInvitation): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const person = await member.lock(tx);
    const card = cardOf(person);
    if (card.status === 'ended') throw membershipEnded();
    const emailKey = emailKeyOf(invited.email);
    const isOver = and(eq(invitations.cardId, card.id), lte(invitations.expiresAt, now));
    await tx.delete(invitations).where(isOver);
    const on = await onCard(tx, card, now);
    const place = placeFor(person, card, on, invited);
    checkAddress(person, on, emailKey);
    checkLastDay(invited, now);
    if (!hasRoom(card, on, place)) throw noRoom(card.membershipId, place);
    const token = newToken();
    const expiresOn = addDays(dayInLondon(now), INVITATION_DAYS);
    // The last day is named, so it counts until it is over.
    const expiresAt = endOfDayInLondon(expiresOn);
    const { firstName, lastName, email, lastDay, seesChildren } = invited;
    const row = { ...place, firstName, lastName, email, emailKey, lastDay: lastDay ?? null, expiresAt };
    await tx.insert(invitations).values({
      ...row,
      cardId: card.id,
      seesChildren: seesChildren && isRelative(place),
      tokenHash: hashToken(token),
      createdAt: now,
    });
    const permit = await countInvitation(tx, deps, card, email, now);
    const about = {
      to: email,
      firstName,
      inviter: `${person.user.firstName} ${person.user.lastName}`,
      membershipId: card.membershipId,
      role: place.role,
      lastDay,
      expiresOn,
    };
    const link = sealed(deps.sessionKeys, { link: endingWith(mailLink(deps.publicOrigin, 'invitation'), token) });
    if (await isOnSomeCard(tx, emailKey, now)) await enqueueMail(tx, memberInvitedEmail(about), now, permit);
    else await enqueueMail(tx, invitationEmail(about, link), now, permit);
  });
}

/** Whoever is on none any more may accept, and begins anew (`accept.ts`). */
async function isOnSomeCard(tx: Queryable, emailKey: string, now: Date): Promise<boolean> {
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey));
  return known !== undefined && (await findPerson(tx, known.id, now)).role !== 'former';
}

export const isRelative = ({ role }: Pick<CardPlace, 'role'>) => placeOfRole[role] === 'relatives';

/**
 * Where the invited is to be: a lead gets a household of their own, and whom a lead invites is in the lead's. Nobody else invites into
 * a household: whoever is in it sees its children.
 */
function placeFor(person: Person, card: MembershipRow, on: OnCard, { role }: NewInvitation): CardPlace {
  if (person.role === 'lead') return assertManages(person, { role, household: person.place?.household ?? null });
  return { role, household: role === 'lead' && hasHouseholds(card) ? newHousehold(on) : null };
}

function checkAddress({ user }: Person, on: OnCard, emailKey: string): void {
  if (emailKey === user.emailKey) throw fieldProblem({ email: 'This is your own address. Type that of the person.' });
  if (on.invitations.some((other) => other.emailKey === emailKey))
    throw fieldProblem({
      email: 'You have invited this address already. To invite it again, withdraw that invitation first.',
    });
}

/** @throws {Problem} 422 for a last day that is over, or for somebody who is no carer */
export function checkLastDay(
  { role, lastDay }: { role: string; lastDay?: string | null | undefined },
  now: Date,
): void {
  if (!lastDay) return;
  if (role !== 'carer') throw fieldProblem({ lastDay: 'Only a carer can be on the card until a day.' });
  if (lastDay < dayInLondon(now)) throw fieldProblem({ lastDay: 'This day is over. Choose today or a later one.' });
}

/** Of the card, so that no membership writes to strangers all day; to the mailbox, whoever invites; and of the card to the mailbox. */
async function countInvitation(
  tx: Queryable,
  { sessionKeys }: PeopleDeps,
  card: MembershipRow,
  email: string,
  now: Date,
) {
  const about = { key: sessionKeys[0], now };
  const ofCard = await countMail(tx, 'invitations of a card', { ...about, recipient: card.id });
  const toMailbox = { ...about, recipient: email };
  const byCard = { ...toMailbox, with: card.id };
  const { permit } = ofCard.permit ? await countMail(tx, 'invitation', byCard) : {};
  if (permit && (await countMail(tx, 'invitations to a mailbox', toMailbox)).permit) return permit;
  if (permit && (await isPaidFor(tx, card.userId)) && (await countMail(tx, 'invitation of a paid card', byCard)).permit)
    return permit;
  throw new Problem(429, 'Too many invitations were sent today. Try again tomorrow.', {
    code: 'too-many-invitations',
    retryAfter: 24 * 60 * 60,
  });
}
