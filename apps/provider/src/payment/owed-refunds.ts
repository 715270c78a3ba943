import { and, eq, lt } from 'drizzle-orm';
import { inTurn } from '../primitives/in-turn.ts';
import type { Database, Queryable } from '../store/database.ts';
import { owedRefunds } from '../store/schema.ts';
import type { PaymentGateway } from './gateway.ts';

/** For so long a charge may still be on its way to the gateway, in milliseconds: until then it is asked for again. */
const ON_ITS_WAY_MS = 10 * 60_000;

/**
 * Notes that a charge must be given back, in the transaction after which nothing else names it, or in which it is refused. So
 * neither a gateway that is away nor a process that is killed keeps the money, and a run that has lost its lease gives nothing back.
 */
export async function oweRefund(tx: Queryable, key: string, now: Date): Promise<void> {
  await tx.insert(owedRefunds).values({ key, owedAt: now }).onConflictDoNothing();
}

/** Gives back at once what was noted, so that the cardholder need not wait for the job. What fails here, the job does. */
export async function refundOwed(payments: PaymentGateway, key: string): Promise<void> {
  await payments.refund(key).catch(() => undefined);
}

/**
 * Gives back what is owed. It may run at any time, also in several providers at the same time: a refund is done once.
 *
 * @throws {AggregateError} with the error of each refund that failed; the next run tries again
 */
export async function sendOwedRefunds(db: Database, payments: PaymentGateway, now: Date): Promise<void> {
  const isOver = lt(owedRefunds.owedAt, new Date(now.getTime() - ON_ITS_WAY_MS));
  await inTurn(await db.select().from(owedRefunds), async ({ key }) => {
    await payments.refund(key);
    await db.delete(owedRefunds).where(and(eq(owedRefunds.key, key), isOver));
  });
}
