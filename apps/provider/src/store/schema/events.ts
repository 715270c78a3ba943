import { index, pgTable, text } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { jsonOf, moment } from './columns.ts';

export const events = pgTable(
  'events',
  {
    messageId: text().primaryKey(),
    type: text().notNull(),
    name: text().notNull(),
    anonymousId: text(),
    userId: text(),
    sentAt: text().notNull(),
    properties: jsonOf(z.record(z.string(), z.unknown())).notNull(),
    receivedAt: moment().notNull(),
  },
  (table) => [
    // The job that deletes old events looks for them every minute.
    index('events_by_age').on(table.receivedAt),
    // For the export of a member.
    index('events_by_member').on(table.userId, table.receivedAt),
  ],
);
