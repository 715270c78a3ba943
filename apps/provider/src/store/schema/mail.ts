import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { jsonOf, moment } from './columns.ts';

/** The outbox: a mail is inserted in the transaction of its cause, and written and sent later. */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    recipient: text().notNull(),
    /** The template that writes it, and its data, which that template parses. */
    template: text(),
    data: jsonOf(z.unknown()),
    /** The links and codes that let somebody in, encrypted until it is sent or given up, and then null. */
    sealed: text(),
    /** The whole text, as a provider of the release before queues it, parsed when it is sent; null in all others. A later release drops these. */
    subject: text(),
    body: text(),
    content: jsonOf(z.unknown()),
    headers: jsonOf(z.record(z.string(), z.string())),
    createdAt: moment().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: moment().notNull(),
    sentAt: moment(),
    lastError: text(),
  },
  (table) => [
    index('mail_to_send')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null`),
    // The job that deletes old mails looks for them every minute.
    index('mail_by_age').on(table.createdAt),
  ],
);
