import type { Keys } from '@myler/server/secrets';
import { StoredResponse } from '../http/route.ts';
import { finishWaiting, type ConfirmationDeps, type FinishPaid } from './confirmations.ts';
import {
  acquireLease,
  deleteAttempt,
  fingerprintBody,
  findResponseOrLease,
  type Lease,
  type AttemptPlan,
} from './leases.ts';
import { runWithLease } from './run-with-lease.ts';

export interface IdempotencyDeps extends ConfirmationDeps {
  idempotencyKeys: Keys;
}

/**
 * Charges or writes exactly once for an idempotency key, even if requests are repeated, responses are lost or a run
 * crashes (docs/product-decisions.md, The join-us wizard).
 *
 * @param work.plan checks the request, before the key is used and before money moves
 * @param work.admit counts the attempt, once for a key, however often it is sent. What it throws leaves the key unused
 * @param work.run continues from the plan. The next request with the same key runs it again after a crash, so every
 *   step must be idempotent
 * @param work.finish continues after the bank's confirmation, if `run` has let the attempt wait for it
 */
export async function runIdempotent(
  deps: IdempotencyDeps,
  attempt: { key: string; body: object },
  work: {
    plan: (now: Date) => Promise<AttemptPlan>;
    admit: (plan: AttemptPlan, now: Date) => Promise<void>;
    run: (lease: Lease) => Promise<StoredResponse>;
    finish: FinishPaid;
  },
): Promise<StoredResponse> {
  const { db } = deps;
  const { key, body } = attempt;
  const bodyMacs = fingerprintBody(body, deps.idempotencyKeys);
  const existing = await findResponseOrLease(db, key, bodyMacs, deps.now());
  if (existing instanceof StoredResponse) return existing;
  if (existing && 'waiting' in existing) return finishWaiting(deps, existing.waiting, work.finish);
  const lease = existing ?? (await start());
  return runWithLease(deps, lease, () => work.run(lease));

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
