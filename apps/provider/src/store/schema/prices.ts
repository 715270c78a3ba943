import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@myler/config/currencies';
import type { CouponKind, MembershipId } from '@myler/config/memberships';
import { currency, membershipId, seededJson } from './columns.ts';

export const prices = pgTable(
  'prices',
  { membershipId: membershipId().notNull(), currency: currency().notNull(), amount: integer().notNull() },
  (table) => [primaryKey({ columns: [table.membershipId, table.currency] })],
);

export const coupons = pgTable('coupons', {
  code: text().primaryKey(),
  kind: text().$type<CouponKind>().notNull(),
  percent: integer().notNull(),
  label: text().notNull(),
  /** Null for all memberships. */
  membershipIds: seededJson().$type<MembershipId[]>(),
  currencies: seededJson().$type<CurrencyCode[]>(),
  /** The last day on which it is valid, UTC. */
  lastDay: date(),
  /** How many members may use it; null for any number. The uses are in `coupon_uses`. */
  maxUses: integer(),
});
