import { eq } from 'drizzle-orm';
import { mayDo, placesFor, type CardRole, type Right } from '@myler/config/people';
import { Problem } from '@myler/api-client/problems';
import { dayInLondon } from '../primitives/days.ts';
import type { Queryable } from '../store/database.ts';
import {
  memberships,
  people,
  users,
  type MembershipRow,
  type PersonEnd,
  type PersonRow,
  type UserRow,
} from '../store/schema.ts';
import { accountClosed } from './find.ts';

/** Somebody with an account: the holder of a card, a person on it, or one who was. */
export interface Person {
  user: UserRow;
  role: CardRole;
  /** The holder’s; absent for who is on no card any more. */
  membership?: MembershipRow;
  /** Of a person on a card, or who was; a holder has none. */
  place?: PersonRow;
}

/** Somebody’s rows. The card’s membership is locked until the transaction ends, when `lock` is set. */
export async function findPerson(
  db: Queryable,
  userId: string,
  now: Date,
  { lock = false }: { lock?: boolean } = {},
): Promise<Person> {
  const isTheirs = eq(memberships.userId, userId);
  const held = await findCard(db, isTheirs, lock);
  const place = held ? undefined : await findPlace(db, userId, lock);
  // Whoever waited for the lock may have taken the card over meanwhile.
  const card = held ?? (place ? undefined : await findCard(db, isTheirs, lock));
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user || !(card || place)) throw accountClosed();
  if (card || !place) return { user, role: 'holder', ...(card && { membership: card }) };
  const { membership, ...row } = place;
  return endOf(row, membership, now) || !membership
    ? { user, role: 'former', place: row }
    : { user, role: row.role, membership, place: row };
}

async function findCard(db: Queryable, isMeant: ReturnType<typeof eq>, lock: boolean) {
  const query = db.select().from(memberships).where(isMeant);
  const [card] = await (lock ? query.for('update') : query);
  return card;
}

/** The card is locked before the place, as by those who remove people. */
async function findPlace(db: Queryable, userId: string, lock: boolean) {
  const isTheirs = eq(people.userId, userId);
  const [seen] = await db.select().from(people).where(isTheirs);
  if (!seen) return undefined;
  const membership = seen.cardId ? await findCard(db, eq(memberships.id, seen.cardId), lock) : undefined;
  const [place] = lock ? await db.select().from(people).where(isTheirs).for('update') : [seen];
  return place && { ...place, ...(membership && { membership }) };
}

/** Why a person’s access is over today, whether or not somebody has written it down. */
export function endOf(place: PersonRow, card: MembershipRow | undefined, now: Date): PersonEnd | undefined {
  if (place.endedAt) return place.endReason ?? 'removed';
  if (!card) return place.endReason ?? 'card-ended';
  if (card.status === 'ended') return 'card-ended';
  if (place.lastDay && place.lastDay < dayInLondon(now)) return 'day';
  return placesFor(card.membershipId, place) > 0 ? undefined : 'no-place';
}

/** Whether nobody can lack it, so that nobody has to be asked. */
export const hasEverybody = (right: Right): boolean => Object.values(mayDo).every((may) => may[right]);

/** @throws {Problem} 404 for who may not: what somebody may not see is not there */
export function assertMay({ role }: Pick<Person, 'role'>, right: Right): void {
  if (!mayDo[role][right]) throw nothingHere();
}

export const nothingHere = () => new Problem(404, 'There is nothing at this address. Check that it is complete.');

/**
 * The holder's rows.
 *
 * @throws {Problem} 404 for everybody else: what only a holder may do is not there
 */
export function heldBy({ user, role, membership }: Person): { user: UserRow; membership: MembershipRow } {
  if (role !== 'holder' || !membership) throw nothingHere();
  return { user, membership };
}

/** @throws {Problem} 404 for who is on no card */
export function cardOf({ membership }: Person): MembershipRow {
  if (!membership) throw nothingHere();
  return membership;
}
