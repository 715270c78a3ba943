import { and, asc, count, eq, isNotNull, ne } from 'drizzle-orm';
import { hasOwnMyler, type MembershipId } from '@myler/config/memberships';
import type { Queryable } from '../store/database.ts';
import { documents, memberships } from '../store/schema.ts';

/**
 * The Myler for a member, in the tiers that have one: of those in the member's city, or of all, the one who looks after
 * the fewest members.
 *
 * @returns the Myler's id; null for a tier that the desk looks after
 */
export async function chooseMyler(
  db: Queryable,
  { membershipId, city }: { membershipId: MembershipId; city: string | null },
): Promise<string | null> {
  if (!hasOwnMyler(membershipId)) return null;
  const mylers = await db
    .select({ id: documents.id, data: documents.data })
    .from(documents)
    .where(eq(documents.kind, 'mylers'))
    .orderBy(asc(documents.position));
  const inCity = mylers.filter(({ data }) => (data as { city?: string }).city === city);
  const load = new Map<string | null, number>();
  const counted = await db
    .select({ mylerId: memberships.mylerId, members: count() })
    .from(memberships)
    .where(and(isNotNull(memberships.mylerId), ne(memberships.status, 'ended')))
    .groupBy(memberships.mylerId);
  for (const { mylerId, members } of counted) load.set(mylerId, members);
  const candidates = inCity.length > 0 ? inCity : mylers;
  const [first] = candidates.toSorted((a, b) => (load.get(a.id) ?? 0) - (load.get(b.id) ?? 0));
  return first?.id ?? null;
}
