import { and, desc, eq, gt, gte, isNotNull, isNull } from 'drizzle-orm';
import type { MemberMembership } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import { chosenDocuments } from '../content/documents.ts';
import { dayInLondon } from '../primitives/days.ts';
import { hashToken } from '../primitives/tokens.ts';
import type { Database, Queryable } from '../store/database.ts';
import { deskTasks, type DeskTaskRow } from '../store/schema.ts';

/**
 * Notes that somebody has written, by the link of the email that asked for it. Pressed again it stays as it is.
 *
 * @throws {Problem} 410 `link-over`
 */
export async function noteWritten(db: Database, token: string, now: Date): Promise<void> {
  const isOfLink = and(eq(deskTasks.tokenHash, hashToken(token)), gt(deskTasks.expiresAt, now));
  await db
    .update(deskTasks)
    .set({ writtenAt: now })
    .where(and(isOfLink, isNull(deskTasks.writtenAt)));
  if ((await db.$count(deskTasks, isOfLink)) > 0) return;
  throw new Problem(
    410,
    'This link is older than thirty days or not complete, or the membership or upgrade that it was about has ended. There is nothing left to note.',
    { code: 'link-over' },
  );
}

/**
 * The same for the desk, by the id in its list.
 *
 * @throws {Error} when there is no such row
 */
export async function noteWrittenByDesk(db: Database, id: string, now: Date): Promise<void> {
  const isIt = eq(deskTasks.id, id);
  await db
    .update(deskTasks)
    .set({ writtenAt: now })
    .where(and(isIt, isNull(deskTasks.writtenAt)));
  if ((await db.$count(deskTasks, isIt)) === 0) throw new Error(`Nothing with the id ${id} is due or was written.`);
}

/** Who last wrote to a member, and who writes next, until the day is over. */
export async function contactWith(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<Pick<MemberMembership, 'wrote' | 'writes'>> {
  const ofMember = eq(deskTasks.userId, userId);
  const [written] = await db
    .select()
    .from(deskTasks)
    .where(and(ofMember, isNotNull(deskTasks.writtenAt)))
    .orderBy(desc(deskTasks.writtenAt))
    .limit(1);
  const [open] = await db
    .select()
    .from(deskTasks)
    .where(and(ofMember, isNull(deskTasks.writtenAt), gte(deskTasks.dueOn, dayInLondon(now))))
    .orderBy(deskTasks.dueOn)
    .limit(1);
  const ids = [...new Set([written, open].flatMap((task) => task?.mylerId ?? []))];
  const { items } = await chosenDocuments(db, 'mylers', ids, { page: 1, limit: ids.length });
  const named = ({ mylerId }: DeskTaskRow) => {
    const myler = items.find(({ id }) => id === mylerId);
    return myler ? { name: myler.name } : {};
  };
  return {
    ...(written?.writtenAt ? { wrote: { ...named(written), on: dayInLondon(written.writtenAt) } } : {}),
    ...(open ? { writes: { ...named(open), on: open.dueOn } } : {}),
  };
}

/** What the desk was told of a member, and when somebody wrote. */
export async function writtenTo(db: Queryable, userId: string) {
  const rows = await db.select().from(deskTasks).where(eq(deskTasks.userId, userId)).orderBy(desc(deskTasks.createdAt));
  return rows.map(({ kind, createdAt, dueOn, writtenAt }) => ({
    about: kind,
    toldAt: createdAt.toISOString(),
    writesBy: dueOn,
    ...(writtenAt ? { wroteAt: writtenAt.toISOString() } : {}),
  }));
}
