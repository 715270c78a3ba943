import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { userId } from './user-id.ts';
import { users } from './users.ts';

/** What a member signs in with instead of the password. The private key never leaves the member's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    /** In base64url, as WebAuthn has it. */
    credentialId: text().notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Of signatures: it grows with each use, and is always 0 for passkeys that several devices share. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches it: "internal", "hybrid". */
    transports: text().array().notNull(),
    /** Random, and the same for all passkeys of a member: what a device stores about whose passkey it is. */
    userHandle: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkeys_of_user').on(table.userId)],
);

/** Challenges that wait for a passkey's signature. Only their hashes are stored, and each is deleted when it is used. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text().primaryKey(),
  /** The member who adds a passkey; null for signing in, where nobody is known yet. */
  userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
  /** For the passkey that is added. */
  userHandle: text(),
  expiresAt: moment().notNull(),
});
