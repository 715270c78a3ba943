import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AttemptOutcome } from '@myler/api-client/contract';
import { currency, membershipId, moment } from './columns.ts';

/**
 * One row per idempotency key, for registrations, upgrades and purchases of gift cards. It stores the price at that time and the
 * final response, never the request.
 */
export const attempts = pgTable(
  'attempts',
  {
    key: uuid().primaryKey(),
    kind: text().$type<'join' | 'gift-card' | 'upgrade'>().notNull().default('join'),
    /** HMAC of the request body without card number and security code. */
    bodyMac: text().notNull(),
    state: text().$type<Exclude<AttemptOutcome['status'], 'unknown'>>().notNull(),
    /** The lease: which run works on it, and until when no other run may. Another run takes over after a crash. */
    holder: text().notNull(),
    leaseUntil: moment().notNull(),
    /** Null for a gift card that holds an amount. */
    membershipId: membershipId(),
    currency: currency().notNull(),
    price: integer().notNull(),
    discount: integer().notNull(),
    couponCode: text(),
    /** The amount that a gift card pays, and which card. It is taken only when the registration succeeds. */
    gift: integer().notNull().default(0),
    giftCardId: uuid(),
    answerStatus: integer(),
    answerBody: text(),
    message: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('attempts_running')
      .on(table.leaseUntil)
      .where(sql`${table.state} = 'running'`),
  ],
);
