import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** One row per secret: which one this database is used with. The secrets themselves are never stored. */
export const secretFingerprints = pgTable('secret_fingerprints', {
  /** The name of the variable: "SESSION_KEY". */
  variable: text().primaryKey(),
  /** A keyed hash of the secret. For gift codes those of all keys that made some, with spaces between them. */
  fingerprint: text().notNull(),
  /** When the newest became that. */
  recordedAt: moment().notNull(),
});
