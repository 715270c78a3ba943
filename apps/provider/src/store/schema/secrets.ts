import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** One row per secret: what it was when this database was first used with it. The secrets themselves are never stored. */
export const secretFingerprints = pgTable('secret_fingerprints', {
  /** The name of the variable: "SESSION_KEY". */
  variable: text().primaryKey(),
  fingerprint: text().notNull(),
  recordedAt: moment().notNull(),
});
