import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { CardBrand } from '@myler/config/cards';
import { currency, moment } from './columns.ts';

/** The ledger of the sandbox payment gateway. No other code of the provider reads or writes it. */
export const sandboxLedger = pgTable(
  'sandbox_ledger',
  {
    key: text().primaryKey(),
    chargeId: text().notNull().unique(),
    outcome: text().$type<'charged' | 'declined' | 'requires-action'>().notNull(),
    declineCode: text(),
    /** Names the bank's page on which the cardholder confirms the payment. It stays after the answer. */
    confirmationId: text().unique(),
    amount: integer().notNull(),
    currency: currency().notNull(),
    /** Null in rows older than stored cards. */
    cardToken: text(),
    cardBrand: text().$type<CardBrand>().notNull(),
    cardLastFour: text().notNull(),
    cardExpiry: text().notNull(),
    createdAt: moment().notNull(),
    refundedAt: moment(),
  },
  (table) => [index('ledger_of_card').on(table.cardToken)],
);

/** The cards that the sandbox stores: what its bank does with each, and never a number. */
export const sandboxCards = pgTable('sandbox_cards', {
  token: text().primaryKey(),
  /** The key of the call that stored it. */
  key: text().notNull().unique(),
  behaviour: text().$type<'accept' | 'confirm' | 'decline'>().notNull(),
  cardBrand: text().$type<CardBrand>().notNull(),
  cardLastFour: text().notNull(),
  cardExpiry: text().notNull(),
  /** Of its number and expiry. Null in older rows. */
  fingerprint: text(),
  createdAt: moment().notNull(),
  deletedAt: moment(),
});
