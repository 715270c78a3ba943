import { and, eq } from 'drizzle-orm';
import type { SavedFile } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import type { Logger } from '@myler/server/log';
import type { AttachmentMakers } from '../mail/sending/attachments.ts';
import type { Database } from '../store/database.ts';
import { payments, receipts, type ReceiptAddress } from '../store/schema.ts';
import { drawReceipt } from './draw-receipt.ts';
import { withoutCard } from './without-card.ts';

interface ReceiptDeps {
  db: Database;
  /** Gets the characters that no font has. */
  log: Pick<Logger, 'info'>;
}

/**
 * A receipt or a credit note as PDF. It is drawn from rows that never change, so it is the same each time.
 *
 * @throws {Problem} 404 unless it is one of the member's
 */
export async function receiptFile(deps: ReceiptDeps, userId: string, number: number): Promise<SavedFile> {
  const found = await drawNumber(deps, number);
  if (found?.userId !== userId) throw new Problem(404, 'There is no receipt with this number in your account.');
  return { name: found.name, content: found.file.toString('base64') };
}

/**
 * Credit notes that are enclosed in a letter, because the account in which they would be is closed. To a mailbox that nobody
 * has shown to be theirs they name the person and the country, and no city, company, tax number or card: whoever joined with the
 * address of somebody else would write to them in our name.
 */
export function receiptAttachments(deps: ReceiptDeps): AttachmentMakers {
  return {
    async receipt({ number, issuedTo }) {
      const found = await drawNumber(deps, Number(number), { isAbridged: issuedTo === 'name' });
      if (!found) throw new Error(`There is no receipt ${number}.`);
      return { attachments: [{ filename: found.name, contentType: 'application/pdf', content: found.file }] };
    },
  };
}

const withNameOnly = ({ name, countryCode }: ReceiptAddress): ReceiptAddress => ({ name, countryCode });

async function drawNumber(
  { db, log }: ReceiptDeps,
  number: number,
  { isAbridged = false }: { isAbridged?: boolean } = {},
) {
  const [found] = await db
    .select({ receipt: receipts, payment: payments })
    .from(receipts)
    .innerJoin(payments, eq(payments.key, receipts.paymentKey))
    .where(eq(receipts.number, number));
  if (!found) return undefined;
  const { issuedTo } = found.receipt;
  const hides = isAbridged || found.receipt.isAbridged;
  const receipt = { ...found.receipt, issuedTo: hides ? withNameOnly(issuedTo) : issuedTo };
  const payment = hides ? withoutCard(found.payment) : found.payment;
  const [original] = await db
    .select({ number: receipts.number })
    .from(receipts)
    .where(and(eq(receipts.paymentKey, payment.key), eq(receipts.kind, 'receipt')));
  const file = await drawReceipt({ receipt, payment, credits: original?.number ?? number }, log);
  return { userId: payment.userId, name: `${receipt.kind}-${number}.pdf`, file };
}
