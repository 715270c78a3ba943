import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { GiftCardOrder } from '@myler/api-client/contract';
import type { CardBrand } from '@myler/config/cards';
import type { GiftCardDesignId } from '@myler/config/gift-cards';
import { currency, membershipId, moment } from './columns.ts';

/** A gift card and its order. Its code is derived from `id` and the provider's key; only the code's HMAC is stored. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** For telephone calls. It gives no access to anything. */
    reference: text().notNull().unique(),
    /** The random key of its attempt and of its charge. */
    attemptKey: uuid().notNull().unique(),
    status: text().$type<GiftCardOrder['status']>().notNull(),
    design: text().$type<GiftCardDesignId>().notNull(),
    currency: currency().notNull(),
    /** The price that was paid. */
    amount: integer().notNull(),
    /** Null for a card that holds an amount. */
    membershipId: membershipId(),
    recipientName: text().notNull(),
    recipientEmail: text().notNull(),
    senderName: text().notNull(),
    senderEmail: text().notNull(),
    message: text().notNull(),
    /** The recipient's date and time zone; null for a card that was sent immediately. */
    deliverOn: date(),
    timeZone: text(),
    deliverAt: moment().notNull(),
    cardBrand: text().$type<CardBrand>().notNull(),
    cardLastFour: text().notNull(),
    cardExpiry: text().notNull(),
    /** Keyed hash of the gateway's fingerprint of the card that paid, by which a code for new members is given once. Null in older rows. */
    cardHash: text(),
    /** Raised when a lost code is replaced: each version has another code, and only the newest is valid. */
    codeVersion: integer().notNull().default(0),
    /** Null until the card is delivered, so that it cannot be spent before. */
    codeHash: text().unique(),
    /** What was not spent, also once it has lapsed. */
    balance: integer().notNull(),
    /** The part of the balance that came back from a membership so late that it is good for longer than the rest. */
    returned: integer().notNull().default(0),
    /** The last day of that part, UTC. */
    returnedUntil: date(),
    deliveredAt: moment(),
    /** The last day on which it is valid, UTC, but for what has returned. */
    validUntil: date(),
    cancelledAt: moment(),
    refundedAt: moment(),
    /** When the recipient was reminded that the card lapses soon. Null until then. */
    lapseReminderAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('gift_cards_balance', sql`${table.balance} between 0 and ${table.amount}`),
    check('gift_cards_returned', sql`${table.returned} between 0 and ${table.balance}`),
    index('gift_cards_to_deliver')
      .on(table.deliverAt)
      .where(sql`${table.status} = 'scheduled'`),
    index('gift_cards_to_refund')
      .on(table.cancelledAt)
      .where(sql`${table.status} = 'cancelled' and ${table.refundedAt} is null`),
    index('gift_cards_to_remind')
      .on(table.validUntil)
      .where(sql`${table.status} = 'delivered' and ${table.lapseReminderAt} is null and ${table.balance} > 0`),
  ],
);

export type GiftCardRow = typeof giftCards.$inferSelect;

/** Amounts taken from a gift card, once for each key. A card's amount always equals its balance plus its uses. */
export const giftCardUses = pgTable(
  'gift_card_uses',
  {
    /** The random key of the redemption or of the registration. */
    key: uuid().primaryKey(),
    cardId: uuid()
      .notNull()
      .references(() => giftCards.id),
    amount: integer().notNull(),
    /** The response. Null for a registration, whose row in `attempts` stores it. */
    answerBody: text(),
    usedAt: moment().notNull(),
  },
  (table) => [index('uses_of_gift_card').on(table.cardId)],
);
