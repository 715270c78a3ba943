import { uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The column of a row that belongs to a member and is deleted with the member. */
export const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
