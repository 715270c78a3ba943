import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AttemptOutcome } from '@myler/api-client/contract';
import { currency, membershipId, moment } from './columns.ts';

/**
 * One row per idempotency key, for registrations, upgrades and purchases of gift cards. It stores the price at that time and the
 * final response. It stores the request only while the bank waits for the cardholder's confirmation.
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
    /** Names the bank's page, while the cardholder has to confirm the payment, and the moment at which we stop waiting. */
    confirmationId: text(),
    confirmBy: moment(),
    /** What is needed to finish after the confirmation, in a form of each kind. Neither card number nor password. */
    request: jsonb().$type<object>(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('attempts_running')
      .on(table.leaseUntil)
      .where(sql`${table.state} = 'running'`),
    index('attempts_waiting')
      .on(table.confirmBy)
      .where(sql`${table.request} is not null`),
    // Nothing of a request outlives its answer, whatever code forgets to delete it.
    check('attempts_request', sql`${table.request} is null or ${table.state} in ('running', 'requires-action')`),
  ],
);
