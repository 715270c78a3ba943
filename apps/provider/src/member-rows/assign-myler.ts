import { and, asc, count, eq, isNotNull, ne } from 'drizzle-orm';
import { nightLine } from '@myler/config/contact';
import { ageOn } from '@myler/config/dates';
import { hasOwnMyler, hasThreeMylers, type MembershipId } from '@myler/config/memberships';
import { mylerWatches, mylerWatchNames, watchOf, type MylerWatch } from '@myler/config/mylers';
import { matchMylers } from '@myler/domain/matching';
import type { DocumentEntry } from '../content/document-entries.ts';
import { dayInLondon } from '../primitives/days.ts';
import type { Queryable } from '../store/database.ts';
import { children, documents, memberships, type MembershipRow } from '../store/schema.ts';

type Myler = DocumentEntry<'mylers'>;

/** The columns of a membership that say who looks after its member. */
export type Care = Pick<MembershipRow, 'mylerId' | 'mylers' | 'nightLine'>;

interface Wanted {
  membershipId: MembershipId;
  city: string | null;
  /** Dates of birth. */
  born: readonly string[];
  /** Who looks after the member already, and goes on, as far as the membership has somebody. */
  before?: Care;
  now: Date;
}

/** The same for a member whose children are stored. */
export async function careFor(
  db: Queryable,
  { userId, ...wanted }: Omit<Wanted, 'born'> & { userId: string },
): Promise<Care> {
  const born = await db.select({ on: children.dateOfBirth }).from(children).where(eq(children.userId, userId));
  return chooseCare(db, { ...wanted, born: born.map(({ on }) => on) });
}

/**
 * Who looks after a member: nobody but the desk in some tiers, one Myler in others, three in the rest, with their hours and a line
 * that one of them answers at any hour. In the member’s city, or among all, whoever knows children of these ages best leads; among
 * equals the one who leads the fewest. The other two are awake while that one sleeps.
 */
export async function chooseCare(db: Queryable, wanted: Wanted): Promise<Care> {
  const { membershipId, city, before } = wanted;
  const one = (mylerId: string | null): Care => ({ mylerId, mylers: null, nightLine: null });
  if (!hasOwnMyler(membershipId)) return one(null);
  const isThree = hasThreeMylers(membershipId);
  if (before?.mylerId && !isThree) return one(before.mylerId);
  // `before` may be the whole row.
  if (before?.mylerId && before.mylers)
    return { mylerId: before.mylerId, mylers: before.mylers, nightLine: before.nightLine };
  const all = (await rankedMylers(db, wanted)).map((myler) => ({ ...myler, watch: watchOf(myler.city) }));
  const lead = all.find(({ id }) => id === before?.mylerId) ?? all.find((myler) => myler.city === city) ?? all[0];
  if (!lead || !isThree) return one(lead?.id ?? null);
  const others = mylerWatchNames
    .filter((name) => name !== lead.watch)
    .flatMap((name) => all.find(({ watch }) => watch === name) ?? []);
  const three = [lead, ...others].map(({ id, watch }) => ({ id, ...hoursOf(watch) }));
  return { mylerId: lead.id, mylers: three, nightLine: nightLine.display };
}

const hoursOf = (watch: MylerWatch) => ({ from: mylerWatches[watch].from, until: mylerWatches[watch].until });

/** The best match for the children’s ages first, and among equals the one who leads the fewest members. */
async function rankedMylers(db: Queryable, { born, now }: Wanted): Promise<Myler[]> {
  const rows = await db
    .select({ data: documents.data })
    .from(documents)
    .where(eq(documents.kind, 'mylers'))
    .orderBy(asc(documents.position));
  const mylers = rows.map(({ data }) => data as Myler);
  const counted = await db
    .select({ mylerId: memberships.mylerId, members: count() })
    .from(memberships)
    .where(and(isNotNull(memberships.mylerId), ne(memberships.status, 'ended')))
    .groupBy(memberships.mylerId);
  const load = new Map(counted.map(({ mylerId, members }) => [mylerId, members]));
  const ages = born.map((date) => ageOn(date, dayInLondon(now)));
  const scores = new Map(
    matchMylers(
      mylers.map((myler) => ({ ...myler, hotels: [] })),
      { ages, match: true, city: '', language: '', specialism: '' },
    ).map(({ myler, score }) => [myler.id, score]),
  );
  const by = (of: ReadonlyMap<string | null, number>, { id }: Myler) => of.get(id) ?? 0;
  return mylers.toSorted((a, b) => by(scores, b) - by(scores, a) || by(load, a) - by(load, b));
}
