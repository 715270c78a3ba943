import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bits, seededJson } from './columns.ts';

/** A hotel: what lists are sorted by in columns, what filters use in `hotelSets`, everything that is shown in `data`. */
export const hotels = pgTable(
  'hotels',
  {
    id: text().primaryKey(),
    /** Its bit in `hotelSets`, and its rank in "most loved": most families keep hotel 0. */
    position: integer().notNull().unique(),
    hot: boolean().notNull(),
    /** Lower case, without accents, for "sort by name". */
    nameKey: text().notNull(),
    /** In minor units of pounds, for "sort by price" in any currency. */
    priceFrom: integer().notNull(),
    /** The Myler who slept there. Null in rows older than this column. */
    mylerId: text(),
    /** Its point of a map as the JSON of a response, because a list has five hundred. */
    point: text().notNull(),
    /** The part of `data` that lists show, about a seventh. */
    brief: seededJson().notNull(),
    data: seededJson().notNull(),
  },
  (table) => [
    index('hotels_by_name').on(sql`${table.nameKey} collate "C"`, table.id),
    index('hotels_by_price').on(table.priceFrom, table.id),
    index('hotels_of_myler').on(table.mylerId, table.position),
    index('hotels_by_price_down').on(table.priceFrom.desc().nullsFirst(), table.id),
  ],
);

/**
 * Sets of hotels as bit strings, one bit per hotel, all of the same length. A filter is an intersection of sets, and a
 * facet's count is the number of bits in one.
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
