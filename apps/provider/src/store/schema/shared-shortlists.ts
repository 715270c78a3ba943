import { index, pgTable, text } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { jsonOf, moment } from './columns.ts';

/** Who has voted, and for which hotels. */
const voter = z.object({ name: z.string(), hotels: z.array(z.string()) });
export type Voter = z.output<typeof voter>;

/** A shortlist that several people decide on. One row holds it all, so that its lock orders the votes. */
export const sharedShortlists = pgTable(
  'shared_shortlists',
  {
    /** Of the token in its link, which is stored nowhere. */
    tokenHash: text().primaryKey(),
    hotels: jsonOf(z.array(z.string())).notNull(),
    /** In the order in which they came. */
    voters: jsonOf(z.array(voter)).notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('shared_shortlists_by_expiry').on(table.expiresAt)],
);
