import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SearchKind } from '@myler/config/hotels';
import { tsvector } from './columns.ts';

/** Everything that the search finds: one row per place, hotel, inspiration, article or page. */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text().$type<SearchKind>().notNull(),
    id: text().notNull(),
    label: text().notNull(),
    detail: text(),
    /** Its names in lower case, without accents, each between bars, so that an exactly typed name is the first result. */
    names: text().notNull(),
    /** Sorts entries that match equally well: larger is earlier. */
    weight: integer().notNull(),
    /** A hotel's bit in `hotelSets`; null for other kinds. */
    position: integer(),
    /** Names, kinds and facts, by which results are ranked. Small, so that ranking many rows is fast. */
    head: tsvector().notNull(),
    /** All words, including those of the texts. */
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('search_entries_by_word').using('gin', table.words),
  ],
);

/** All words of `search_entries`, for the correction of spelling mistakes. */
export const searchWords = pgTable(
  'search_words',
  { word: text().primaryKey(), entries: integer().notNull() },
  (table) => [
    index('search_words_alike').using('gin', sql`${table.word} gin_trgm_ops`),
    index('search_words_beginning').on(sql`${table.word} collate "C"`),
  ],
);
