import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { userId } from './user-id.ts';

/** A chain of refresh tokens, each of which replaces the previous one. Only their hashes are stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    /** Of all sessions that have replaced each other since the member signed in, or joined. */
    signInId: uuid().notNull().defaultRandom(),
    currentHash: text().notNull().unique(),
    previousHash: text(),
    rotatedAt: moment().notNull(),
    keepMeSignedIn: boolean().notNull(),
    /** "Firefox on Windows"; null when it is unknown. */
    device: text(),
    /** When the password was last entered in this session; null in rows older than this column. */
    confirmedAt: moment(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
);

/** The code that is emailed after too many failed sign-ins of an account from a network address. */
export const signInCodes = pgTable('sign_in_limits', {
  /** A keyed hash of account and address. */
  key: text().primaryKey(),
  windowEndsAt: moment().notNull(),
  codeHash: text(),
  codeTries: integer().notNull().default(0),
  codeExpiresAt: moment(),
  /**
   * The member whose code it is; null for an address that is nobody's. Not a reference, because checking one would take
   * time for members only.
   */
  userId: uuid(),
});

/** Requests are processed after the response, so that it takes the same time for known and unknown addresses. */
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

/** A new email address that waits for its owner to open the link that was sent to it. */
export const emailChanges = pgTable('email_changes', {
  tokenHash: text().primaryKey(),
  /** Of the link to the old address, as a provider of the release before makes it; null in all others. A later release drops it. */
  cancelHash: text().unique(),
  userId: userId(),
  email: text().notNull(),
  expiresAt: moment().notNull(),
});

/** An address that a member had and has replaced, as a keyed hash. */
export const formerAddresses = pgTable(
  'former_addresses',
  { userId: userId(), addressHash: text().notNull(), expiresAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.addressHash] })],
);
