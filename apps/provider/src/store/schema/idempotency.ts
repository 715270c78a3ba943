import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AttemptOutcome } from '@myler/api-client/contract';
import type { ProviderEndpoints } from '@myler/api-client/endpoints';
import { currency, membershipId, moment, versionedJson } from './columns.ts';
import { users } from './users.ts';

/** The calls that are done once for a key. */
export type IdempotentEndpoint = {
  [Name in keyof ProviderEndpoints]: ProviderEndpoints[Name] extends { idempotent: true } ? Name : never;
}[keyof ProviderEndpoints];

/** One row per idempotency key: what it is bound to, and the random key that stands for it everywhere else. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  /** SHA-256, in hexadecimal. The key itself is not stored. */
  keyHash: text().primaryKey(),
  purpose: text().$type<IdempotentEndpoint>().notNull(),
  /** Of a member's own call; null for calls of visitors. */
  userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
  /** HMAC of the request body, with the member's id, without the card's number and security code. */
  bodyMac: text().notNull(),
  /** HMAC of the gateway's fingerprint of the card; null without a card, and in rows older than this table. */
  cardMac: text(),
  /** Names the attempt, its charge, its gift card or what was spent. */
  attemptKey: uuid().notNull().unique(),
  createdAt: moment().notNull(),
});

/**
 * The cards that the gateway may store for us: a row for each attempt, from before its card is sent until the card pays for
 * nothing and is forgotten (`payment/forget-cards.ts`).
 */
export const gatewayCards = pgTable('gateway_cards', {
  /** Of the attempt. Random for a card that was stored before this table. */
  key: uuid().primaryKey(),
  /** Null while the attempt runs. */
  token: text().unique(),
});

/** Charges that are given back, by the keys of their attempts and renewals (`payment/owed-refunds.ts`). */
export const owedRefunds = pgTable('owed_refunds', {
  key: uuid().primaryKey(),
  owedAt: moment().notNull(),
});

/**
 * One row per attempt to register, to upgrade, to buy a gift card or to store a card. It stores the price at that time and the
 * final response. It stores the request only while the bank waits for the cardholder's confirmation.
 */
export const attempts = pgTable(
  'attempts',
  {
    /** Random. It is the key of its charge too. */
    key: uuid().primaryKey(),
    kind: text().$type<'join' | 'gift-card' | 'upgrade' | 'card'>().notNull().default('join'),
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
    /** What the member's credit for friends takes off. It is used only when the attempt succeeds. */
    credit: integer().notNull().default(0),
    /** Of the code that was typed: a new one ends what waits with it. Null in what began before it was kept. */
    giftCodeVersion: integer(),
    answerStatus: integer(),
    answerBody: text(),
    message: text(),
    /** Names the bank's page, while the cardholder has to confirm the payment, and the moment at which we stop waiting. */
    confirmationId: text(),
    confirmBy: moment(),
    /** What is needed to finish after the confirmation, in a form of each kind. Neither card number nor password. */
    request: versionedJson(),
    /** How often finishing it has failed, after the bank's confirmation. */
    failedFinishes: integer().notNull().default(0),
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
