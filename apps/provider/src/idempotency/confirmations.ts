import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { Problem } from '@myler/api-client/problems';
import { StoredResponse } from '../http/route.ts';
import { declinedProblem } from '../payment/decline-problems.ts';
import type { Charged, PaymentGateway } from '../payment/gateway.ts';
import type { Database, Queryable } from '../store/database.ts';
import { attempts } from '../store/schema.ts';
import type { StoredJson } from '../store/schema/stored-json.ts';
import { inTurn } from '../primitives/in-turn.ts';
import { attemptAbandoned } from './end-abandoned-attempts.ts';
import { failAndRefund } from './fail-and-refund.ts';
import { ended, isHeldBy, isWaiting, leaseExpiry, stillRunning, type Lease, type WaitingAttempt } from './leases.ts';
import { runWithLease, type LeaseDeps } from './run-with-lease.ts';

/** Milliseconds for which a confirmation may be open. Banks end theirs after about a quarter of an hour. */
export const CONFIRM_WITHIN_MS = 30 * 60_000;

/** Writes down what was paid for, from the request that the attempt has kept. It must be one transaction. */
export type FinishPaid = (lease: Lease & { row: WaitingAttempt }, charge: Charged) => Promise<StoredResponse>;

/** How an attempt ends that has waited for a bank. */
export interface Finisher {
  paid: FinishPaid;
  /** Gives back what was taken for it when it began, in the transaction that stores the answer. */
  unpaid?: (tx: Queryable, lease: Lease & { row: WaitingAttempt }) => Promise<void>;
}

/** How attempts of each kind are finished. */
export type FinishersByKind = Record<WaitingAttempt['kind'], Finisher>;

export interface ConfirmationDeps extends LeaseDeps {
  payments: PaymentGateway;
}

/**
 * Lets an attempt wait for the cardholder, without its lease. From now on it can be finished without its client.
 *
 * @param waiting.request what is needed to finish. It must hold neither a card's number nor a password
 */
export async function waitForConfirmation(
  db: Database,
  lease: Lease,
  waiting: { confirmationId: string; request: StoredJson; now: Date },
): Promise<StoredResponse> {
  const { confirmationId, request, now } = waiting;
  const confirmBy = new Date(now.getTime() + CONFIRM_WITHIN_MS);
  const [row] = await db
    .update(attempts)
    .set({ state: 'requires-action', confirmationId, confirmBy, request, leaseUntil: ended })
    .where(isHeldBy(lease))
    .returning({ key: attempts.key });
  if (!row) throw stillRunning();
  return requiresAction(confirmationId);
}

/**
 * Finishes an attempt if the cardholder has answered the bank, or if the time for it is over. Clients, their questions
 * and the background work call it, in several processes: the lease lets one of them do it.
 *
 * @returns the final response, or `requires-action` as long as the bank waits
 * @throws {Problem} 409 while another run finishes it
 */
export async function finishWaiting(
  deps: ConfirmationDeps,
  attempt: WaitingAttempt,
  finisher: Finisher,
): Promise<StoredResponse> {
  const { db, payments, now } = deps;
  const { key } = attempt;
  const isOpen = (await payments.outcome(key))?.status === 'requires-action';
  if (isOpen && now() < attempt.confirmBy) return requiresAction(attempt.confirmationId);
  const lease = await leaseWaiting(db, key, now());
  return runWithLease(deps, lease, async () => {
    const endUnpaid = (problem: Problem) => failAndRefund(deps, lease, problem, (tx) => finisher.unpaid?.(tx, lease));
    // It is open for too long. One that is confirmed at this moment is refunded.
    if (isOpen) return endUnpaid(attemptAbandoned());
    const charge = await payments.outcome(key);
    if (!charge) throw new UnfinishedError('The gateway does not know a charge that it wanted confirmed.');
    if (charge.status === 'requires-action') return endUnpaid(attemptAbandoned());
    if (charge.status === 'declined') return endUnpaid(declinedProblem(charge.code));
    return finisher.paid(lease, charge).catch((error: unknown) => {
      throw error instanceof Problem
        ? error
        : new UnfinishedError('A confirmed payment cannot be finished.', { cause: error });
    });
  });
}

/** What was paid for cannot be written down, or the gateway has no answer: nobody knows whether another try helps. */
class UnfinishedError extends Error {}

/** Tries of the background, one a minute, before the payment is given back. */
const MAX_FINISHES = 60;

/** For the background: finishes all attempts whose cardholders have answered, and whose browsers never asked. */
export async function finishAllWaiting(deps: ConfirmationDeps, finishers: FinishersByKind): Promise<void> {
  const rows = await deps.db
    .select()
    .from(attempts)
    .where(and(isNotNull(attempts.request), lt(attempts.leaseUntil, deps.now())));
  await inTurn(rows.filter(isWaiting), (row) =>
    finishWaiting(deps, row, finishers[row.kind]).catch((error: unknown) => {
      if (isStillRunning(error)) return undefined;
      if (error instanceof UnfinishedError)
        return countFailedFinish(deps, row, { finisher: finishers[row.kind], error });
      throw error;
    }),
  );
}

/**
 * Lets the next run try again, and at last gives the payment back: what cannot be delivered is not kept.
 *
 * @throws the error, which the job reports; with the last try it says that it was the last
 */
async function countFailedFinish(
  deps: ConfirmationDeps,
  { key }: WaitingAttempt,
  { finisher, error }: { finisher: Finisher; error: Error },
): Promise<never> {
  const { db, now } = deps;
  const [counted] = await db
    .update(attempts)
    .set({ failedFinishes: sql`${attempts.failedFinishes} + 1` })
    .where(and(eq(attempts.key, key), isNotNull(attempts.request)))
    .returning({ tries: attempts.failedFinishes });
  if (!counted || counted.tries < MAX_FINISHES) throw error;
  const lease = await leaseWaiting(db, key, now());
  const end = (giveBack?: (tx: Queryable) => Promise<void> | undefined) =>
    failAndRefund(deps, lease, attemptAbandoned(), giveBack);
  // It may be the stored request that cannot be read, from which the place is known.
  await end((tx) => finisher.unpaid?.(tx, lease)).catch(() => end());
  throw new Error(`A confirmed payment could not be finished in ${MAX_FINISHES} tries, and is given back.`, {
    cause: error,
  });
}

/** Whether another run is finishing the attempt. */
export const isStillRunning = (error: unknown): boolean =>
  error instanceof Problem && error.options.code === 'attempt-running';

async function leaseWaiting(db: Database, key: string, now: Date): Promise<Lease & { row: WaitingAttempt }> {
  const holder = randomUUID();
  const [row] = await db
    .update(attempts)
    .set({ holder, state: 'running', leaseUntil: leaseExpiry(now) })
    .where(and(eq(attempts.key, key), isNotNull(attempts.request), lt(attempts.leaseUntil, now)))
    .returning();
  if (!row || !isWaiting(row)) throw stillRunning();
  return { key, holder, row };
}

/** Not stored, because it is no final response. */
function requiresAction(confirmation: string): StoredResponse {
  const message = 'Your bank would like to confirm this payment. Nothing has been taken yet.';
  const { status, body } = new Problem(402, message, { code: 'requires-action', confirmation });
  return new StoredResponse(status, JSON.stringify(body));
}
