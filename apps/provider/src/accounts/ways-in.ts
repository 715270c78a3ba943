import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, notInArray, type SQL } from 'drizzle-orm';
import type { PaymentKind } from '@myler/config/account';
import { endAttemptsOf } from '../idempotency/end-attempts.ts';
import type { AttemptRow } from '../idempotency/leases.ts';
import type { Ended } from '../mail/emails/ended.ts';
import { endRenewalOf } from '../payment/end-renewal.ts';
import { dayOf } from '../primitives/days.ts';
import type { Queryable } from '../store/database.ts';
import {
  emailChanges,
  invitations,
  memberships,
  passkeyChallenges,
  passkeys,
  passwordRequests,
  passwordResets,
  people,
  sessions,
  signInCodes,
  users,
} from '../store/schema.ts';
import { isInvitedBy, isOnCardOf } from '../member-rows/invited-by.ts';
import { fates, type Fate, type WayIn } from './fates.ts';
import { forgetDetails } from './forget-details.ts';

/** An event, with what it needs: the new password's hash, the session in which the member acts, the passkeys that stay. */
export type AccountChange =
  | { event: 'a first reset'; passwordHash: string }
  | { event: 'a reset'; passwordHash: string; keptPasskeys: readonly string[] | undefined }
  | { event: 'a new password'; passwordHash: string; sessionId: string }
  | { event: 'a new email address' }
  | { event: 'signing out a device'; sessionId: string; device: string }
  | { event: 'signing out the others'; sessionId: string }
  | { event: 'closing' }
  | { event: 'locking out'; passwordHash: string };

/** A passkey that is younger than this may be somebody else's: a reset removes it unless the member keeps it. */
const RECENT_PASSKEY_MS = 30 * 86_400_000;

/**
 * Ends what lets into an account, as `fates` says for the event. Call it in the transaction of the event, after
 * `findMember` has locked the member, so that nothing is added meanwhile.
 */
export async function endWaysIn(
  tx: Queryable,
  user: { id: string; emailKey: string },
  change: AccountChange,
  now: Date,
): Promise<Ended> {
  const ended: Ended = {
    sessions: 0,
    payments: 0,
    isClosing: false,
    isOffered: false,
    invitations: 0,
    people: 0,
    hasForgottenDetails: false,
    passkeys: [],
    remainingPasskeys: [],
    onCard: [],
  };
  for (const [way, fate] of Object.entries(fates[change.event]) as [WayIn, Fate][]) {
    if (typeof fate === 'string') await ends[way]({ tx, user, change, now, ended, fate });
  }
  const remaining = await tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, user.id))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
  const onCard = (await peopleOn(tx, user.id)).map(({ name }) => name);
  return { ...ended, remainingPasskeys: remaining.map(toNamed), onCard };
}

/** Who is on the card of its holder, or in the household of its lead, for those who ask whether somebody else has put them there. */
export async function peopleOn(db: Queryable, userId: string): Promise<{ name: string; joinedAt: Date }[]> {
  const rows = await db
    .select({ firstName: users.firstName, lastName: users.lastName, joinedAt: people.joinedAt })
    .from(people)
    .innerJoin(users, eq(users.id, people.userId))
    .where(isOnCardOf(db, userId))
    .orderBy(desc(people.joinedAt));
  return rows.map(({ firstName, lastName, joinedAt }) => ({ name: `${firstName} ${lastName}`, joinedAt }));
}

interface Ending {
  tx: Queryable;
  user: { id: string; emailKey: string };
  change: AccountChange;
  now: Date;
  ended: Ended;
  fate: Exclude<Fate, object>;
}

