import { and, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../store/database.ts';
import { invitations, memberships, people } from '../store/schema.ts';

/** The invitations that somebody may withdraw: a holder all of the card, a lead those of the household. */
export const isInvitedBy = (db: Queryable, userId: string): SQL | undefined => isOfWhoManages(db, userId, invitations);

/** Whom somebody has on their card: a holder everybody on it, a lead the household without themselves. */
export const isOnCardOf = (db: Queryable, userId: string): SQL | undefined =>
  and(isNull(people.endedAt), ne(people.userId, userId), isOfWhoManages(db, userId, people));

function isOfWhoManages(
  db: Queryable,
  userId: string,
  { cardId, household }: Pick<typeof people, 'cardId' | 'household'> | Pick<typeof invitations, 'cardId' | 'household'>,
): SQL | undefined {
  const held = db.select({ id: memberships.id }).from(memberships).where(eq(memberships.userId, userId));
  const leads = alias(people, 'leads');
  const led = db
    .select({ one: sql`1` })
    .from(leads)
    .where(
      and(
        eq(leads.userId, userId),
        eq(leads.role, 'lead'),
        isNull(leads.endedAt),
        isNotNull(leads.household),
        eq(leads.cardId, cardId),
        eq(leads.household, household),
      ),
    );
  return or(inArray(cardId, held), sql`exists (${led})`);
}
