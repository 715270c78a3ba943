import type { Keys } from '@myler/server/secrets';
import { StoredResponse } from '../http/route.ts';
import type { Database } from '../store/database.ts';
import {
  acquireLease,
  deleteAttempt,
  fingerprintBody,
  keepLease,
  releaseLease,
  findResponseOrLease,
  type Lease,
  type AttemptPlan,
} from './leases.ts';

export interface IdempotencyDeps {
  db: Database;
  now: () => Date;
  idempotencyKeys: Keys;
  /** Milliseconds between two extensions of a lease. */
  leaseRenewal?: number | undefined;
}

/**
 * Charges or writes exactly once for an idempotency key, even if requests are repeated, responses are lost or a run
 * crashes (docs/product-decisions.md, The join-us wizard).
 *
 * @param work.plan checks the request, before the key is used and before money moves
 * @param work.admit counts the attempt, once for a key, however often it is sent. What it throws leaves the key unused
 * @param work.run continues from the plan. The next request with the same key runs it again after a crash, so every
 *   step must be idempotent
 */
export async function runIdempotent(
  deps: IdempotencyDeps,
  attempt: { key: string; body: object },
  work: {
    plan: (now: Date) => Promise<AttemptPlan>;
    admit: (plan: AttemptPlan, now: Date) => Promise<void>;
    run: (lease: Lease) => Promise<StoredResponse>;
  },
): Promise<StoredResponse> {
  const { db } = deps;
  const { key, body } = attempt;
  const bodyMacs = fingerprintBody(body, deps.idempotencyKeys);
  const existing = await findResponseOrLease(db, key, bodyMacs, deps.now());
  if (existing instanceof StoredResponse) return existing;
  const lease = existing ?? (await start());
  const stopRenewing = keepLease(db, lease, deps.now, deps.leaseRenewal);
  try {
    return await work.run(lease).finally(stopRenewing);
  } catch (error) {
    // The first error is reported, not an error of the release: a lease that is not released expires.
    await releaseLease(db, lease).catch(() => undefined);
    throw error;
  }

  async function start(): Promise<Lease> {
    const now = deps.now();
    const plan = await work.plan(now);
    const acquired = await acquireLease(db, { key, bodyMac: bodyMacs[0], plan, now });
    try {
      await work.admit(plan, now);
    } catch (error) {
      await deleteAttempt(db, acquired);
      throw error;
    }
    return acquired;
  }
}
