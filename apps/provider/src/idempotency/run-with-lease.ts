import type { Database } from '../store/database.ts';
import type { StoredResponse } from '../http/route.ts';
import { keepLease, releaseLease, type Lease } from './leases.ts';

export interface LeaseDeps {
  db: Database;
  now: () => Date;
  /** Milliseconds between two extensions of a lease. */
  leaseRenewal?: number | undefined;
}

/** Keeps a lease for as long as the work takes, and releases it when the work fails, so that the next try need not wait. */
export async function runWithLease(
  { db, now, leaseRenewal }: LeaseDeps,
  lease: Lease,
  work: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const stopRenewing = keepLease(db, lease, now, leaseRenewal);
  try {
    return await work().finally(stopRenewing);
  } catch (error) {
    // The first error is reported, not an error of the release: a lease that is not released expires.
    await releaseLease(db, lease).catch(() => undefined);
    throw error;
  }
}
