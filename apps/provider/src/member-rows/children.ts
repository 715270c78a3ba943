import { and, asc, eq, isNull } from 'drizzle-orm';
import { childrenRights } from '@myler/config/people';
import type { Queryable } from '../store/database.ts';
import { children, people } from '../store/schema.ts';
import type { Person } from './find-person.ts';

/**
 * Whose children a person sees or edits: those of the holder, or of the lead of the household.
 *
 * @returns undefined where there is nobody who has named them, and for who may do neither
 */
export async function parentOf(db: Queryable, { user, role, membership, place }: Person): Promise<string | undefined> {
  const right = childrenRights[role];
  if (right === 'no' || (right === 'see if shared' && !place?.seesChildren)) return undefined;
  if (!place || !membership || role === 'lead') return user.id;
  if (place.household === null) return membership.userId;
  const [lead] = await db
    .select()
    .from(people)
    .where(
      and(
        eq(people.cardId, membership.id),
        eq(people.household, place.household),
        eq(people.role, 'lead'),
        isNull(people.endedAt),
      ),
    )
    .orderBy(asc(people.joinedAt));
  return lead?.userId;
}

export const mayEditChildren = ({ role }: Person) => childrenRights[role] === 'edit';

/** The children of a person’s household whom the person may see, by name. */
export async function childrenOf(db: Queryable, person: Person): Promise<(typeof children.$inferSelect)[]> {
  const parent = await parentOf(db, person);
  if (!parent) return [];
  return db.select().from(children).where(eq(children.userId, parent)).orderBy(asc(children.position));
}
