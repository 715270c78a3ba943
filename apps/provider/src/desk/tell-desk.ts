import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { ageOn } from '@myler/config/dates';
import { mailLink } from '@myler/config/mail-links';
import { answerDays, workingDayAfter } from '@myler/config/service';
import { countryName } from '@myler/domain/words';
import type { Keys } from '@myler/server/secrets';
import { findDocument } from '../content/documents.ts';
import { deskNotedEmail, deskToldEmail, type DeskEvent } from '../mail/emails/desk.ts';
import { deskEvents, overAfter, type DeskTaskKind, type MemberEventKind } from '../primitives/desk-events.ts';
import { parentBeside } from '../member-rows/children.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { sealed } from '../mail/outbox/seal.ts';
import { dayInLondon, momentAfter } from '../primitives/days.ts';
import { endingWith, hashToken, newToken } from '../primitives/tokens.ts';
import type { Queryable } from '../store/database.ts';
import { children, deskTasks, type MembershipRow, type UserRow } from '../store/schema.ts';

/** Days for which the link in the email works. */
const LINK_DAYS = 30;

export interface DeskDeps {
  sessionKeys: Keys;
  publicOrigin: string;
}

/** An event of a member’s account. */
export interface MemberEvent {
  kind: MemberEventKind;
  user: UserRow;
  /** As it is after the event. */
  membership: MembershipRow;
  /** What has changed, in our words: "Second adult invited". Nothing that somebody else has typed. */
  note?: string;
  /** Of somebody who is on the card, and does not hold it. */
  onCardOf?: DeskEvent['onCardOf'];
  /** The member’s own words. */
  message?: string;
  /** The row of `leads` in which they are. */
  leadId?: string;
}

/**
 * Tells the Myler who leads, or the desk, of an event of a member: an email with what the member agreed to share, and, where
 * somebody has to write, the day until when and a link to say so. Call it in the transaction of the event.
 */
export async function tellDeskOfMember(
  tx: Queryable,
  deps: DeskDeps,
  { kind, user, membership, note, onCardOf, message, leadId }: MemberEvent,
  now: Date,
): Promise<void> {
  const { id: userId, email, firstName, lastName } = user;
  const { membershipId, memberNumber, mylerId } = membership;
  const event = {
    kind,
    userId,
    person: { name: `${firstName} ${lastName}`, email },
    membership: { membershipId, memberNumber },
    onCardOf,
    note,
    // Nothing is kept of whoever has closed the account.
    shared: kind === 'closed' ? {} : await sharedOf(tx, user, membership, now),
    message,
  };
  await tellDesk(tx, deps, { event, mylerId, leadId }, now);
}

/** Tells of any event. `mylerId`: who leads, or null for the desk. */
export async function tellDesk(
  tx: Queryable,
  { sessionKeys, publicOrigin }: DeskDeps,
  { event, mylerId, leadId }: { event: DeskEvent; mylerId: string | null; leadId?: string | undefined },
  now: Date,
): Promise<void> {
  const found = mylerId ? await findDocument(tx, 'mylers', mylerId) : undefined;
  const whole = { ...event, ...(found ? { myler: { id: found.id, name: found.name } } : {}) };
  const over = overAfter[event.kind];
  if (over && event.userId) {
    const isOver = and(eq(deskTasks.userId, event.userId), inArray(deskTasks.kind, [...over]));
    await tx.delete(deskTasks).where(and(isOver, isNull(deskTasks.writtenAt)));
  }
  const { days } = deskEvents[event.kind];
  if (days === null || (await isAskedAlready(tx, event))) return enqueueMail(tx, deskNotedEmail({ event: whole }), now);
  const dueOn = workingDayAfter(
    dayInLondon(now),
    days === 'of its form' ? answerDays[event.source ?? 'discover-myler'] : days,
  );
  const token = newToken();
  await tx.insert(deskTasks).values({
    kind: event.kind as DeskTaskKind,
    userId: event.userId,
    leadId: leadId ?? null,
    mylerId: found?.id ?? null,
    dueOn,
    tokenHash: hashToken(token),
    expiresAt: momentAfter(now, LINK_DAYS),
    createdAt: now,
  });
  const link = endingWith(mailLink(publicOrigin, 'have-written'), token);
  await enqueueMail(tx, deskToldEmail({ event: whole, by: dueOn }, sealed(sessionKeys, { link })), now);
}

/** A company that invites forty people asks for one email, and not for forty. */
async function isAskedAlready(tx: Queryable, { kind, userId }: DeskEvent): Promise<boolean> {
  if (kind !== 'people-changed' || !userId) return false;
  const isOpen = and(eq(deskTasks.userId, userId), eq(deskTasks.kind, kind), isNull(deskTasks.writtenAt));
  return (await tx.select({ id: deskTasks.id }).from(deskTasks).where(isOpen)).length > 0;
}

/** What a member has agreed to share: WhatsApp and Instagram by a consent each; of children the ages only. */
async function sharedOf(
  tx: Queryable,
  user: UserRow,
  membership: MembershipRow,
  now: Date,
): Promise<DeskEvent['shared']> {
  const { id, phoneNumber, cityName, countryCode, instagramConsent, instagramUsername, whatsAppConsent } = user;
  const parent = id === membership.userId ? await parentBeside(tx, membership) : id;
  const born = await tx.select().from(children).where(eq(children.userId, parent)).orderBy(asc(children.position));
  return {
    phoneNumber: phoneNumber ?? undefined,
    whatsApp: whatsAppConsent ? 'yes' : undefined,
    instagram: (instagramConsent && instagramUsername) || undefined,
    place: cityName ?? undefined,
    country: countryName(countryCode),
    childrenAges: born.map(({ dateOfBirth }) => ageOn(dateOfBirth, dayInLondon(now))),
  };
}
