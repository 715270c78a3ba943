import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CardBrand } from '@myler/config/cards';
import { membershipIds } from '@myler/config/memberships';
import type { MembershipEnd, MembershipStatus } from '@myler/config/account';
import * as z from 'zod/mini';
import { currency, jsonOf, membershipId, moment } from './columns.ts';
import { userId } from './user-id.ts';
import { users } from './users.ts';

/** What a member has now: the tier, the paid year, and how it goes on. The payments are in `payments`. */
export const memberships = pgTable(
  'memberships',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId().unique(),
    /** Ten random digits and a check digit. It gives no access to anything. */
    memberNumber: text().notNull().unique(),
    /** For friends: they pay less with it. Null until the lifecycle gives it to a member from before there were any. */
    referralCode: text().unique(),
    membershipId: membershipId().notNull(),
    status: text().$type<MembershipStatus>().notNull().default('active'),
    memberSince: date().notNull(),
    /** What was paid when joining, or for the last renewal. */
    currency: currency().notNull(),
    price: integer().notNull(),
    /** What a whole year of the membership cost when it was bought: after an upgrade, `price` is a sum of parts. Null means `price`. */
    yearPrice: integer(),
    discount: integer().notNull(),
    /** The amount that a gift card paid. */
    gift: integer().notNull().default(0),
    paid: integer().notNull(),
    /** Null when codes covered the whole price. */
    chargeId: text().unique(),
    /** The card for the next payment: null without one, and then the year is not renewed. */
    cardToken: text(),
    cardBrand: text().$type<CardBrand>(),
    cardLastFour: text(),
    cardExpiry: text(),
    /** The first day of the paid year. */
    startsOn: date().notNull(),
    /** The day after the paid year, on which it renews or ends. */
    renewsOn: date().notNull(),
    /** False when the member does not want another year. */
    renews: boolean().notNull().default(true),
    /** The lower membership of the next year; null for the same one. */
    nextMembershipId: membershipId(),
    /** The Myler who looks after the member, of the tiers that have one; null for the desk. */
    mylerId: text(),
    /** Of the tiers that have three: who they are, the one who leads first, and the hours of London in which each answers. */
    mylers: jsonOf(z.array(z.object({ id: z.string(), from: z.int(), until: z.int() }))),
    /** The telephone that one of the three answers at any hour. */
    nightLine: text(),
    /** When the letter about the next renewal was sent, with its price; null before. */
    noticeSentOn: date(),
    noticePrice: integer(),
    /** The prices of that day, of all memberships that the next year can be. */
    noticePrices: jsonOf(z.partialRecord(z.enum(membershipIds), z.int())),
    /** How many charges of the renewal were declined, and the day of the next one. */
    failedTries: integer().notNull().default(0),
    nextTryOn: date(),
    /** The last day to pay a renewal that was not paid at the first try. */
    unpaidEndsOn: date(),
    /** The key and the card of a renewal's charge that has begun and whose outcome is not stored yet; no card when it was ended. */
    chargeKey: uuid(),
    chargeToken: text(),
    /** Its sum and what it buys. Null in what began before they were kept. */
    chargePrice: integer(),
    /** The part of it that the member's credit pays. It cannot be used for anything else meanwhile. */
    chargeCredit: integer(),
    chargeMembershipId: membershipId(),
    /** The bank's page on which the renewal waits for the member's confirmation. */
    confirmationId: text(),
    endedOn: date(),
    endReason: text().$type<MembershipEnd>(),
    /** The account is closed when the paid year is over. */
    closesAfterYear: boolean().notNull().default(false),
  },
  (table) => [
    // The lifecycle looks for what is due every minute.
    index('memberships_by_renewal')
      .on(table.renewsOn)
      .where(sql`${table.status} <> 'ended'`),
    index('memberships_by_end').on(table.endedOn),
    index('memberships_in_charge')
      .on(table.chargeKey)
      .where(sql`${table.chargeKey} is not null`),
    index('memberships_with_card_to_forget')
      .on(table.userId)
      .where(sql`${table.status} = 'ended' and ${table.cardToken} is not null`),
  ],
);

export type MembershipRow = typeof memberships.$inferSelect;

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

/** A member uses one code, once: when joining. A use outlives the account, without the member: closing gives none back. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    code: text().notNull(),
    discount: integer().notNull(),
    currency: currency().notNull(),
    usedAt: moment().notNull(),
  },
  (table) => [index('uses_of_coupon').on(table.code)],
);

/**
 * Who has used a code for new members, or has taken payments back (`prices/taken-back.ts`): keyed hashes of the address and of the gateway's fingerprint of the card, a row for each
 * card. They outlive the account, for twelve months (docs/decisions/0090, 0098).
 */
export const couponClaims = pgTable(
  'coupon_claims',
  {
    id: uuid().primaryKey().defaultRandom(),
    code: text().notNull(),
    /** The account that has used it, while there is one. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Null until the member has shown the mailbox: the address may be somebody else's. */
    emailHash: text(),
    /** Of the card that was typed, or, marked, of the one that bought the gift card, or a gift card’s id. Null when there was none. */
    cardHash: text(),
    usedAt: moment().notNull(),
  },
  (table) => [
    index('claims_by_email').on(table.emailHash),
    index('claims_by_card').on(table.cardHash),
    index('claims_of_user').on(table.userId),
    // The job that deletes old claims looks for them every minute.
    index('claims_by_age').on(table.usedAt),
  ],
);
