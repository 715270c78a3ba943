import { eq } from 'drizzle-orm';
import type { AttemptOutcome } from '@myler/api-client/contract';
import { finishWaiting, isStillRunning, type ConfirmationDeps } from '../idempotency/confirmations.ts';
import type { AskedKey } from '../http/keyed-call.ts';
import type { IdempotentEndpoint } from '../store/schema/idempotency.ts';
import { amountDue, isWaiting, type AttemptRow } from '../idempotency/leases.ts';
import type { Database } from '../store/database.ts';
import { attempts, idempotencyKeys } from '../store/schema.ts';
import { createFinishers, type FinisherDeps } from './finishers.ts';

/** Whose attempts an answer may be about. */
interface Scope {
  purposes: readonly IdempotentEndpoint[];
  /** The member who asks; null for whoever has a visitor's key. */
  userId: string | null;
}

/**
 * How an attempt has ended, for whoever asks by its key. Whoever asks first after the bank's confirmation finishes it. An
 * attempt of somebody else is unknown.
 */
export async function attemptOutcome(
  deps: ConfirmationDeps & FinisherDeps,
  asked: AskedKey,
  scope: Scope,
): Promise<AttemptOutcome> {
  const row = await findAttempt(deps.db, asked, scope);
  if (!row) return { status: 'unknown' };
  if (!isWaiting(row)) return outcomeOf(row);
  await finishWaiting(deps, row, createFinishers(deps)[row.kind]).catch((error: unknown) => {
    if (!isStillRunning(error)) throw error;
  });
  return outcomeOf((await findAttempt(deps.db, asked, scope)) ?? row);
}

async function findAttempt(db: Database, { keyHash }: AskedKey, scope: Scope): Promise<AttemptRow | undefined> {
  const [found] = await db
    .select()
    .from(idempotencyKeys)
    .innerJoin(attempts, eq(attempts.key, idempotencyKeys.attemptKey))
    .where(eq(idempotencyKeys.keyHash, keyHash));
  if (!found) return undefined;
  const { purpose, userId } = found.idempotency_keys;
  return scope.purposes.includes(purpose) && userId === scope.userId ? found.attempts : undefined;
}

function outcomeOf(row: AttemptRow): AttemptOutcome {
  const { state, membershipId, confirmationId, message } = row;
  if (state === 'failed') return { status: state, ...(message ? { message } : {}) };
  const what = membershipId ? { membershipId } : {};
  if (state === 'succeeded') return { status: state, ...what, paid: amountDue(row) };
  return {
    status: state,
    ...what,
    ...(confirmationId && state === 'requires-action' ? { confirmation: confirmationId } : {}),
  };
}
