import { and, eq, exists, isNotNull, isNull, lt, lte, ne, not, or, type SQL } from 'drizzle-orm';
import { FORMER_DAYS, personRoles, placesFor } from '@myler/config/people';
import { membershipIds } from '@myler/config/memberships';
import { logFault } from '@myler/server/faults';
import type { Logger } from '@myler/server/log';
import { addDays } from '@myler/config/dates';
import { deleteMember } from '../accounts/delete-member.ts';
import type { DeskDeps } from '../desk/tell-desk.ts';
import { accessEndedEmail } from '../mail/emails/people.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { endOf, findPerson } from '../member-rows/find-person.ts';
import { dayInLondon, momentBefore } from '../primitives/days.ts';
import type { Database, Queryable } from '../store/database.ts';
import { invitations, memberships, people, users, type PersonEnd, type PersonRow } from '../store/schema.ts';
import type { ClaimKeys } from '../prices/coupon-claims.ts';
import { noteFormerMember } from '../prices/former-members.ts';
import { tellDeskOfPeople } from './tell-desk.ts';

/**
 * Notes that somebody is no longer on the card, writes to them, and tells whoever looks after the card, unless the card itself has ended.
 * Call it with the person or the card locked.
 */
export async function endAccess(
  tx: Queryable,
  deps: DeskDeps,
  { userId }: PersonRow,
  reason: PersonEnd,
  now: Date,
): Promise<void> {
  const isOn = and(eq(people.userId, userId), isNull(people.endedAt));
  const [ended] = await tx.update(people).set({ endedAt: now, endReason: reason }).where(isOn).returning();
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!ended || !user) return;
  const closesOn = addDays(dayInLondon(now), FORMER_DAYS);
  await enqueueMail(tx, accessEndedEmail({ user, reason, lastDay: ended.lastDay ?? undefined, closesOn }), now);
  // Of the end of the membership it is told already.
  if (reason !== 'card-ended') await tellDeskOfPeople(tx, deps, ended, 'is no longer on the card', now);
  await endHousehold(tx, deps, ended, now, endsCard.has(reason) ? reason : 'lead-gone');
}

/** What ends a household by itself, whether or not its lead is told first. */
const endsCard: ReadonlySet<PersonEnd> = new Set(['card-ended', 'no-place', 'holder-secured']);

/**
 * With a lead goes the household: whom they have put on the card, and their invitations. Whoever leads it next begins anew, and shares no
 * children with those of before.
 */
export async function endHousehold(
  tx: Queryable,
  deps: DeskDeps,
  { role, cardId, household }: Pick<PersonRow, 'role' | 'cardId' | 'household'>,
  now: Date,
  reason: PersonEnd = 'lead-gone',
): Promise<void> {
  if (role !== 'lead' || !cardId || household === null) return;
  await tx.delete(invitations).where(and(eq(invitations.cardId, cardId), eq(invitations.household, household)));
  const isIn = and(
    eq(people.cardId, cardId),
    eq(people.household, household),
    isNull(people.endedAt),
    ne(people.role, 'lead'),
  );
  for (const other of await tx.select().from(people).where(isIn)) await endAccess(tx, deps, other, reason, now);
}

/** What the membership has no place for, as it is now. */
const hasNoPlace: SQL | undefined = or(
  ...membershipIds.flatMap((id) =>
    personRoles.flatMap((role) =>
      [null, 1].flatMap((household) =>
        placesFor(id, { role, household }) > 0
          ? []
          : [
              and(
                eq(memberships.membershipId, id),
                eq(people.role, role),
                household === null ? isNull(people.household) : isNotNull(people.household),
              ),
            ],
      ),
    ),
  ),
);

/**
 * Tells those whose access has ended by itself (on a carer's last day, with the membership, with its places), and closes the accounts
 * of those who have been on no card for thirty days. Each is one transaction that looks again, so it may run at any time.
 */
export async function endPeople(
  deps: DeskDeps & ClaimKeys & { db: Database; now: () => Date; log: Pick<Logger, 'error' | 'warn'> },
): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const isOver = or(
    isNull(people.cardId),
    eq(memberships.status, 'ended'),
    lt(people.lastDay, dayInLondon(now)),
    hasNoPlace,
  );
  const ending = await db
    .select({ userId: people.userId })
    .from(people)
    .leftJoin(memberships, eq(memberships.id, people.cardId))
    .where(and(isNull(people.endedAt), isOver));
  for (const { userId } of ending) await attempt(deps, userId, (tx) => endIfOver(tx, deps, userId, now));
  const isHolder = exists(db.select().from(memberships).where(eq(memberships.userId, people.userId)));
  const former = await db
    .select({ userId: people.userId })
    .from(people)
    .where(and(lte(people.endedAt, momentBefore(now, FORMER_DAYS)), not(isHolder)));
  for (const { userId } of former) await attempt(deps, userId, (tx) => closeFormer(tx, deps, userId, now));
}

/** What fails for one is logged, tried again in a minute, and stops no other. */
async function attempt(
  { db, log }: { db: Database; log: Pick<Logger, 'error' | 'warn'> },
  userId: string,
  work: (tx: Queryable) => Promise<void>,
): Promise<void> {
  await db
    .transaction((tx) => work(tx))
    .catch((error: unknown) =>
      logFault(log, error, { user: userId }, 'a person on a card could not be told or closed'),
    );
}

async function endIfOver(tx: Queryable, deps: DeskDeps, userId: string, now: Date): Promise<void> {
  const { place } = await findPerson(tx, userId, now, { lock: true });
  if (!place || place.endedAt) return;
  const [card] = place.cardId ? await tx.select().from(memberships).where(eq(memberships.id, place.cardId)) : [];
  const reason = endOf(place, card, now);
  if (reason) await endAccess(tx, deps, place, reason, now);
}

async function closeFormer(tx: Queryable, deps: ClaimKeys, userId: string, now: Date): Promise<void> {
  const { user, role } = await findPerson(tx, userId, now, { lock: true });
  if (role !== 'former') return;
  await noteFormerMember(tx, deps, { user, fingerprints: [], now });
  await deleteMember(tx, user, now);
}
