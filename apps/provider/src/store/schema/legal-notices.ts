import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { userId } from './user-id.ts';

/** A version of a legal text of which the members are being told, or were. */
export const legalNotices = pgTable(
  'legal_notices',
  {
    textId: text().notNull(),
    version: text().notNull(),
    /** Of the version when writing began, so that everybody is told the same. */
    contentHash: text().notNull(),
    startedAt: moment().notNull(),
    /** The day in London on which the last member was written to; null while some are missing. */
    completedOn: date(),
  },
  (table) => [primaryKey({ columns: [table.textId, table.version] })],
);

/** Members whose email is in the outbox, so that a run after a killed one does not repeat them. */
export const legalNoticeRecipients = pgTable(
  'legal_notice_recipients',
  {
    textId: text().notNull(),
    version: text().notNull(),
    userId: userId(),
    queuedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.textId, table.version, table.userId] }),
    index('legal_notices_of_user').on(table.userId),
  ],
);
