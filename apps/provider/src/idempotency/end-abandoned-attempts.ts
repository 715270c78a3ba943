import { Problem } from '@myler/api-client/problems';
import type { PaymentGateway } from '../payment/gateway.ts';
import type { Database } from '../store/database.ts';
import { inTurn } from '../primitives/in-turn.ts';
import { failAndRefund } from './fail-and-refund.ts';
import { leaseAbandoned } from './leases.ts';

/** Clients that lost a response retry within seconds, so nobody retries after this time. */
const ABANDONED_AFTER_MS = 10 * 60_000;

/**
 * Ends attempts whose run crashed and that no client retried: refunds the charge and stores a final response. They
 * cannot be finished here, because the request is not stored.
 */
export async function endAbandonedAttempts(db: Database, payments: PaymentGateway, now: Date): Promise<number> {
  const leases = await leaseAbandoned(db, now, ABANDONED_AFTER_MS);
  await inTurn(leases, (lease) => failAndRefund({ db, payments, now: () => now }, lease, attemptAbandoned()));
  return leases.length;
}

export function attemptAbandoned(): Problem {
  const message = 'This payment was not finished. If you were charged, you have been refunded. Try again.';
  return new Problem(410, message, { code: 'attempt-abandoned' });
}
