import { and, eq } from 'drizzle-orm';
import { addDays, formatDate } from '@myler/config/dates';
import { LEGAL_NOTICE_DAYS } from '../content/legal-entry.ts';
import { findDocument } from '../content/documents.ts';
import type { DocumentEntry } from '../content/document-entries.ts';
import { dayInLondon } from '../primitives/days.ts';
import type { Queryable } from '../store/database.ts';
import { documents, legalNotices } from '../store/schema.ts';
import { hadMembersOn } from './bound-members.ts';

export type LegalEntry = DocumentEntry<'legal'>;
export type NextVersion = NonNullable<LegalEntry['next']>;

/** The last day on which members may be written to about a version. */
export const lastDayToTell = ({ effectiveOn }: Pick<NextVersion, 'effectiveOn'>) =>
  addDays(effectiveOn, -LEGAL_NOTICE_DAYS);

/**
 * A legal text as it holds at a moment. The version that comes takes its place on its day only if every member was written to
 * thirty days before; otherwise what held goes on, and from that day on no version is said to come.
 */
export async function legalTextAt(db: Queryable, id: string, now: Date): Promise<LegalEntry | undefined> {
  const entry = await findDocument(db, 'legal', id);
  if (!entry?.next || dayInLondon(now) < entry.next.effectiveOn) return entry;
  const { next, ...text } = entry;
  if (!(await wereTold(db, id, next))) return text;
  const { sections: changed, ...version } = next;
  const isNew = ({ id: of }: { id: string }) => !text.sections.some((section) => section.id === of);
  return {
    ...text,
    versions: [version, ...text.versions],
    sections: [
      ...text.sections.map((section) => changed.find((each) => each.id === section.id) ?? section),
      ...changed.filter(isNew),
    ],
  };
}

/** The terms as they hold. */
export async function termsAt(db: Queryable, now: Date): Promise<LegalEntry> {
  const terms = await legalTextAt(db, 'terms-and-conditions', now);
  if (!terms) throw new Error('The store has no terms and conditions; content/legal.json was not read in.');
  return terms;
}

/** What a member accepts: the newest of the versions that hold. */
export async function termsVersionAt(db: Queryable, now: Date): Promise<string> {
  return newestOf(await termsAt(db, now)).version;
}

/** @throws {Error} for a text of which no version holds */
export function newestOf({ id, versions: [newest] }: LegalEntry): LegalEntry['versions'][number] {
  if (!newest) throw new Error(`No version of ${id} holds; content/legal.json names none.`);
  return newest;
}

/**
 * For the start: a version that is said to hold was announced to every member in time.
 *
 * @throws {Error} when it was not
 */
export async function assertMembersWereTold(db: Queryable): Promise<void> {
  const rows = await db
    .select({ id: documents.id, data: documents.data })
    .from(documents)
    .where(eq(documents.kind, 'legal'));
  for (const { id, data } of rows) {
    const [newest] = (data as LegalEntry).versions;
    if (!newest?.announcedOn || (await wereTold(db, id, newest))) continue;
    throw new Error(
      `Version ${newest.version} of ${id} is among those that hold, and members were not written to by ${formatDate(lastDayToTell(newest))}. Put it under "next" in content/legal.json with a later date, and run the command "notice".`,
    );
  }
}

/** Whether every member who could not see a version announced was written to in time. */
async function wereTold(
  db: Queryable,
  textId: string,
  version: Pick<NextVersion, 'version' | 'effectiveOn'>,
): Promise<boolean> {
  const [notice] = await db
    .select()
    .from(legalNotices)
    .where(and(eq(legalNotices.textId, textId), eq(legalNotices.version, version.version)));
  const lastDay = lastDayToTell(version);
  if (notice?.completedOn && notice.completedOn <= lastDay) return true;
  // Whoever has joined since has seen it announced.
  return !(await hadMembersOn(db, lastDay));
}
