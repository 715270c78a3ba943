import { boolean, date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  /** The address in lower case, so that an address belongs to one member however it is typed. */
  emailKey: text().notNull().unique(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  /** Null, like date of birth and city, once a first reset has forgotten what was entered (`accounts/forget-details.ts`). */
  phoneNumber: text(),
  passwordHash: text().notNull(),
  dateOfBirth: date(),
  countryCode: text().notNull(),
  cityId: text(),
  cityName: text(),
  instagramConsent: boolean().notNull(),
  instagramUsername: text(),
  whatsAppConsent: boolean().notNull(),
  termsAcceptedAt: moment().notNull(),
  termsVersion: text().notNull(),
  formType: text().notNull(),
  /** For receipts. */
  companyName: text(),
  taxNumber: text(),
  street: text(),
  postalCode: text(),
  /** The mailbox that gets the receipts of a company's membership too. */
  invoiceEmail: text(),
  /** What the member is in the company. */
  role: text(),
  createdAt: moment().notNull(),
  /** When something was first done that needs the mailbox; null while the address may be somebody else's. */
  mailboxProvenAt: moment(),
});

export type UserRow = typeof users.$inferSelect;
