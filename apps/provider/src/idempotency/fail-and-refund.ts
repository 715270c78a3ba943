import type { Problem } from '@myler/api-client/problems';
import type { StoredResponse } from '../http/route.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import { oweRefund, refundOwed } from '../payment/owed-refunds.ts';
import type { Database, Queryable } from '../store/database.ts';
import { storeFailure, type Lease } from './leases.ts';

/**
 * Ends an attempt whose charge, if there is one, is given back. One transaction, which asks for the lease: a run that has lost it
 * gives nothing back that another run has delivered.
 *
 * @param giveBack what else was taken for it when it began
 * @throws {Problem} 409 when another run has the lease
 */
export async function failAndRefund(
  { db, payments, now }: { db: Database; payments: PaymentGateway; now: () => Date },
  lease: Lease,
  problem: Problem,
  giveBack?: (tx: Queryable) => Promise<void> | undefined,
): Promise<StoredResponse> {
  const response = await db.transaction(async (tx) => {
    await giveBack?.(tx);
    await oweRefund(tx, lease.key, now());
    return storeFailure(tx, lease, problem);
  });
  await refundOwed(payments, lease.key);
  return response;
}
