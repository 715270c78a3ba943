import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { membershipId, moment } from './columns.ts';
import { users } from './users.ts';

export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Hash of the enquiry: the same enquiry within a day is stored once. Null in rows older than this column. */
    fingerprint: text().unique(),
    source: text().notNull(),
    /** Of a member who wrote it in the account, and with whom it is deleted. Null for enquiries of visitors. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    phoneNumber: text(),
    countryCode: text(),
    organisation: text(),
    membershipId: membershipId(),
    /** The hotel that a visitor asked about, and the Myler who slept there. */
    hotelId: text(),
    mylerId: text(),
    /** When the family would travel, and who would, as the visitor sent it: "October", "2 adults, children of 2 and 7". */
    travelDates: text(),
    family: text(),
    message: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('leads_of_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
  ],
);
