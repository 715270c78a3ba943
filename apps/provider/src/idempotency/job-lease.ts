import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../store/database.ts';
import { jobLeases } from '../store/schema.ts';

/** Long enough that a process that is only busy keeps its lease, and short enough that nothing waits long for a killed one. */
const LEASE_MS = 60_000;
const RENEWAL_MS = 15_000;

/**
 * Does a job unless another process does it at the moment. Another process takes over a minute after a crash. The work must
 * be right in two processes at the same time all the same, because a process that stood still goes on where it was.
 *
 * @returns whether it was this process that did it
 */
export async function withJobLease(
  db: Database,
  { name, now }: { name: string; now: () => Date },
  work: () => Promise<void>,
): Promise<boolean> {
  const holder = randomUUID();
  const until = () => new Date(now().getTime() + LEASE_MS);
  const [lease] = await db
    .insert(jobLeases)
    .values({ name, holder, leaseUntil: until() })
    .onConflictDoUpdate({
      target: jobLeases.name,
      set: { holder, leaseUntil: until() },
      setWhere: lt(jobLeases.leaseUntil, now()),
    })
    .returning();
  if (!lease) return false;
  const isMine = and(eq(jobLeases.name, name), eq(jobLeases.holder, holder));
  const extend = () =>
    db
      .update(jobLeases)
      .set({ leaseUntil: until() })
      .where(isMine)
      // It is tried again before the lease ends.
      .catch(() => undefined);
  const timer = setInterval(() => void extend(), RENEWAL_MS).unref();
  try {
    await work();
  } finally {
    clearInterval(timer);
    await db.delete(jobLeases).where(isMine);
  }
  return true;
}
