import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { addDays } from '@myler/config/dates';
import { findDocument } from '../content/documents.ts';
import { deskHeading, deskLateEmail, deskShortHeading } from '../mail/emails/desk.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { dayInLondon } from '../primitives/days.ts';
import type { Database, Queryable } from '../store/database.ts';
import { deskTasks, leads, memberships, users, type DeskTaskRow } from '../store/schema.ts';

/** The hour in London at which, on the last day, the lead of the desk is told. */
const NOON = 12;

/** What nobody has said that they wrote, the earliest first, with whom it is about. */
export interface DueTask {
  id: string;
  kind: DeskTaskRow['kind'];
  dueOn: string;
  /** Whether the lead was told. */
  isLate: boolean;
  heading: string;
  shortHeading: string;
  email: string;
  mylerName: string | undefined;
  memberNumber: string | undefined;
}

/** What is to be written, for the desk's list. */
export async function listDue(db: Database): Promise<DueTask[]> {
  const rows = await db
    .select()
    .from(deskTasks)
    .where(isNull(deskTasks.writtenAt))
    .orderBy(asc(deskTasks.dueOn), asc(deskTasks.createdAt));
  const due: DueTask[] = [];
  for (const row of rows) due.push(await describe(db, row));
  return due;
}

/** Tells the lead of the desk, once each, of what nobody has said in time that they wrote. */
export async function tellLeadOfLate(db: Database, now: Date, tell: (work: Promise<void>) => Promise<unknown>) {
  const isLate = and(isNull(deskTasks.writtenAt), isNull(deskTasks.leadToldAt), lte(deskTasks.dueOn, lastLateDay(now)));
  const late = await db.select({ id: deskTasks.id }).from(deskTasks).where(isLate);
  for (const { id } of late)
    await tell(
      db.transaction(async (tx) => {
        // Whoever sets it sends the email: it may have been written meanwhile, or another provider may be at it.
        const [task] = await tx
          .update(deskTasks)
          .set({ leadToldAt: now })
          .where(and(eq(deskTasks.id, id), isLate))
          .returning();
        if (!task) return;
        const { id: taskId, dueOn: by, isLate: _, ...about } = await describe(tx, task);
        await enqueueMail(tx, deskLateEmail({ taskId, by, ...about }), now);
      }),
    );
}

/** The last day whose noon in London is over. */
function lastLateDay(now: Date): string {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit' }).format(now));
  const today = dayInLondon(now);
  return hour >= NOON ? today : addDays(today, -1);
}

async function describe(db: Queryable, task: DeskTaskRow): Promise<DueTask> {
  const { id, kind, dueOn, leadToldAt, mylerId, userId, leadId } = task;
  const [member] = userId
    ? await db.select().from(users).innerJoin(memberships, eq(memberships.userId, users.id)).where(eq(users.id, userId))
    : [];
  const [lead] = leadId ? await db.select().from(leads).where(eq(leads.id, leadId)) : [];
  const person = member
    ? { name: `${member.users.firstName} ${member.users.lastName}`, email: member.users.email }
    : { name: lead?.organisation ?? lead?.name ?? '', email: lead?.email ?? '' };
  const source = kind === 'enquiry' ? (lead?.source as 'hotel' | undefined) : undefined;
  const membership = member?.memberships;
  const event = { kind, userId, person, membership, source, shared: {} };
  return {
    id,
    kind,
    dueOn,
    isLate: leadToldAt !== null,
    heading: deskHeading(event),
    shortHeading: deskShortHeading(event),
    email: person.email,
    mylerName: mylerId ? (await findDocument(db, 'mylers', mylerId))?.name : undefined,
    memberNumber: membership?.memberNumber,
  };
}
