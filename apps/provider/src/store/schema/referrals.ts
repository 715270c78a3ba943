import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { CreditEntryKind, ReferralState } from '@myler/config/referrals';
import { currency, moment } from './columns.ts';
import { payments } from './payments.ts';
import { userId } from './user-id.ts';

/** A friend who has joined with a member's code. What the member gets for it is decided once, after the friend's fourteen days. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The member whose code it is. */
    userId: userId(),
    /** Of the friend, for joining. It stays when the friend's account is closed. */
    paymentKey: uuid()
      .notNull()
      .unique()
      .references(() => payments.key, { onDelete: 'cascade' }),
    /** What is credited after the fourteen days, in the currency of the member. */
    amount: integer().notNull(),
    currency: currency().notNull(),
    joinedAt: moment().notNull(),
    state: text().$type<ReferralState>().notNull().default('waiting'),
  },
  (table) => [
    index('referrals_of_user').on(table.userId),
    // The lifecycle looks for what is to be credited every minute.
    index('referrals_waiting')
      .on(table.joinedAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

export type ReferralRow = typeof referrals.$inferSelect;

/** The ledger of a member's credit. Its sum is the credit; a row is never changed. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    /** In the order in which they were written: several are of one moment. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    kind: text().$type<CreditEntryKind>().notNull(),
    /** In minor units of the membership's currency: above zero what is added, below zero what is taken. */
    amount: integer().notNull(),
    /** The friend's payment for what is earned or withdrawn, the member's own for what is used or returned, none for what is lost. */
    paymentKey: uuid(),
    at: moment().notNull(),
  },
  (table) => [
    // Nothing is earned, used or returned twice for one payment, whoever writes it.
    unique('credit_entries_once').on(table.paymentKey, table.kind),
    index('credit_entries_of_user').on(table.userId),
  ],
);

export type CreditEntryRow = typeof creditEntries.$inferSelect;
