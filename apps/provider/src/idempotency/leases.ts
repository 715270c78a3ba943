import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { CreditCard } from '@myler/api-client/contract';
import type { CurrencyCode, Money } from '@myler/config/currencies';
import type { MembershipId } from '@myler/config/memberships';
import { StoredAnswer } from '../http/route.ts';
import { Problem } from '@myler/api-client/problems';
import { mac } from '../primitives/tokens.ts';
import type { Database, Queryable } from '../store/database.ts';
import { attempts } from '../store/schema.ts';

/** How long a run may take before another may take it over: well above hashing, charging and storing together. */
export const LEASE_MS = 30_000;

type Row = typeof attempts.$inferSelect;

/** What was worked out when an attempt began: sums in minor units of its currency. */
export interface AttemptPlan {
  kind: Row['kind'];
  currency: CurrencyCode;
  price: number;
  membershipId?: MembershipId;
  discount?: number;
  couponCode?: string;
  /** What a gift card is to pay. */
  gift?: { cardId: string; amount: number };
}

/** An attempt that this run, and no other, is working on. */
export interface Lease {
  key: string;
  holder: string;
  /** What was worked out when the attempt began: a price that changes meanwhile changes nothing here. */
  row: Row;
}

/**
 * What an attempt's body is recognised by. Number and security code are left out: not even a hash of them is kept.
 */
export function fingerprintBody(body: object, key: string): string {
  const { creditCard, ...rest } = body as { creditCard?: CreditCard };
  const kept = creditCard ? { brand: creditCard.brand, name: creditCard.name, expiry: creditCard.expiry } : null;
  return mac(key, canonical({ ...rest, creditCard: kept }));
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/**
 * Looks for an attempt made before.
 *
 * @returns its final answer, a lease when its run crashed, or undefined when the key is new
 * @throws {Problem} 409 while it runs, 422 when the key stood for another body
 */
export async function findAnswerOrLease(
  db: Database,
  key: string,
  bodyMac: string,
  now: Date,
): Promise<StoredAnswer | Lease | undefined> {
  const [row] = await db.select().from(attempts).where(eq(attempts.key, key));
  if (!row) return undefined;
  if (row.bodyMac !== bodyMac) throw keyReused();
  if (row.state !== 'running') return new StoredAnswer(row.answerStatus ?? 500, row.answerBody ?? '');
  const holder = randomUUID();
  const [taken] = await db
    .update(attempts)
    .set({ holder, leaseUntil: leaseFrom(now) })
    .where(and(eq(attempts.key, key), eq(attempts.state, 'running'), lt(attempts.leaseUntil, now)))
    .returning();
  if (!taken) throw stillRunning();
  return { key, holder, row: taken };
}

/**
 * Begins an attempt.
 *
 * @throws {Problem} 409 when another run began it in the same moment
 */
export async function acquireLease(
  db: Database,
  attempt: { key: string; bodyMac: string; plan: AttemptPlan; now: Date },
): Promise<Lease> {
  const { key, bodyMac, plan, now } = attempt;
  const holder = randomUUID();
  const [row] = await db
    .insert(attempts)
    .values({
      key,
      bodyMac,
      holder,
      state: 'running',
      leaseUntil: leaseFrom(now),
      kind: plan.kind,
      membershipId: plan.membershipId ?? null,
      currency: plan.currency,
      price: plan.price,
      discount: plan.discount ?? 0,
      couponCode: plan.couponCode ?? null,
      gift: plan.gift?.amount ?? 0,
      giftCardId: plan.gift?.cardId ?? null,
      createdAt: now,
    })
    .onConflictDoNothing({ target: attempts.key })
    .returning();
  if (!row) throw stillRunning();
  return { key, holder, row };
}

/**
 * Writes an attempt's final answer, in the transaction of what it answers about.
 *
 * @throws when another run took it over meanwhile, which undoes that transaction
 */
export async function storeAnswer(
  db: Queryable,
  lease: Lease,
  final: { state: 'succeeded' | 'failed'; status: number; body: string; message?: string },
): Promise<StoredAnswer> {
  const [row] = await db
    .update(attempts)
    .set({
      state: final.state,
      answerStatus: final.status,
      answerBody: final.body,
      message: final.message ?? null,
    })
    .where(and(eq(attempts.key, lease.key), eq(attempts.holder, lease.holder), eq(attempts.state, 'running')))
    .returning({ key: attempts.key });
  if (!row) throw stillRunning();
  return new StoredAnswer(final.status, final.body);
}

/** Ends an attempt with a refusal, which is then its answer for good. */
export function storeFailure(db: Queryable, lease: Lease, problem: Problem): Promise<StoredAnswer> {
  return storeAnswer(db, lease, {
    state: 'failed',
    status: problem.status,
    body: JSON.stringify(problem.body),
    message: problem.message,
  });
}

/** What is to be taken from a card, after discount and gift. */
export const amountDue = ({ price, discount, gift, currency }: Row): Money => ({
  amount: price - discount - gift,
  currency,
});

/** Lets another run take an attempt over at once, after an error that was no answer. */
export async function releaseLease(db: Queryable, lease: Lease): Promise<void> {
  await db
    .update(attempts)
    .set({ leaseUntil: sql`${attempts.createdAt} - interval '1 second'` })
    .where(and(eq(attempts.key, lease.key), eq(attempts.holder, lease.holder), eq(attempts.state, 'running')));
}

/** Attempts whose run crashed and that nobody came back for. */
export async function leaseAbandoned(db: Database, now: Date, afterMs: number): Promise<Lease[]> {
  const holder = randomUUID();
  const old = new Date(now.getTime() - afterMs);
  const rows = await db
    .update(attempts)
    .set({ holder, leaseUntil: leaseFrom(now) })
    .where(and(eq(attempts.state, 'running'), lt(attempts.leaseUntil, old)))
    .returning();
  return rows.map((row) => ({ key: row.key, holder, row }));
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);

export function keyReused(): Problem {
  return new Problem(422, 'This key stood for another form. Send what you changed with a new key.', {
    code: 'idempotency-key-reused',
  });
}

function stillRunning(): Problem {
  return new Problem(409, 'This attempt is still being worked on. Wait a few seconds and ask again.', {
    code: 'attempt-running',
    retryAfter: 2,
  });
}
