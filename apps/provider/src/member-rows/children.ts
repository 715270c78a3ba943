import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { childrenRights } from '@myler/config/people';
import type { Queryable } from '../store/database.ts';
import { children, people, type MembershipRow } from '../store/schema.ts';
import type { Person } from './find-person.ts';

/**
 * Whose children a person sees or edits: those of the holder, or of the lead of the household.
 *
 * @returns undefined where there is nobody who has named them, and for who may do neither
 */
export async function parentOf(db: Queryable, { user, role, membership, place }: Person): Promise<string | undefined> {
  const right = childrenRights[role];
  if (right === 'no' || (right === 'see if shared' && !place?.seesChildren)) return undefined;
  if (role === 'holder' && membership) return parentBeside(db, membership);
  if (!place || !membership || role === 'lead') return user.id;
  if (place.household === null) return parentBeside(db, membership);
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

/**
 * Whose children are shown beside the holder: the holder's, unless only the second adult has named some. After the card was handed over
 * they stay with the parent who has named them.
 */
export async function parentBeside(db: Queryable, { id, userId }: MembershipRow): Promise<string> {
  const isSecond = and(eq(people.role, 'second-adult'), isNull(people.household), isNull(people.endedAt));
  const second = db
    .select({ userId: people.userId })
    .from(people)
    .where(and(eq(people.cardId, id), isSecond));
  const named = await db
    .select({ parent: children.userId })
    .from(children)
    .where(or(eq(children.userId, userId), inArray(children.userId, second)));
  return named.some(({ parent }) => parent === userId) ? userId : (named[0]?.parent ?? userId);
}

export const mayEditChildren = ({ role }: Person) => childrenRights[role] === 'edit';

/** The children of a person’s household whom the person may see, by name. */
export async function childrenOf(db: Queryable, person: Person): Promise<(typeof children.$inferSelect)[]> {
  const parent = await parentOf(db, person);
  if (!parent) return [];
  return db.select().from(children).where(eq(children.userId, parent)).orderBy(asc(children.position));
}
