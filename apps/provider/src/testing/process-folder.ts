import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { readEnv } from '../environment/env.ts';
import { startProcess, type ProviderProcess } from './process.ts';

type Rows = Record<string, unknown>[];

export interface ProcessFolder {
  dataDir: string;
  start(env?: Record<string, string>): Promise<ProviderProcess>;
  /** Sends SIGKILL and waits until the process has ended. */
  kill(provider: ProviderProcess): Promise<void>;
  /** Runs statements on the database and returns the rows of each. No provider may be running on it. */
  sql(...statements: string[]): Promise<Rows[]>;
  /** The content of all tables but `cities`, as text. */
  dump(): Promise<string>;
  close(): Promise<void>;
}

/** Opens the embedded database of a data folder, on which no provider may be running. */
export async function withDatabaseOf<T>(dataDir: string, work: (client: PGlite) => Promise<T>): Promise<T> {
  const client = await PGlite.create(join(dataDir, 'database'));
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** A data folder for provider processes. It contains a database, because creating one takes most of a start. */
export function openProcessFolder(): ProcessFolder {
  const dataDir = mkdtempSync(join(tmpdir(), 'provider-process-'));
  // Before the database: a provider makes no secrets beside an existing one.
  readEnv({ DATA_DIR: dataDir });
  cpSync(inject('dataDir'), dataDir, { recursive: true });
  const running = new Set<ProviderProcess>();

  async function kill(provider: ProviderProcess): Promise<void> {
    provider.child.kill('SIGKILL');
    await provider.ended;
    running.delete(provider);
  }
  const withDatabase = <T>(work: (client: PGlite) => Promise<T>) => withDatabaseOf(dataDir, work);
  return {
    dataDir,
    kill,
    async start(env) {
      const provider = await startProcess(dataDir, env);
      running.add(provider);
      return provider;
    },
    sql: (...statements) =>
      withDatabase(async (client) => {
        const results: Rows[] = [];
        for (const statement of statements) results.push((await client.query<Rows[number]>(statement)).rows);
        return results;
      }),
    dump: () =>
      withDatabase(async (client) => {
        const named = "select table_name as name from information_schema.tables where table_schema = 'public'";
        const { rows } = await client.query<{ name: string }>(named);
        const texts: string[] = [];
        for (const { name } of rows.filter(({ name }) => name !== 'cities'))
          texts.push(JSON.stringify((await client.query(`select * from "${name}"`)).rows));
        return texts.join('\n');
      }),
    async close() {
      for (const provider of running) await kill(provider);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
