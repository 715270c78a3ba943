import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The rows of a statement's result. The two drivers return them in different forms. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return Array.isArray(result) ? (result as Row[]) : (result as { rows: Row[] }).rows;
}
