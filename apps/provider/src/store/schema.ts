import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  check,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AttemptOutcome, GiftCardOrder } from '@myler/api-client/contract';
import type { CardBrand } from '@myler/config/cards';
import type { CurrencyCode } from '@myler/config/currencies';
import type { SearchKind } from '@myler/config/hotels';
import type { GiftCardDesignId } from '@myler/config/gift-cards';
import type { CouponKind, MembershipId } from '@myler/config/memberships';
import type { LetterContent } from '../mail/message/letter.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const membershipId = () => text().$type<MembershipId>();
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bits = customType<{ data: string }>({ dataType: () => 'bit varying' });
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

/** A hotel: what it is ordered by in columns, what it is found by in `hotelSets`, everything that is shown of it in `data`. */
export const hotels = pgTable(
  'hotels',
  {
    id: text().primaryKey(),
    /** Its bit in `hotelSets`, and its place by love: 0 is the one that most families keep. */
    position: integer().notNull().unique(),
    hot: boolean().notNull(),
    name: text().notNull(),
    /** Lower case, without accents: what "sort by name" goes by. */
    nameKey: text().notNull(),
    place: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** In pounds' minor units: what "sort by price" goes by, in whatever currency it is shown. */
    priceFrom: integer().notNull(),
    /** What a list shows of it: a seventh of `data`. */
    brief: jsonb().notNull(),
    data: jsonb().notNull(),
  },
  (table) => [
    index('hotels_by_name').on(sql`${table.nameKey} collate "C"`, table.id),
    index('hotels_by_price').on(table.priceFrom, table.id),
  ],
);

/**
 * The hotels that something is true of, one bit a hotel: a filter is an intersection of these, and a count is how many bits
 * are left of one. All are as long as there are hotels.
 */
export const hotelSets = pgTable(
  'hotel_sets',
  { name: text().notNull(), value: text().notNull(), members: bits().notNull() },
  (table) => [primaryKey({ columns: [table.name, table.value] })],
);

export const inspirationHotels = pgTable(
  'inspiration_hotels',
  { inspirationId: text().notNull(), hotelId: text().notNull() },
  (table) => [primaryKey({ columns: [table.inspirationId, table.hotelId] })],
);

/** Everything that can be found by words: one row a place, hotel, inspiration, article or page. */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text().$type<SearchKind>().notNull(),
    id: text().notNull(),
    label: text().notNull(),
    detail: text(),
    /** Its names in lower case, without accents, each between bars: who types one in full finds it first. */
    names: text().notNull(),
    /** What comes first among those that match alike: larger is earlier. */
    weight: integer().notNull(),
    /** Of a hotel: its bit in `hotelSets`. */
    position: integer(),
    /** Names, kinds and facts: what the order goes by. Small, so that many can be ordered quickly. */
    head: tsvector().notNull(),
    /** All words, the stories included. */
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('search_entries_by_word').using('gin', table.words),
  ],
);

/** Every word that stands in `search_entries`, for those that are typed with a slip. */
export const searchWords = pgTable(
  'search_words',
  { word: text().primaryKey(), entries: integer().notNull() },
  (table) => [
    index('search_words_alike').using('gin', sql`${table.word} gin_trgm_ops`),
    index('search_words_beginning').on(sql`${table.word} collate "C"`),
  ],
);

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
  kind: text().$type<CouponKind>().notNull(),
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
  /** What a gift card paid. */
  gift: integer().notNull().default(0),
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

/**
 * One row an attempt at what is charged and made once: to join, to buy a gift card. Holds the price it was made at and its
 * final answer, never what was sent.
 */
