import { Problem } from '@myler/api-client/problems';
import type { Money } from '@myler/config/currencies';
import type { KeyedCall } from '../http/keyed-call.ts';
import type { StoredResponse } from '../http/route.ts';
import { uncountPayment } from '../payment/declined-limit.ts';
import { declinedProblem } from '../payment/decline-problems.ts';
import type { Charged, ChargeOutcome, PaymentSource } from '../payment/gateway.ts';
import { refusedAfterCharge } from '../payment/money-sentences.ts';
import type { Queryable } from '../store/database.ts';
import type { Versioned } from '../store/schema/stored-json.ts';
import { waitForConfirmation, type ConfirmationDeps, type Finisher } from './confirmations.ts';
import { failAndRefund } from './fail-and-refund.ts';
import { amountDue, isWaiting, storeFailure, type AttemptPlan, type Lease } from './leases.ts';
import { runIdempotent } from './run-idempotent.ts';

/** What is needed to finish, and is stored while a bank is asked: neither a card's number nor a password. */
interface Paid {
  /** What counts its payments as declined until it is paid (`countersOf`). */
  counters: string[];
}

export interface PaidDeps extends ConfirmationDeps {
  /** Notifies the mail queue. */
  notifyMailQueue: () => void;
  /** Steps after which a test can interrupt a run. */
  checkpoint?: (step: 'charged' | 'waiting' | 'committed') => Promise<void>;
}

/** How something that costs money is finished: by its client, or in the background when the bank has answered. */
export interface Finishing<Value extends Paid> {
  stored: Versioned<Value>;
  /**
   * Writes down what was paid for, its emails and the response, in this transaction.
   *
   * @param finished.charge undefined when there was nothing to pay
   */
  write(
    tx: Queryable,
    finished: { paid: Value; lease: Lease; charge: Charged | undefined; now: Date },
  ): Promise<StoredResponse>;
  /** Codes of the problems of `write` that say that it cannot be had any more: then the charge is given back. */
  takenCodes: readonly string[];
  /** Gives back what was taken when it began, for what is not paid. */
  unpaid?(tx: Queryable, paid: Value, lease: Lease): Promise<void>;
  /** Tells whoever has paid, and may be gone, that it cannot be had any more, when the bank has confirmed it. */
  lost?(tx: Queryable, paid: Value, given: { refund: Money; now: Date }): Promise<void>;
}

/** Something that costs money, from the request to its end. */
export interface PaidAction<Value extends Paid> extends Finishing<Value> {
  /** Checks the request, before the key is used and before money moves. */
  plan(now: Date): Promise<AttemptPlan>;
  /** Counts the attempt, once for a key. What it throws leaves the key unused. */
  admit(plan: AttemptPlan, now: Date): Promise<void>;
  /** After a crash it runs again. */
  prepare(lease: Lease): Promise<{ paid: Value; source: PaymentSource | undefined }>;
}

/**
 * Charges once for an idempotency key, waits for the bank if it wants to ask the cardholder, and writes down what was paid for.
 * After a crash the next request continues, because the charge is idempotent and the rest is one transaction.
 *
 * @returns the response of `write`; 402 when the card is declined, and while the bank asks
 */
export function runPaid<Value extends Paid>(
  deps: PaidDeps,
  call: KeyedCall,
  action: PaidAction<Value>,
): Promise<StoredResponse> {
  return runIdempotent(deps, call, {
    plan: (now) => action.plan(now),
    admit: (plan, now) => action.admit(plan, now),
    finisher: finisherOf(deps, action),
    async run(lease) {
      const { paid, source } = await action.prepare(lease);
      const charge = await chargeOf(deps, lease, source);
      await deps.checkpoint?.('charged');
      if (charge?.status === 'declined') {
        const { code } = charge;
        return deps.db.transaction(async (tx) => {
          await action.unpaid?.(tx, paid, lease);
          return storeFailure(tx, lease, declinedProblem(code));
        });
      }
      if (charge?.status !== 'requires-action') return complete(deps, action, { paid, lease, charge });
      const { confirmationId } = charge;
      const request = action.stored.store(paid);
      const response = await waitForConfirmation(deps.db, lease, { confirmationId, request, now: deps.now() });
      await deps.checkpoint?.('waiting');
      return response;
    },
  });
}

/** @returns undefined when there is nothing to pay */
async function chargeOf(
  { payments }: PaidDeps,
  { key, row }: Lease,
  source: PaymentSource | undefined,
): Promise<ChargeOutcome | undefined> {
  const amount = amountDue(row);
  if (amount.amount === 0) return undefined;
  if (!source) throw new Error('Something is to be paid, and there is no card.');
  return payments.charge({ key, amount, source });
}

/** For attempts that have waited for a bank. */
export const finisherOf = <Value extends Paid>(deps: PaidDeps, finishing: Finishing<Value>): Finisher => ({
  async paid(lease, charge) {
    await deps.checkpoint?.('charged');
    return complete(deps, finishing, { paid: finishing.stored.read(lease.row.request), lease, charge });
  },
  unpaid: async (tx, lease) => finishing.unpaid?.(tx, finishing.stored.read(lease.row.request), lease),
});

async function complete<Value extends Paid>(
  deps: PaidDeps,
  finishing: Finishing<Value>,
  finished: { paid: Value; lease: Lease; charge: Charged | undefined },
): Promise<StoredResponse> {
  const { paid, lease, charge } = finished;
  if (charge) await uncountPayment(deps.db, paid.counters);
  try {
    const response = await deps.db.transaction((tx) => finishing.write(tx, { ...finished, now: deps.now() }));
    deps.notifyMailQueue();
    await deps.checkpoint?.('committed');
    return response;
  } catch (error) {
    if (!(error instanceof Problem) || !finishing.takenCodes.includes(error.options.code ?? '')) throw error;
    const problem = charge ? refusedAfterCharge(error) : error;
    const response = await failAndRefund(deps, lease, problem, async (tx) => {
      await finishing.unpaid?.(tx, paid, lease);
      const given = { refund: amountDue(lease.row), now: deps.now() };
      if (charge && isWaiting(lease.row)) await finishing.lost?.(tx, paid, given);
    });
    deps.notifyMailQueue();
    return response;
  }
}
