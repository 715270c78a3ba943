import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';

/** Runs a statement with `$1`, `$2` for `values`, and resolves with its rows. */
export type Query = <Row>(sql: string, values?: string[]) => Promise<Row[]>;

export function queryPostgres(url: string): Query {
  return async <Row>(sql: string, values: string[] = []) => {
    const client = postgres(url, { max: 1, onnotice: () => undefined });
    try {
      return (await client.unsafe(sql, values)) as unknown as Row[];
    } finally {
      await client.end();
    }
  };
}

/** @param folder of the embedded database, which no process may have open */
export function queryPglite(folder: string): Query {
  return async <Row>(sql: string, values: string[] = []) => {
    const client = await PGlite.create(folder);
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.close();
    }
  };
}
