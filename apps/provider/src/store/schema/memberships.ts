import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CardBrand } from '@myler/config/cards';
import { currency, membershipId, moment } from './columns.ts';
import { userId } from './user-id.ts';

export const memberships = pgTable('memberships', {
  id: uuid().primaryKey().defaultRandom(),
  userId: userId().unique(),
  membershipId: membershipId().notNull(),
  currency: currency().notNull(),
  price: integer().notNull(),
  discount: integer().notNull(),
  /** The amount that a gift card paid. */
  gift: integer().notNull().default(0),
  paid: integer().notNull(),
  /** Null when codes covered the whole price. */
  chargeId: text().unique(),
  cardBrand: text().$type<CardBrand>(),
  cardLastFour: text(),
  cardExpiry: text(),
  startsOn: date().notNull(),
  renewsOn: date().notNull(),
});

export const children = pgTable(
  'children',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    position: integer().notNull(),
    firstName: text().notNull(),
    dateOfBirth: date().notNull(),
  },
  (table) => [index('children_of_user').on(table.userId)],
);

/** A member uses one code, once: when joining. An address joins once. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    userId: userId().primaryKey(),
    code: text().notNull(),
    discount: integer().notNull(),
    currency: currency().notNull(),
    usedAt: moment().notNull(),
  },
  (table) => [index('uses_of_coupon').on(table.code)],
);
