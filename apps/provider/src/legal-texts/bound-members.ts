import { and, eq, exists, gt, gte, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../store/database.ts';
import { memberships, payments, people, users } from '../store/schema.ts';

const isOpen = ne(memberships.status, 'ended');

/** Whether a row of `users` is of somebody who has accepted the terms and whom they bind: a holder, or a person on a card. */
export function isBound(db: Queryable): SQL | undefined {
  const holds = db
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.userId, users.id), isOpen));
  return or(exists(holds), isOnCard(db));
}

/** Whether a row of `users` is of a person on somebody else’s card. */
export const isOnCard = (db: Queryable): SQL<boolean> =>
  sql`${exists(
    db
      .select({ id: people.id })
      .from(people)
      .innerJoin(memberships, eq(memberships.id, people.cardId))
      .where(and(eq(people.userId, users.id), isNull(people.endedAt), isOpen)),
  )}`;

/**
 * Whether anybody was a member on a day who had joined before it. Payments say so after the member has left, and after the account is
 * closed, so the answer does not change when the last of them goes.
 */
export async function hadMembersOn(db: Queryable, day: string): Promise<boolean> {
  const begins = new Date(`${day}T00:00:00Z`);
  const hasPaid = and(
    lt(payments.periodFrom, day),
    gt(payments.periodUntil, day),
    or(isNull(payments.refundedAt), gte(payments.refundedAt, begins)),
  );
  // Whose year is not paid yet rests.
  const isMember = and(isBound(db), lt(users.termsAcceptedAt, begins));
  const paid = await db.select({ key: payments.key }).from(payments).where(hasPaid).limit(1);
  const members = await db.select({ id: users.id }).from(users).where(isMember).limit(1);
  return paid.length + members.length > 0;
}
