import { asc, desc, eq, lte, sql } from 'drizzle-orm';
import { listSessions } from '../accounts/list-sessions.ts';
import { writtenTo } from '../desk/written.ts';
import type { SignedIn } from '../http/caller.ts';
import { findPerson } from '../member-rows/find-person.ts';
import { membershipOverview } from '../membership/overview.ts';
import { cardPeople } from '../people/list.ts';
import { listPasskeys } from '../passkeys/passkeys.ts';
import { memberReferral } from '../referrals/statement.ts';
import type { Database } from '../store/database.ts';
import { couponUses, events, leads, legalNoticeRecipients, type PersonRow } from '../store/schema.ts';
import { memberDetails } from './details.ts';
import { memberPayments, paymentsMade } from './payments.ts';

/**
 * Everything that is stored with a member’s account. What belongs to an email address only (enquiries of visitors, gift cards, the
 * newsletter) is not part of it: nobody has proved that the address is theirs.
 */
export async function exportMember(db: Database, member: SignedIn, now: Date): Promise<Record<string, unknown>> {
  const { userId } = member;
  const { user, role, place } = await findPerson(db, userId, now);
  const [code] = await db.select().from(couponUses).where(eq(couponUses.userId, userId));
  return {
    exportedAt: now.toISOString(),
    details: await memberDetails(db, userId, now),
    joined: {
      at: user.createdAt.toISOString(),
      by: user.formType,
      termsVersion: user.termsVersion,
      termsAcceptedAt: user.termsAcceptedAt.toISOString(),
      ...(code ? { code: code.code, discount: { amount: code.discount, currency: code.currency } } : {}),
    },
    ...(role === 'former' ? {} : { membership: await membershipOverview(db, userId, now) }),
    ...(role === 'holder'
      ? { ...(await memberPayments(db, userId)), friends: await memberReferral(db, userId) }
      : await paymentsBefore(db, userId)),
    ...(place ? { card: placeOf(place) } : {}),
    ...(role === 'former' ? {} : { people: await cardPeople(db, userId, now) }),
    journeys: await journeysOf(db, userId),
    desk: await writtenTo(db, userId),
    notices: await noticesTo(db, userId),
    passkeys: (await listPasskeys(db, userId)).items,
    sessions: (await listSessions(db, member, now)).items,
    statistics: await statisticsOf(db, userId),
  };
}

/** Of which versions of the legal texts the member was told. */
async function noticesTo(db: Database, userId: string) {
  const { textId, version, queuedAt } = legalNoticeRecipients;
  const rows = await db
    .select({ text: textId, version, queuedAt })
    .from(legalNoticeRecipients)
    .where(eq(legalNoticeRecipients.userId, userId));
  return rows.map(({ queuedAt: at, ...of }) => ({ ...of, writtenAt: at.toISOString() }));
}

/** What somebody has paid who has handed over the card. */
async function paymentsBefore(db: Database, userId: string) {
  const payments = await paymentsMade(db, userId);
  return payments.length > 0 ? { payments } : {};
}

/** Of a person on somebody else’s card, or who was. */
const placeOf = ({
  role,
  household,
  lastDay,
  seesChildren,
  joinedAt,
  offeredUntil,
  endedAt,
  endReason,
}: PersonRow) => ({
  role,
  household,
  lastDay,
  seesChildren,
  endReason,
  joinedAt: joinedAt.toISOString(),
  offeredUntil: offeredUntil?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
});

/** An export of more than a few megabytes reaches nobody, and anybody may send events with the id of any member. */
const MOST_EVENTS = 5_000;
const MOST_BYTES = 2_000_000;

/** What was counted while the member was signed in and had allowed it: the newest, as far as it fits. */
async function statisticsOf(db: Database, userId: string) {
  const { type, name, sentAt, properties, receivedAt } = events;
  const newest = db
    .select({ type, name, sentAt, properties, receivedAt })
    .from(events)
    .where(eq(events.userId, userId))
    .orderBy(desc(receivedAt))
    .limit(MOST_EVENTS)
    .as('newest');
  const size = sql<number>`sum(octet_length(${newest.properties}::text)) over (order by ${newest.receivedAt} desc rows unbounded preceding)`;
  const sized = db
    .select({
      type: newest.type,
      name: newest.name,
      sentAt: newest.sentAt,
      properties: newest.properties,
      receivedAt: newest.receivedAt,
      size: size.as('size'),
    })
    .from(newest)
    .as('sized');
  return db
    .select({ type: sized.type, name: sized.name, sentAt: sized.sentAt, properties: sized.properties })
    .from(sized)
    .where(lte(sized.size, MOST_BYTES))
    .orderBy(asc(sized.receivedAt));
}

/** What the member has written about journeys, the newest first. */
async function journeysOf(db: Database, userId: string) {
  const written = await db.select().from(leads).where(eq(leads.userId, userId)).orderBy(desc(leads.createdAt));
  return written.map(({ message, createdAt }) => ({ message, sentAt: createdAt.toISOString() }));
}
