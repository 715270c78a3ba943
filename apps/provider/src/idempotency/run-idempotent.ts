import type { Keys } from '@myler/server/secrets';
import { StoredResponse } from '../http/route.ts';
import { finishWaiting, type ConfirmationDeps, type Finisher } from './confirmations.ts';
import type { KeyedCall } from '../http/keyed-call.ts';
import { acquireLease, deleteAttempt, findResponseOrLease, type Lease, type AttemptPlan } from './leases.ts';
import { runWithLease } from './run-with-lease.ts';

export interface IdempotencyDeps extends ConfirmationDeps {
  /** Secrets, for counting payments. */
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
 * @param work.finisher continues after the bank's answer, if `run` has let the attempt wait for it
 */
export async function runIdempotent(
  deps: ConfirmationDeps,
  call: KeyedCall,
  work: {
    plan: (now: Date) => Promise<AttemptPlan>;
    admit: (plan: AttemptPlan, now: Date) => Promise<void>;
    run: (lease: Lease) => Promise<StoredResponse>;
    finisher?: Finisher;
  },
): Promise<StoredResponse> {
  const { db } = deps;
  const existing = await findResponseOrLease(db, call, deps.now());
  if (existing instanceof StoredResponse) return existing;
  if (existing && 'waiting' in existing) {
    if (!work.finisher) throw new Error('An attempt waits for a bank, and nothing can finish it.');
    return finishWaiting(deps, existing.waiting, work.finisher);
  }
  const lease = existing ?? (await start());
  return runWithLease(deps, lease, () => work.run(lease));

  async function start(): Promise<Lease> {
    const now = deps.now();
    await call.assertConfirmed?.();
    const plan = await work.plan(now);
    const acquired = await db.transaction(async (tx) => {
      // What ends the session ends the attempts that there are, so none may begin once it has.
      await call.member?.lock(tx);
      return acquireLease(tx, { call, plan, now: deps.now() });
    });
    try {
      await work.admit(plan, now);
    } catch (error) {
      await db.transaction((tx) => deleteAttempt(tx, acquired));
      throw error;
    }
    return acquired;
  }
}
