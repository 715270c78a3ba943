import { and, eq } from 'drizzle-orm';
import type { SavedFile } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import type { Database } from '../store/database.ts';
import { payments, receipts } from '../store/schema.ts';
import { drawReceipt } from './draw-receipt.ts';

/**
 * A receipt or a credit note as PDF. It is drawn from rows that never change, so it is the same each time.
 *
 * @throws {Problem} 404 unless it is one of the member's
 */
export async function receiptFile(db: Database, userId: string, number: number): Promise<SavedFile> {
  const [found] = await db
    .select({ receipt: receipts, payment: payments })
    .from(receipts)
    .innerJoin(payments, eq(payments.key, receipts.paymentKey))
    .where(and(eq(receipts.number, number), eq(payments.userId, userId)));
  if (!found) throw new Problem(404, 'There is no receipt with this number in your account.');
  const [original] = await db
    .select({ number: receipts.number })
    .from(receipts)
    .where(and(eq(receipts.paymentKey, found.payment.key), eq(receipts.kind, 'receipt')));
  const file = await drawReceipt({ ...found, credits: original?.number ?? number });
  return { name: `${found.receipt.kind}-${number}.pdf`, content: file.toString('base64') };
}
