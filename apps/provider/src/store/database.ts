import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** A database of either driver, so that code outside the store does not depend on one. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The database or a transaction. */
export type Queryable = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface Store {
  db: Database;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
