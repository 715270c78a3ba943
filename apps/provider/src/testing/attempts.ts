import { eq } from 'drizzle-orm';
import { askedKey } from '../http/keyed-call.ts';
import type { Database } from '../store/database.ts';
import { idempotencyKeys } from '../store/schema.ts';

/** The random key that stands for a caller's key, or one that names nothing. */
export async function attemptKeyOf(db: Database, key: string): Promise<string> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.keyHash, askedKey(key).keyHash));
  return row?.attemptKey ?? crypto.randomUUID();
}
