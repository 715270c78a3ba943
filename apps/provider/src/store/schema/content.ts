import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { seededJson } from './columns.ts';

/** Which version of a content file the tables hold, so that an unchanged file is not imported again. */
export const seededFiles = pgTable('seeded_files', { name: text().primaryKey(), hash: text().notNull() });

/** Editorial content other than hotels: one row per entry, in the order of its file. */
export const documents = pgTable(
  'documents',
  {
    kind: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    data: seededJson().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('documents_in_order').on(table.kind, table.position),
  ],
);

export const countries = pgTable('countries', {
  code: text().primaryKey(),
  name: text().notNull(),
  callingCode: text(),
});

export const cities = pgTable(
  'cities',
  {
    /** The id in GeoNames. */
    id: text().primaryKey(),
    countryCode: text().notNull(),
    name: text().notNull(),
    /** The largest city of a country is first. */
    position: integer().notNull(),
  },
  (table) => [index('cities_of_country').on(table.countryCode, table.position)],
);
