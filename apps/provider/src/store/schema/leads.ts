import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { membershipId, moment } from './columns.ts';

export const leads = pgTable('leads', {
  id: uuid().primaryKey().defaultRandom(),
  /** Hash of the enquiry: the same enquiry within a day is stored once. Null in rows older than this column. */
  fingerprint: text().unique(),
  source: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phoneNumber: text(),
  countryCode: text(),
  organisation: text(),
  membershipId: membershipId(),
  message: text().notNull(),
  createdAt: moment().notNull(),
});
