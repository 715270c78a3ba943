import { createHash } from 'node:crypto';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { formatDate } from '@myler/config/dates';
import { findDocument } from '../content/documents.ts';
import { textChangesEmail } from '../mail/emails/text-changes.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { dayInLondon } from '../primitives/days.ts';
import type { Database } from '../store/database.ts';
import { legalNoticeRecipients, legalNotices, users } from '../store/schema.ts';
import { isBound, isOnCard } from './bound-members.ts';
import { lastDayToTell, type LegalEntry, type NextVersion } from './holding.ts';

/** Members of one transaction, as of an issue of the newsletter. */
const BATCH = 50;

export interface NoticeDeps {
  db: Database;
  now: () => Date;
  publicOrigin: string;
}

type Announced = LegalEntry & { next: NextVersion };

/** @throws {Error} when there is no such text, or none of its versions is to come */
export async function announcedText(db: Database, id: string): Promise<Announced> {
  const text = await findDocument(db, 'legal', id);
  if (!text) throw new Error(`There is no legal text "${id}".`);
  if (!text.next) throw new Error(`No version of ${id} is to come: content/legal.json has no "next" in it.`);
  return { ...text, next: text.next };
}

/**
 * Puts an email about the version that comes in the outbox, once for every member and every person on a card. The next run continues after a killed one,
 * and simultaneous runs share the work. Once everybody has it, it is complete: whoever joins later has seen it announced.
 *
 * @param onProgress is called after each transaction with the number of emails that this run put in the outbox
 * @throws {Error} when fewer than thirty days are left, or when the version has changed since writing began
 */
export async function sendNotice(
  deps: NoticeDeps,
  text: Announced,
  onProgress: (queued: number) => void = () => undefined,
): Promise<{ recipients: number; queued: number }> {
  const { db } = deps;
  const isCompleted = await begin(deps, text);
  const queued = isCompleted ? 0 : await queueAll(deps, text, onProgress);
  return { recipients: await db.$count(legalNoticeRecipients, isOf(legalNoticeRecipients, text)), queued };
}

/** @returns how many emails this run put in the outbox */
async function queueAll(deps: NoticeDeps, text: Announced, onProgress: (queued: number) => void): Promise<number> {
  let queued = 0;
  for (;;) {
    const batch = await queueBatch(deps, text);
    if (batch === 'nobody-left') break;
    queued += batch;
    onProgress(queued);
  }
  await deps.db
    .update(legalNotices)
    .set({ completedOn: dayInLondon(deps.now()) })
    .where(isOf(legalNotices, text));
  return queued;
}

/** The number of members, and of people on their cards, who are not written to yet. */
export const countUntold = (db: Database, text: Announced): Promise<number> => db.$count(users, isUntold(db, text));

/** @returns whether an earlier run has written to everybody */
async function begin({ db, now }: NoticeDeps, { id: textId, next }: Announced): Promise<boolean> {
  const contentHash = createHash('sha256').update(JSON.stringify(next)).digest('base64url');
  const key = { textId, version: next.version };
  await db
    .insert(legalNotices)
    .values({ ...key, contentHash, startedAt: now() })
    .onConflictDoNothing();
  const [notice] = await db
    .select()
    .from(legalNotices)
    .where(and(eq(legalNotices.textId, textId), eq(legalNotices.version, next.version)));
  if (notice?.contentHash !== contentHash)
    throw new Error(
      `Version ${next.version} of ${textId} has changed since writing began: put it back as it was, or give it another number and date.`,
    );
  if (notice.completedOn) return true;
  const lastDay = lastDayToTell(next);
  if (dayInLondon(now()) > lastDay)
    throw new Error(
      `Version ${next.version} of ${textId} is to hold from ${formatDate(next.effectiveOn)}, so the last day to write was ${formatDate(lastDay)}. Give it a later date.`,
    );
  return false;
}

/** @returns how many emails of a batch this run put in the outbox; a simultaneous run may have taken the rest */
function queueBatch({ db, now, publicOrigin }: NoticeDeps, text: Announced): Promise<number | 'nobody-left'> {
  const { id: textId, title, next, versions } = text;
  const { version, effectiveOn, changes } = next;
  return db.transaction(async (tx) => {
    const members = await tx
      .select({ id: users.id, email: users.email, firstName: users.firstName, isOnCard: isOnCard(db) })
      .from(users)
      .where(isUntold(db, text))
      .orderBy(users.id)
      .limit(BATCH);
    if (members.length === 0) return 'nobody-left';
    const inserted = await tx
      .insert(legalNoticeRecipients)
      .values(members.map(({ id: userId }) => ({ textId, version, userId, queuedAt: now() })))
      .onConflictDoNothing()
      .returning({ userId: legalNoticeRecipients.userId });
    const claimed = new Set(inserted.map(({ userId }) => userId));
    for (const { isOnCard: isOnOthersCard, ...user } of members.filter(({ id }) => claimed.has(id))) {
      const about = { text: { id: textId, title }, version, holds: versions[0]?.version, effectiveOn, changes };
      await enqueueMail(tx, textChangesEmail({ user, isOnOthersCard, ...about, publicOrigin }), now());
    }
    return claimed.size;
  });
}

const isOf = (
  table: Pick<typeof legalNotices, 'textId' | 'version'> | Pick<typeof legalNoticeRecipients, 'textId' | 'version'>,
  { id, next }: Announced,
) => and(eq(table.textId, id), eq(table.version, next.version));

function isUntold(db: Database, text: Announced) {
  const isTold = db
    .select({ one: sql`1` })
    .from(legalNoticeRecipients)
    .where(and(isOf(legalNoticeRecipients, text), eq(legalNoticeRecipients.userId, users.id)));
  return and(isBound(db), notExists(isTold));
}
