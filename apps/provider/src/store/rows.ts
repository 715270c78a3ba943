import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The rows of a statement's result. The two drivers return them in different forms. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(statement);
  return Array.isArray(answer) ? (answer as Row[]) : (answer as { rows: Row[] }).rows;
}
