import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PaymentKind } from '@myler/config/account';
import type { CardBrand } from '@myler/config/cards';
import * as z from 'zod/mini';
import { currency, jsonOf, membershipId, moment } from './columns.ts';
import { users } from './users.ts';

/** What a member has paid: for joining, a renewal, an upgrade. It stays without the member when the account is closed. */
export const payments = pgTable(
  'payments',
  {
    /** The idempotency key of its charge. */
    key: uuid().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<PaymentKind>().notNull(),
    membershipId: membershipId().notNull(),
    /** The membership before an upgrade. */
    fromMembershipId: membershipId(),
    currency: currency().notNull(),
    /** The whole price, of which discount, gift and credit are parts. */
    price: integer().notNull(),
    discount: integer().notNull().default(0),
    gift: integer().notNull().default(0),
    giftCardId: uuid(),
    /** The part that the credit for friends takes off. */
    credit: integer().notNull().default(0),
    paid: integer().notNull(),
    chargeId: text().unique(),
    cardBrand: text().$type<CardBrand>(),
    cardLastFour: text(),
    /** The days that it pays for. */
    periodFrom: date().notNull(),
    periodUntil: date().notNull(),
    paidAt: moment().notNull(),
    /** Set in the transaction that decides on the refund; the money follows. */
    refundedAt: moment(),
    /** When the gateway and the gift card have it back. */
    refundDoneAt: moment(),
  },
  (table) => [
    index('payments_of_user').on(table.userId, table.paidAt),
    // The lifecycle looks for refunds to send every minute.
    index('payments_to_refund')
      .on(table.refundedAt)
      .where(sql`${table.refundedAt} is not null and ${table.refundDoneAt} is null`),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;

/** To whom a receipt is issued, as it was on that day. */
const receiptAddress = z.object({
  name: z.string(),
  city: z.optional(z.string()),
  countryCode: z.string(),
  companyName: z.optional(z.string()),
  street: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  taxNumber: z.optional(z.string()),
});
export type ReceiptAddress = z.output<typeof receiptAddress>;

/** Receipts and credit notes, numbered without gaps. What they say is never changed. */
export const receipts = pgTable(
  'receipts',
  {
    number: integer().primaryKey(),
    kind: text().$type<'receipt' | 'credit-note'>().notNull(),
    paymentKey: uuid()
      .notNull()
      .references(() => payments.key),
    issuedOn: date().notNull(),
    issuedTo: jsonOf(receiptAddress).notNull(),
    /** Whether its member sees the name and the country only: somebody else may have entered the rest. */
    isAbridged: boolean().notNull().default(false),
  },
  (table) => [index('receipts_of_payment').on(table.paymentKey)],
);

/** The last number of each sequence without gaps. Its row is locked until the number's transaction ends. */
export const sequences = pgTable('sequences', { name: text().primaryKey(), last: integer().notNull() });
