import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CardBrand } from '@myler/config/cards';
import type { CurrencyCode } from '@myler/config/currencies';
import type { MembershipId } from '@myler/config/memberships';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const membershipId = () => text().$type<MembershipId>();
const currency = () => text().$type<CurrencyCode>();

/** Which version of a content file the tables hold, so that an unchanged file is not read in again. */
export const seededFiles = pgTable('seeded_files', { name: text().primaryKey(), hash: text().notNull() });

/** Editorial content other than hotels: one row an entry, in the order of its file. */
export const documents = pgTable(
  'documents',
  {
    kind: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    data: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('documents_in_order').on(table.kind, table.position),
  ],
);

export const hotels = pgTable('hotels', {
  id: text().primaryKey(),
  position: integer().notNull(),
  hot: boolean().notNull(),
  name: text().notNull(),
  region: text().notNull(),
  /** In pounds' minor units: what "sort by price" goes by, in whatever currency it is shown. */
  priceFrom: integer().notNull(),
  /** Lower case, without accents. */
  searchText: text().notNull(),
  data: jsonb().notNull(),
});

export const prices = pgTable(
  'prices',
  { membershipId: membershipId().notNull(), currency: currency().notNull(), amount: integer().notNull() },
  (table) => [primaryKey({ columns: [table.membershipId, table.currency] })],
);

export const countries = pgTable('countries', {
  code: text().primaryKey(),
  name: text().notNull(),
  callingCode: text(),
});

export const cities = pgTable(
  'cities',
  {
    /** GeoNames. */
    id: text().primaryKey(),
    countryCode: text().notNull(),
    name: text().notNull(),
    /** Largest first. */
    position: integer().notNull(),
  },
  (table) => [index('cities_of_country').on(table.countryCode, table.position)],
);

export const coupons = pgTable('coupons', {
  code: text().primaryKey(),
  kind: text().$type<'coupon' | 'referral'>().notNull(),
  percent: integer().notNull(),
  label: text().notNull(),
  /** Null: every one. */
  membershipIds: jsonb().$type<MembershipId[]>(),
  currencies: jsonb().$type<CurrencyCode[]>(),
  /** The last day it is good, UTC. */
  lastDay: date(),
});

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  /** The address in lower case: one member an address, however it is typed. */
  emailKey: text().notNull().unique(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phoneNumber: text().notNull(),
  passwordHash: text().notNull(),
  dateOfBirth: date().notNull(),
  countryCode: text().notNull(),
  cityId: text(),
  cityName: text().notNull(),
  instagramConsent: boolean().notNull(),
  instagramUsername: text(),
  whatsAppConsent: boolean().notNull(),
  termsAcceptedAt: moment().notNull(),
  termsVersion: text().notNull(),
  formType: text().notNull(),
  createdAt: moment().notNull(),
});

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const memberships = pgTable('memberships', {
  id: uuid().primaryKey().defaultRandom(),
  userId: userId().unique(),
  membershipId: membershipId().notNull(),
  currency: currency().notNull(),
  price: integer().notNull(),
  discount: integer().notNull(),
  paid: integer().notNull(),
  /** Null when a code covered everything. */
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

export const couponUses = pgTable('coupon_uses', {
  userId: userId().primaryKey(),
  code: text().notNull(),
  discount: integer().notNull(),
  currency: currency().notNull(),
  usedAt: moment().notNull(),
});

/** One row an attempt to join. Holds the price it was made at and its final answer, never what was sent. */
export const attempts = pgTable(
  'attempts',
  {
    key: uuid().primaryKey(),
    /** HMAC of the body without card number and security code. */
    bodyMac: text().notNull(),
    state: text().$type<'running' | 'succeeded' | 'failed'>().notNull(),
    /** Who works on it, and until when nobody else may. A crashed run is taken over after that. */
    holder: text().notNull(),
    leaseUntil: moment().notNull(),
    membershipId: membershipId().notNull(),
    currency: currency().notNull(),
    price: integer().notNull(),
    discount: integer().notNull(),
    couponCode: text(),
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

/** A chain of refresh tokens: each replaces the one before it. Only hashes are kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    currentHash: text().notNull().unique(),
    previousHash: text(),
    rotatedAt: moment().notNull(),
    keepMeSignedIn: boolean().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
);

/** Failed sign-ins of an account and address within the window, and the code that was e-mailed after too many. */
export const signInLimits = pgTable('sign_in_limits', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  windowEndsAt: moment().notNull(),
  codeHash: text(),
  codeTries: integer().notNull().default(0),
  codeExpiresAt: moment(),
});

/** Answered before they are looked at, so that a known address takes as long as an unknown one. */
export const passwordRequests = pgTable('password_requests', {
  id: uuid().primaryKey().defaultRandom(),
  emailKey: text().notNull(),
  createdAt: moment().notNull(),
});

export const passwordResets = pgTable('password_resets', {
  tokenHash: text().primaryKey(),
  userId: userId(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
});

export const subscribers = pgTable('subscribers', {
  emailKey: text().primaryKey(),
  email: text().notNull(),
  state: text().$type<'pending' | 'confirmed' | 'unsubscribed'>().notNull(),
  confirmHash: text().unique(),
  confirmExpiresAt: moment(),
  unsubscribeHash: text().unique(),
  changedAt: moment().notNull(),
});

export const leads = pgTable('leads', {
  id: uuid().primaryKey().defaultRandom(),
  source: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phoneNumber: text(),
  countryCode: text(),
  organisation: text(),
  membershipId: membershipId(),
  message: text().notNull(),
  createdAt: moment().notNull(),
});

export const events = pgTable('events', {
  messageId: text().primaryKey(),
  type: text().notNull(),
  name: text().notNull(),
  anonymousId: text(),
  userId: text(),
  sentAt: text().notNull(),
  properties: jsonb().notNull(),
  receivedAt: moment().notNull(),
});

/** Written in the transaction of what caused it; a sender takes it from here. */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: moment().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: moment().notNull(),
    sentAt: moment(),
    lastError: text(),
  },
  (table) => [
    index('mail_to_send')
      .on(table.nextTryAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

/** The sandbox payment gateway's own books: nothing else of the provider reads or writes them. */
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
