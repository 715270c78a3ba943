import { boolean, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { PersonRole } from '@myler/config/people';
import { moment } from './columns.ts';
import { memberships } from './memberships.ts';
import { userId } from './user-id.ts';

/**
 * Why somebody is on a card no more: removed by the holder or the lead, gone with the lead of the household, left, over on the agreed day,
 * taken off when the holder's account was made safe again, no place on the card or no card any more.
 */
export const personEnds = ['removed', 'lead-gone', 'left', 'day', 'holder-secured', 'no-place', 'card-ended'] as const;
export type PersonEnd = (typeof personEnds)[number];

const place = {
  role: text().$type<PersonRole>().notNull(),
  /** Which of the households, from 1; null beside the holder. */
  household: integer(),
  /** The last day of access. */
  lastDay: date(),
  /** Whether the person may see the names and ages of the household’s children. */
  seesChildren: boolean().notNull().default(false),
};

/** Who is on a member’s card besides its holder, each with an account of their own. A holder has no row. */
export const people = pgTable(
  'people',
  {
    /** By which others on the card name the person. */
    id: uuid().primaryKey().defaultRandom(),
    userId: userId().unique(),
    /** Null once the holder’s account is closed. */
    cardId: uuid().references(() => memberships.id, { onDelete: 'set null' }),
    ...place,
    joinedAt: moment().notNull(),
    /** Until when the second adult can take over the card, as its holder has offered; null when it is not offered. */
    offeredUntil: moment(),
    /** When the person was told that the access has ended. It ends by itself (`member-rows/find-person.ts`), so this may come later. */
    endedAt: moment(),
    /** Also before `endedAt` where the card was taken away and goes on. */
    endReason: text().$type<PersonEnd>(),
  },
  (table) => [index('people_of_card').on(table.cardId), index('people_by_end').on(table.endedAt)],
);

export type PersonRow = typeof people.$inferSelect;

/** An invitation onto a card that nobody has accepted yet. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    cardId: uuid()
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    ...place,
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [unique('invitation_of_address').on(table.cardId, table.emailKey)],
);

export type InvitationRow = typeof invitations.$inferSelect;