const ends: Record<WayIn, (ending: Ending) => Promise<unknown>> = {
  // Without another one the account goes, and the rest with it.
  password: ({ tx, user, change }) =>
    'passwordHash' in change
      ? tx.update(users).set({ passwordHash: change.passwordHash }).where(eq(users.id, user.id))
      : tx.delete(users).where(eq(users.id, user.id)),
  'this session': (ending) => endSessions(ending, eq),
  // `replaceSession` ends them, in the transaction of each event after which this session stays.
  'copies of this session': () => Promise.resolve(),
  'other sessions': (ending) => endSessions(ending, ne),
  confirmations: ({ tx, user }) => tx.update(sessions).set({ confirmedAt: null }).where(eq(sessions.userId, user.id)),
  'reset links': ({ tx, user }) =>
    tx.delete(passwordResets).where(and(eq(passwordResets.userId, user.id), isNull(passwordResets.usedAt))),
  'reset requests': ({ tx, user }) => tx.delete(passwordRequests).where(eq(passwordRequests.emailKey, user.emailKey)),
  async 'changes of email'({ tx, user, now, ended }) {
    const deleted = await tx.delete(emailChanges).where(eq(emailChanges.userId, user.id)).returning();
    ended.newEmail = deleted.find(({ expiresAt }) => expiresAt > now)?.email;
  },
  'sign-in codes': ({ tx, user }) => tx.delete(signInCodes).where(eq(signInCodes.userId, user.id)),
  'recent passkeys': (ending) => removePasskeys(ending, gt(passkeys.createdAt, thirtyDaysBefore(ending.now))),
  'older passkeys': (ending) => removePasskeys(ending, lte(passkeys.createdAt, thirtyDaysBefore(ending.now))),
  challenges: ({ tx, user }) => tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, user.id)),
  async 'waiting payments'({ tx, user, now, ended }) {
    const ends = new Set(Object.values(paymentEnds).filter((end) => typeof end === 'function'));
    for (const end of ends) ended.payments += await end(tx, user.id, now);
  },
  async 'stored card'({ tx, user, ended }) {
    const isStored = and(eq(memberships.userId, user.id), isNotNull(memberships.cardToken));
    const [stored] = await tx.select().from(memberships).where(isStored);
    ended.card = stored?.cardLastFour ?? undefined;
    const none = { cardToken: null, cardBrand: null, cardLastFour: null, cardExpiry: null };
    await tx.update(memberships).set(none).where(isStored);
  },
  async 'mailbox for receipts'({ tx, user, ended }) {
    const isMeant = and(eq(users.id, user.id), isNotNull(users.invoiceEmail));
    const [named] = await tx.select().from(users).where(isMeant);
    ended.receiptsTo = named?.invoiceEmail ?? undefined;
    await tx.update(users).set({ invoiceEmail: null }).where(isMeant);
  },
  async 'closing after the year'({ tx, user, ended }) {
    const isOrdered = and(eq(memberships.userId, user.id), memberships.closesAfterYear);
    const ordered = await tx.update(memberships).set({ closesAfterYear: false }).where(isOrdered).returning();
    ended.isClosing = ordered.length > 0;
  },
  async invitations({ tx, user, ended }) {
    const deleted = await tx.delete(invitations).where(isInvitedBy(tx, user.id)).returning();
    ended.invitations = deleted.length;
  },
  async 'offer of the card'({ tx, user, ended }) {
    const held = tx.select({ id: memberships.id }).from(memberships).where(eq(memberships.userId, user.id));
    const isOffered = and(inArray(people.cardId, held), isNotNull(people.offeredUntil));
    const withdrawn = await tx.update(people).set({ offeredUntil: null }).where(isOffered).returning();
    ended.isOffered = withdrawn.length > 0;
  },
  // They are told by the job that looks for who is on no card (`people/end-access.ts`).
  async 'people on the card'({ tx, user, change, ended }) {
    const held = tx.select({ id: memberships.id }).from(memberships).where(eq(memberships.userId, user.id));
    const isOn = and(inArray(people.cardId, held), isNull(people.endedAt));
    // At closing there is no card any more.
    const endReason = change.event === 'closing' ? null : 'holder-secured';
    const off = await tx.update(people).set({ cardId: null, endReason }).where(isOn).returning({ id: people.id });
    ended.people = off.length;
  },
  async details({ tx, user, ended }) {
    await forgetDetails(tx, user.id);
    ended.hasForgottenDetails = true;
  },
};

/** What ends a payment of each kind that is being made or waits for its bank, or why nothing has to. */
const paymentEnds: Record<
  PaymentKind | AttemptRow['kind'],
  ((tx: Queryable, userId: string, now: Date) => Promise<number>) | { stays: string }
> = {
  join: { stays: 'There is no account yet.' },
  'gift-card': { stays: 'It is not of the account: whoever buys one needs none.' },
  upgrade: endAttemptsOf,
  card: endAttemptsOf,
  renewal: endRenewalOf,
};

/** Whether a reset removes a passkey of which the member says nothing. */
export const isRecentPasskey = (createdAt: Date, now: Date) => createdAt > thirtyDaysBefore(now);

const thirtyDaysBefore = (now: Date) => new Date(now.getTime() - RECENT_PASSKEY_MS);

async function endSessions({ tx, user, change, now, ended }: Ending, which: typeof eq): Promise<void> {
  // Where no session is this one, all are others.
  const isOther = 'sessionId' in change ? which(sessions.id, change.sessionId) : undefined;
  const isMeant = 'device' in change ? and(isOther, eq(sessions.signInId, change.device)) : isOther;
  const rows = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, user.id), isNull(sessions.endedAt), isMeant))
    .returning();
  ended.sessions += rows.filter(({ expiresAt }) => expiresAt > now).length;
}

async function removePasskeys({ tx, user, change, ended, fate }: Ending, isMeant: SQL): Promise<void> {
  const kept = 'keptPasskeys' in change ? change.keptPasskeys : undefined;
  if (fate === 'stays unless dropped' && !kept) return;
  const isDropped = fate === 'ends' || !kept?.length ? undefined : notInArray(passkeys.id, [...kept]);
  const removed = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, user.id), isMeant, isDropped))
    .returning();
  ended.passkeys.push(...removed.map(toNamed));
}

const toNamed = ({ name, createdAt }: typeof passkeys.$inferSelect) => ({ name, addedOn: dayOf(createdAt) });
