import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * How often something was tried within a time window: failed sign-ins of an account, emails to one recipient. It is in
 * the database, so that several providers count together.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A keyed hash, so that the table holds no email addresses and no network addresses. */
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (table) => [index('rate_limits_by_end').on(table.windowEndsAt)],
);
