import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Subscribers to the newsletter. Unsubscribing deletes the row. */
export const subscribers = pgTable('subscribers', {
  emailKey: text().primaryKey(),
  email: text().notNull(),
  state: text().$type<'pending' | 'confirmed'>().notNull(),
  confirmHash: text().unique(),
  confirmExpiresAt: moment(),
  /** When it was first asked for. Null in what was asked for before this was kept. */
  since: moment(),
  unsubscribeHash: text().notNull().unique(),
  /** That of the session key before, so that the links in older mails work too. */
  previousUnsubscribeHash: text().unique(),
  changedAt: moment().notNull(),
});

/** An issue of the newsletter whose sending has begun. */
export const newsletterIssues = pgTable('newsletter_issues', {
  /** The name of its file without extension. */
  id: text().primaryKey(),
  /** The Thursday on which it is sent. */
  date: date().notNull(),
  /** Hash of the file when sending began, so that all recipients get the same text. */
  contentHash: text().notNull(),
  startedAt: moment().notNull(),
  /** Null while some recipients are missing. */
  completedAt: moment(),
});

/** Recipients whose mail is in the outbox, so that a run after a killed one does not repeat them. */
export const newsletterRecipients = pgTable(
  'newsletter_recipients',
  {
    issueId: text()
      .notNull()
      .references(() => newsletterIssues.id),
    /** The subscriber's `unsubscribeHash`, because addresses must not remain here after unsubscribing. */
    recipient: text().notNull(),
    queuedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.issueId, table.recipient] })],
);