export const attempts = pgTable(
  'attempts',
  {
    key: uuid().primaryKey(),
    kind: text().$type<'join' | 'gift-card'>().notNull().default('join'),
    /** HMAC of the body without card number and security code. */
    bodyMac: text().notNull(),
    state: text().$type<Exclude<AttemptOutcome['status'], 'unknown'>>().notNull(),
    /** Who works on it, and until when nobody else may. A crashed run is taken over after that. */
    holder: text().notNull(),
    leaseUntil: moment().notNull(),
    /** Null for a gift card that holds a sum. */
    membershipId: membershipId(),
    currency: currency().notNull(),
    price: integer().notNull(),
    discount: integer().notNull(),
    couponCode: text(),
    /** What a gift card is to pay, and which one; nothing is taken from it before the attempt succeeds. */
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

/** A gift card and its order. Its code follows from `id` and a key of the provider's; only the code's HMAC is kept. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What people say on the telephone. Opens nothing. */
    reference: text().notNull().unique(),
    /** The attempt that bought it, which is also the key of its charge. */
    attemptKey: uuid().notNull().unique(),
    status: text().$type<GiftCardOrder['status']>().notNull(),
    design: text().$type<GiftCardDesignId>().notNull(),
    currency: currency().notNull(),
    /** What was paid for it. */
    amount: integer().notNull(),
    /** Null for a sum of money. */
    membershipId: membershipId(),
    recipientName: text().notNull(),
    recipientEmail: text().notNull(),
    senderName: text().notNull(),
    senderEmail: text().notNull(),
    message: text().notNull(),
    /** The recipient's day and zone; null for one that left at once. */
    deliverOn: date(),
    timeZone: text(),
    deliverAt: moment().notNull(),
    cardBrand: text().$type<CardBrand>().notNull(),
    cardLastFour: text().notNull(),
    cardExpiry: text().notNull(),
    /** Counts the codes that were lost and replaced: each version has another code, and only the newest is good. */
    codeVersion: integer().notNull().default(0),
    /** Null until it has left: nobody can spend what has not been given. */
    codeHash: text().unique(),
    balance: integer().notNull(),
    deliveredAt: moment(),
    /** The last day it is good, UTC. */
    validUntil: date(),
    cancelledAt: moment(),
    refundedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    check('gift_cards_balance', sql`${table.balance} between 0 and ${table.amount}`),
    index('gift_cards_to_deliver')
      .on(table.deliverAt)
      .where(sql`${table.status} = 'scheduled'`),
    index('gift_cards_to_refund')
      .on(table.cancelledAt)
      .where(sql`${table.status} = 'cancelled' and ${table.refundedAt} is null`),
  ],
);

export type GiftCardRow = typeof giftCards.$inferSelect;

/** What was taken from a gift card, once for a key: a card's worth is always its balance and these. */
export const giftCardUses = pgTable(
  'gift_card_uses',
  {
    /** Of the redemption, or of the attempt to join. */
    key: uuid().primaryKey(),
    cardId: uuid()
      .notNull()
      .references(() => giftCards.id),
    amount: integer().notNull(),
    /** HMAC of what was asked, and what was answered; null when it paid for joining, whose attempt keeps them. */
    bodyMac: text(),
    answerBody: text(),
    usedAt: moment().notNull(),
  },
  (table) => [index('uses_of_gift_card').on(table.cardId)],
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

/** Who asked for the newsletter. Whoever unsubscribes has no row any more. */
export const subscribers = pgTable('subscribers', {
  emailKey: text().primaryKey(),
  email: text().notNull(),
  state: text().$type<'pending' | 'confirmed'>().notNull(),
  confirmHash: text().unique(),
  confirmExpiresAt: moment(),
  unsubscribeHash: text().notNull().unique(),
  changedAt: moment().notNull(),
});

/** An issue of the newsletter whose sending has begun. */
export const newsletterIssues = pgTable('newsletter_issues', {
  /** The name of its file without the ending. */
  id: text().primaryKey(),
  /** The Thursday it is for. */
  date: date().notNull(),
  /** Of the file as it was when sending began: everybody gets the same words. */
  contentHash: text().notNull(),
  startedAt: moment().notNull(),
  /** Null while recipients are left. */
  completedAt: moment(),
});

/** Who has an issue in the outbox, once for each recipient: what a killed run has done, the next one does not repeat. */
export const newsletterRecipients = pgTable(
  'newsletter_recipients',
  {
    issueId: text()
      .notNull()
      .references(() => newsletterIssues.id),
    /** The subscriber's `unsubscribeHash`: the address itself is not kept here after somebody unsubscribes. */
    recipient: text().notNull(),
    queuedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.issueId, table.recipient] })],
);

export const leads = pgTable('leads', {
  id: uuid().primaryKey().defaultRandom(),
  /** Of what was sent: the same enquiry twice within a day is one. Null in rows older than this column. */
  fingerprint: text().unique(),
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

export const events = pgTable(
  'events',
  {
    messageId: text().primaryKey(),
    type: text().notNull(),
    name: text().notNull(),
    anonymousId: text(),
    userId: text(),
    sentAt: text().notNull(),
    properties: jsonb().notNull(),
    receivedAt: moment().notNull(),
  },
  // The old ones are looked for every minute, to be forgotten.
  (table) => [index('events_by_age').on(table.receivedAt)],
);

/** Written in the transaction of what caused it; a sender takes it from here. */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The text version; all there is of letters from before there was more. */
    body: text().notNull(),
    content: jsonb().$type<LetterContent>(),
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
    // Old ones are looked for every minute, to be deleted.
    index('mail_by_age').on(table.createdAt),
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
