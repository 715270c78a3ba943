import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { CurrencyCode, Money } from '@myler/config/currencies';
import type { MembershipId } from '@myler/config/memberships';
import { StoredResponse } from '../http/route.ts';
import { Problem } from '@myler/api-client/problems';
import type { Database, Queryable } from '../store/database.ts';
import { attempts, gatewayCards, idempotencyKeys } from '../store/schema.ts';
import type { StoredJson } from '../store/schema/stored-json.ts';
import type { KeyedCall } from '../http/keyed-call.ts';
import { beginKey, findAttemptKey, keyReused } from './keys.ts';

/**
 * Duration of a lease, which is also how long a client waits after a crash. A run extends it while it works. A run that has
 * lost it, because its process stood still, cannot store anything, and the charge is idempotent.
 */
export const LEASE_MS = 8_000;
/** How often a run extends its lease, in milliseconds. */
const RENEWAL_MS = 2_000;

export type AttemptRow = typeof attempts.$inferSelect;

/** An attempt whose payment the bank wants confirmed, or has confirmed, with what is needed to finish it. */
export type WaitingAttempt = AttemptRow & {
  kind: Exclude<AttemptRow['kind'], 'card'>;
  request: StoredJson;
  confirmationId: string;
  confirmBy: Date;
};

export const isWaiting = (row: AttemptRow): row is WaitingAttempt => row.request !== null;

/** Computed when an attempt begins. Amounts are in minor units of its currency. */
export interface AttemptPlan {
  kind: AttemptRow['kind'];
  currency: CurrencyCode;
  price: number;
  membershipId?: MembershipId;
  discount?: number;
  couponCode?: string;
  /** The amount that a gift card pays. */
  gift?: { cardId: string; codeVersion: number; amount: number };
  /** What the member's credit for friends takes off. */
  credit?: number;
}

/** The exclusive right of this run to work on an attempt. */
export interface Lease {
  /** The random key of the attempt. */
  key: string;
  holder: string;
  /** Holds the price of the time when the attempt began, so that later price changes have no effect. */
  row: AttemptRow;
}

/**
 * Looks for an earlier attempt with the same key.
 *
 * @returns its final response, the attempt when it waits for the bank, a lease when its run crashed, or undefined when the
 *   key is new
 * @throws {Problem} 409 while it runs, 422 when the key was used for another call
 */
export async function findResponseOrLease(
  db: Database,
  call: KeyedCall,
  now: Date,
): Promise<StoredResponse | { waiting: WaitingAttempt } | Lease | undefined> {
  const key = await findAttemptKey(db, call);
  if (key === undefined) return undefined;
  const [row] = await db.select().from(attempts).where(eq(attempts.key, key));
  if (!row) throw keyReused();
  if (isWaiting(row)) return { waiting: row };
  if (row.state !== 'running') return new StoredResponse(row.answerStatus ?? 500, row.answerBody ?? '');
  const holder = randomUUID();
  const [leased] = await db
    .update(attempts)
    .set({ holder, leaseUntil: leaseExpiry(now) })
    .where(
      and(eq(attempts.key, key), eq(attempts.state, 'running'), isNull(attempts.request), lt(attempts.leaseUntil, now)),
    )
    .returning();
  if (!leased) throw stillRunning();
  return { key, holder, row: leased };
}

/**
 * Begins an attempt with a new key. Call it in a transaction.
 *
 * @throws {Problem} 409 when another run has begun it at the same time
 */
