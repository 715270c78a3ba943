import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../store/database.ts';
import { invitations, memberships, people } from '../store/schema.ts';

/** The invitations that somebody may withdraw: a holder all of the card, a lead those of the household. */
export function isInvitedBy(db: Queryable, userId: string): SQL | undefined {
  const held = db.select({ id: memberships.id }).from(memberships).where(eq(memberships.userId, userId));
  const led = db
    .select({ one: sql`1` })
    .from(people)
    .where(
      and(
        eq(people.userId, userId),
        eq(people.role, 'lead'),
        isNull(people.endedAt),
        isNotNull(people.household),
        eq(people.cardId, invitations.cardId),
        eq(people.household, invitations.household),
      ),
    );
  return or(inArray(invitations.cardId, held), sql`exists (${led})`);
}
