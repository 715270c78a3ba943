import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Problem } from '@myler/api-client/problems';
import type { KeyedCall } from '../http/keyed-call.ts';
import type { Queryable } from '../store/database.ts';
import { idempotencyKeys } from '../store/schema.ts';

/**
 * The random key that stands for a key that was used before, or undefined for a new one.
 *
 * @throws {Problem} 422 `idempotency-key-reused` when it was used by another member, for another purpose or body
 */
export async function findAttemptKey(db: Queryable, call: KeyedCall): Promise<string | undefined> {
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.keyHash, call.keyHash));
  if (!row) return undefined;
  const isSameCard = row.cardMac === null || call.cardMacs?.includes(row.cardMac) === true;
  if (row.purpose !== call.purpose || !call.bodyMacs.includes(row.bodyMac) || !isSameCard) throw keyReused();
  return row.attemptKey;
}

/**
 * Stores the key of a call that begins. Call it in the transaction that writes what the call does, or begins it.
 *
 * @returns the random key that stands for it from now on; undefined when another run has begun the call meanwhile
 */
export async function beginKey(tx: Queryable, call: KeyedCall, now: Date): Promise<string | undefined> {
  const { keyHash, purpose, member, bodyMacs, cardMacs } = call;
  const [row] = await tx
    .insert(idempotencyKeys)
    .values({
      keyHash,
      purpose,
      userId: member?.userId ?? null,
      bodyMac: bodyMacs[0],
      cardMac: cardMacs?.[0] ?? null,
      attemptKey: randomUUID(),
      createdAt: now,
    })
    .onConflictDoNothing({ target: idempotencyKeys.keyHash })
    .returning({ attemptKey: idempotencyKeys.attemptKey });
  return row?.attemptKey;
}

export function keyReused(): Problem {
  return new Problem(422, 'This key was used for another form. Send what you changed with a new key.', {
    code: 'idempotency-key-reused',
  });
}
