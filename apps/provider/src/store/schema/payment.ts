import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { CardBrand } from '@myler/config/cards';
import { currency, moment } from './columns.ts';

/** The ledger of the sandbox payment gateway. No other code of the provider reads or writes it. */
export const sandboxLedger = pgTable('sandbox_ledger', {
  key: text().primaryKey(),
  chargeId: text().notNull().unique(),
  outcome: text().$type<'charged' | 'declined'>().notNull(),
  declineCode: text(),
  amount: integer().notNull(),
  currency: currency().notNull(),
  cardBrand: text().$type<CardBrand>().notNull(),
  cardLastFour: text().notNull(),
  cardExpiry: text().notNull(),
  createdAt: moment().notNull(),
  refundedAt: moment(),
});
