import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the data folder for this process alone: two on one embedded database lose each other's writes silently. The
 * lock is the operating system's, on a file that SQLite holds open, so it ends with the process however that ends.
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
