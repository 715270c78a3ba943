import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../store/database.ts';
import { payments, receipts } from '../store/schema.ts';

/** The numbers of all receipts and credit notes of what somebody has paid. */
export async function receiptNumbersOf(db: Queryable, userId: string): Promise<number[]> {
  const rows = await db
    .select({ number: receipts.number })
    .from(receipts)
    .innerJoin(payments, eq(payments.key, receipts.paymentKey))
    .where(eq(payments.userId, userId))
    .orderBy(asc(receipts.number));
  return rows.map(({ number }) => number);
}
