import { and, asc, eq, isNull } from 'drizzle-orm';
import type { MembershipId } from '@myler/config/memberships';
import type { Queryable } from '../store/database.ts';
import { people, users, type MembershipRow } from '../store/schema.ts';
import { endOf } from './find-person.ts';

/**
 * Who would lose their place if the card were of another membership, as `endOf` decides it then.
 *
 * @returns for each membership the full names, those who joined first before the others
 */
export async function withoutPlace(
  db: Queryable,
  card: MembershipRow,
  now: Date,
): Promise<(membershipId: MembershipId) => string[]> {
  const rows = await db
    .select({ place: people, firstName: users.firstName, lastName: users.lastName })
    .from(people)
    .innerJoin(users, eq(users.id, people.userId))
    .where(and(eq(people.cardId, card.id), isNull(people.endedAt)))
    .orderBy(asc(people.joinedAt), asc(people.id));
  const present = rows.filter(({ place }) => !endOf(place, card, now));
  return (membershipId) =>
    present
      .filter(({ place }) => endOf(place, { ...card, membershipId }, now))
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}
