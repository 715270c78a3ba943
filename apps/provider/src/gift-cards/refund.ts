import { and, eq, isNull } from 'drizzle-orm';
import { giftCancelledEmail } from '../mail/emails/gift-card.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import { inTurn } from '../primitives/in-turn.ts';
import type { Database, Queryable } from '../store/database.ts';
import { giftCards, outgoingMail, type GiftCardRow } from '../store/schema.ts';

interface RefundDeps {
  db: Database;
  payments: PaymentGateway;
}

/**
 * Refunds orders that were cancelled by a run that crashed before the refund.
 *
 * @throws {AggregateError} with the error of each refund that failed; the next run tries again
 */
export async function refundCancelledOrders(db: Database, payments: PaymentGateway, now: Date): Promise<void> {
  const unrefunded = await db
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.status, 'cancelled'), isNull(giftCards.refundedAt)))
    .limit(100);
  await inTurn(unrefunded, (row) => refund({ db, payments }, row, now));
}

/** The gateway's refund is idempotent. The process that sets `refundedAt` sends the email. */
export async function refund({ db, payments }: RefundDeps, card: GiftCardRow, now: Date): Promise<void> {
  await payments.refund(card.attemptKey);
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(giftCards)
      .set({ refundedAt: now })
      .where(and(eq(giftCards.id, card.id), isNull(giftCards.refundedAt)))
      .returning();
    if (row) await enqueueMail(tx, giftCancelledEmail({ ...row, isTold: await isTold(tx, row) }), now);
  });
}

/** Whether the recipient was written to when the card was taken back: `takeBack` does not go beyond the mailbox's budget. */
async function isTold(tx: Queryable, { recipientEmail, cancelledAt }: GiftCardRow): Promise<boolean> {
  if (!cancelledAt) return false;
  const [told] = await tx
    .select({ id: outgoingMail.id })
    .from(outgoingMail)
    .where(
      and(
        eq(outgoingMail.template, 'gift-card-withdrawn'),
        eq(outgoingMail.recipient, recipientEmail),
        eq(outgoingMail.createdAt, cancelledAt),
      ),
    );
  return told !== undefined;
}
