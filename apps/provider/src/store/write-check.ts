import type { Database } from './database.ts';
import { rateLimits } from './schema.ts';

/** The time for which a result is used again, so that checks cannot become a load. */
export const WRITE_CHECK_SECONDS = 5;
/** Milliseconds. On a full disk the embedded database fails one query and hangs on the next. */
const TIMEOUT_MS = 2_000;

/**
 * Whether the database can be written to. A database on a full disk still answers reads, while nobody can join or sign in.
 *
 * @returns a function that writes one row, at most every few seconds
 */
export function createWriteCheck(db: Database, now: () => Date): () => Promise<boolean> {
  let last: { at: number; result: Promise<boolean> } | undefined;
  return () => {
    const at = now().getTime();
    if (!last || at - last.at >= 1000 * WRITE_CHECK_SECONDS) last = { at, result: canWrite(db, now()) };
    return last.result;
  };
}

/** The row has no meaning for the limits, and is deleted with those whose window is over. */
async function canWrite(db: Database, now: Date): Promise<boolean> {
  const writing = db
    .insert(rateLimits)
    .values({ key: 'health', count: 0, windowEndsAt: now })
    .onConflictDoUpdate({ target: rateLimits.key, set: { windowEndsAt: now } })
    .then(
      () => true,
      () => false,
    );
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), TIMEOUT_MS)));
  return Promise.race([writing, timeout]).finally(() => clearTimeout(timer));
}
