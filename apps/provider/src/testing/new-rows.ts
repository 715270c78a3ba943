import { sql } from 'drizzle-orm';
import type { Database } from '../store/database.ts';
import { rowsOf } from '../store/rows.ts';

interface WrittenRow {
  table: string;
  /** All columns as PostgreSQL prints them. */
  text: string;
}

/** The rows that are in the database after `work` and were not there before: every column of every table. */
export async function newRows(db: Database, work: () => Promise<unknown>): Promise<WrittenRow[]> {
  const before = new Set((await allRows(db)).map(({ table, text }) => `${table} ${text}`));
  await work();
  return (await allRows(db)).filter(({ table, text }) => !before.has(`${table} ${text}`));
}

async function allRows(db: Database): Promise<WrittenRow[]> {
  const tables = await rowsOf<{ schema: string; name: string }>(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const rows = await Promise.all(
    tables.map(({ schema, name }) =>
      rowsOf<WrittenRow>(
        db,
        sql`select ${name} as "table", each::text as text from ${sql.identifier(schema)}.${sql.identifier(name)} each`,
      ),
    ),
  );
  return rows.flat();
}
