import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Locks the data folder for this process, because two processes on one embedded database silently lose each other's
 * writes. It is a lock of the operating system on a file that SQLite holds open, so it also ends with a killed process.
 *
 * @throws {Error} when another process has it
 */
export function lockDataDir(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const holder = new DatabaseSync(join(dataDir, 'database.lock'), { timeout: 0 });
  try {
    holder.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    holder.close();
    throw new Error(
      `@myler/provider: another process uses the database in ${dataDir}. Stop it, or give this one a DATA_DIR of its own; for several providers set DATABASE_URL.`,
      { cause: error },
    );
  }
  return { release: () => holder.close() };
}