export async function acquireLease(
  tx: Queryable,
  { call, plan, now }: { call: KeyedCall; plan: AttemptPlan; now: Date },
): Promise<Lease> {
  const key = await beginKey(tx, call, now);
  if (key === undefined) throw stillRunning();
  const holder = randomUUID();
  const [row] = await tx
    .insert(attempts)
    .values({
      key,
      holder,
      state: 'running',
      leaseUntil: leaseExpiry(now),
      kind: plan.kind,
      membershipId: plan.membershipId ?? null,
      currency: plan.currency,
      price: plan.price,
      discount: plan.discount ?? 0,
      couponCode: plan.couponCode ?? null,
      gift: plan.gift?.amount ?? 0,
      giftCardId: plan.gift?.cardId ?? null,
      giftCodeVersion: plan.gift?.codeVersion ?? null,
      credit: plan.credit ?? 0,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('The attempt was not kept.');
  await tx.insert(gatewayCards).values({ key });
  return { key, holder, row };
}

/**
 * Stores the final response of an attempt, and deletes what it kept to finish. Call it in the transaction of its changes.
 *
 * @throws {Problem} when another run has taken over the lease, which rolls the transaction back
 */
export async function storeResponse(
  db: Queryable,
  lease: Lease,
  final: { state: 'succeeded' | 'failed'; status: number; body: string; message?: string },
): Promise<StoredResponse> {
  const [row] = await db
    .update(attempts)
    .set({
      state: final.state,
      answerStatus: final.status,
      answerBody: final.body,
      message: final.message ?? null,
      confirmationId: null,
      confirmBy: null,
      request: null,
    })
    .where(isHeldBy(lease))
    .returning({ key: attempts.key });
  if (!row) throw stillRunning();
  return new StoredResponse(final.status, final.body);
}

/** Stores a problem as the final response of an attempt. */
export function storeFailure(db: Queryable, lease: Lease, problem: Problem): Promise<StoredResponse> {
  return storeResponse(db, lease, {
    state: 'failed',
    status: problem.status,
    body: JSON.stringify(problem.body),
    message: problem.message,
  });
}

/** The amount to charge, after discount, gift card and credit. */
export const amountDue = ({ price, discount, gift, credit, currency }: AttemptRow): Money => ({
  amount: price - discount - gift - credit,
  currency,
});

/** Extends a lease again and again until the returned function is called. */
export function keepLease(db: Database, lease: Lease, now: () => Date, renewal: number = RENEWAL_MS): () => void {
  const renew = () =>
    db
      .update(attempts)
      .set({ leaseUntil: leaseExpiry(now()) })
      .where(isHeldBy(lease))
      // A renewal that fails is tried again before the lease ends.
      .catch(() => undefined);
  const timer = setInterval(() => void renew(), renewal).unref();
  return () => clearInterval(timer);
}

/**
 * Ends all leases. Only for the embedded database, when a process has just opened it: every run that held one has ended with
 * the process before.
 */
export async function endAllLeases(db: Database): Promise<void> {
  await db.update(attempts).set({ leaseUntil: ended }).where(eq(attempts.state, 'running'));
}

export const isHeldBy = (lease: Lease) =>
  and(eq(attempts.key, lease.key), eq(attempts.holder, lease.holder), eq(attempts.state, 'running'));

/** @throws {Problem} 409 when the lease was lost. Call it in the transaction of what must not be written then */
export async function assertHeld(tx: Queryable, lease: Lease): Promise<void> {
  const held = await tx.select({ key: attempts.key }).from(attempts).where(isHeldBy(lease)).for('update');
  if (held.length === 0) throw stillRunning();
}

/** Ends the lease after an unexpected error, so that the next retry need not wait for it to expire. */
export async function releaseLease(db: Queryable, lease: Lease): Promise<void> {
  await db.update(attempts).set({ leaseUntil: ended }).where(isHeldBy(lease));
}

/** Forgets an attempt that was not admitted, so that its key is unused again. Call it in a transaction. */
export async function deleteAttempt(tx: Queryable, lease: Lease): Promise<void> {
  const [deleted] = await tx.delete(attempts).where(isHeldBy(lease)).returning({ key: attempts.key });
  if (deleted) await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.attemptKey, deleted.key));
}

/** Acquires leases of attempts that have not been finished for a long time, and that nobody can finish. */
export async function leaseAbandoned(db: Database, now: Date, afterMs: number): Promise<Lease[]> {
  const holder = randomUUID();
  const old = new Date(now.getTime() - afterMs);
  const rows = await db
    .update(attempts)
    .set({ holder, leaseUntil: leaseExpiry(now) })
    .where(and(eq(attempts.state, 'running'), isNull(attempts.request), lt(attempts.leaseUntil, old)))
    .returning();
  return rows.map((row) => ({ key: row.key, holder, row }));
}

/** The end of a lease that nobody holds: in the past, also for a clock that stands still. */
export const ended = sql`${attempts.createdAt} - interval '1 second'`;

export const leaseExpiry = (now: Date) => new Date(now.getTime() + LEASE_MS);

export function stillRunning(): Problem {
  return new Problem(409, 'This attempt is still being worked on. Wait a few seconds and ask again.', {
    code: 'attempt-running',
    retryAfter: 2,
  });
}
