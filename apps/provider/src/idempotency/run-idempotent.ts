import { StoredAnswer } from '../http/route.ts';
import type { Database } from '../store/database.ts';
import {
  acquireLease,
  fingerprintBody,
  releaseLease,
  findAnswerOrLease,
  type Lease,
  type AttemptPlan,
} from './leases.ts';

export interface IdempotencyDeps {
  db: Database;
  now: () => Date;
  idempotencyKey: string;
}

/**
 * Charges or writes exactly once for an idempotency key, whatever is sent twice, lost or crashes on the way
 * (docs/product-decisions.md, The join-us wizard).
 *
 * @param work.plan refuses whatever can be refused, before the key is used and before money moves
 * @param work.run goes on from the plan; a run that crashed is taken over here by the next try with its key, so every
 *   step of it must be safe to repeat
 */
export async function runIdempotent(
  deps: IdempotencyDeps,
  attempt: { key: string; body: object },
  work: { plan: (now: Date) => Promise<AttemptPlan>; run: (lease: Lease) => Promise<StoredAnswer> },
): Promise<StoredAnswer> {
  const { db } = deps;
  const { key, body } = attempt;
  const bodyMac = fingerprintBody(body, deps.idempotencyKey);
  const before = await findAnswerOrLease(db, key, bodyMac, deps.now());
  if (before instanceof StoredAnswer) return before;
  const lease = before ?? (await start());
  try {
    return await work.run(lease);
  } catch (error) {
    // What went wrong first is what matters; a lease that stays runs out by itself.
    await releaseLease(db, lease).catch(() => undefined);
    throw error;
  }

  async function start(): Promise<Lease> {
    const now = deps.now();
    return acquireLease(db, { key, bodyMac, plan: await work.plan(now), now });
  }
}
