import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DeskTaskKind } from '../../primitives/desk-events.ts';
import { moment } from './columns.ts';
import { leads } from './leads.ts';
import { users } from './users.ts';

/** To whom a Myler, or the desk, has to write, and until when. Written in the transaction of the event, with its email. */
export const deskTasks = pgTable(
  'desk_tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<DeskTaskKind>().notNull(),
    /** The member, with whose account it is deleted. Null for an enquiry of a visitor. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** What was asked, with which it is deleted. Null where nothing was. */
    leadId: uuid().references(() => leads.id, { onDelete: 'cascade' }),
    /** Null for the desk. */
    mylerId: text(),
    /** The last day on which to write, in London. */
    dueOn: date().notNull(),
    /** Of the link by which the Myler says that they have written. */
    tokenHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
    writtenAt: moment(),
    /** When the lead of the desk was told that nobody had said so. */
    leadToldAt: moment(),
  },
  (table) => [
    index('desk_tasks_of_user').on(table.userId),
    index('desk_tasks_of_lead').on(table.leadId),
    // The lifecycle looks for what is late every minute.
    index('desk_tasks_open')
      .on(table.dueOn)
      .where(sql`${table.writtenAt} is null and ${table.leadToldAt} is null`),
  ],
);

export type DeskTaskRow = typeof deskTasks.$inferSelect;
