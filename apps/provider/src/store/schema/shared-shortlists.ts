import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Who has voted, and for which hotels. */
export interface Voter {
  name: string;
  hotels: string[];
}

/** A shortlist that several people decide on. One row holds it all, so that its lock orders the votes. */
export const sharedShortlists = pgTable(
  'shared_shortlists',
  {
    /** Of the token in its link, which is stored nowhere. */
    tokenHash: text().primaryKey(),
    hotels: jsonb().$type<string[]>().notNull(),
    /** In the order in which they came. */
    voters: jsonb().$type<Voter[]>().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('shared_shortlists_by_expiry').on(table.expiresAt)],
);
