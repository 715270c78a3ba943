import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Which process does a job at the moment. Another one takes over when the lease has ended. */
export const jobLeases = pgTable('job_leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  leaseUntil: moment().notNull(),
});
