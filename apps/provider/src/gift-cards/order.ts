import { and, eq, isNull } from 'drizzle-orm';
import type { GiftCardChange, GiftCardOrder } from '@myler/api-client/contract';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import { giftCancelledEmail, giftChangedEmail } from '../mail/emails/gift-card.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import { assertAllFieldsUsed } from '../store/assert-all-fields-used.ts';
import type { Database } from '../store/database.ts';
import { giftCards, type GiftCardRow } from '../store/schema.ts';
import type { GiftCardDeps } from './buy.ts';
import { deliveryDayError, deliveryTime } from './days.ts';
import { deliver } from './deliver.ts';
import { readOrderToken, unknownOrderProblem } from './order-link.ts';
import { orderOf } from './to-contract.ts';

/** @throws {Problem} 404 and 410 for an invalid or expired link */
export async function readOrder(deps: GiftCardDeps, token: string): Promise<GiftCardOrder> {
  const now = deps.now();
  return orderOf(await findByToken(deps, token, now), now);
}

/**
 * Changes recipient, message and date of an undelivered card. Without a date it is delivered now.
 *
 * @throws {Problem} 409 `gift-card-left`; 422 for a date that cannot be chosen; 404 and 410 for an invalid or expired
 *   link
 */
export async function changeOrder(deps: GiftCardDeps, token: string, change: GiftCardChange): Promise<GiftCardOrder> {
  const now = deps.now();
  const { id, createdAt } = await findByToken(deps, token, now);
  const { recipient, message, deliverOn, ...rest } = change;
  assertAllFieldsUsed()(rest);
  const dateError = deliverOn && deliveryDayError(deliverOn, createdAt, now);
  if (dateError) throw fieldProblem({ 'deliverOn.date': dateError });
  const row = await deps.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(giftCards)
      .set({
        recipientName: recipient.name,
        recipientEmail: recipient.email,
        message,
        deliverOn: deliverOn?.date ?? null,
        timeZone: deliverOn?.timeZone ?? null,
        deliverAt: deliverOn ? deliveryTime(deliverOn) : now,
      })
      .where(isScheduled(id))
      .returning();
    if (!changed) throw alreadyDelivered();
    const order = deliverOn ? changed : await deliver(tx, deps, changed, now);
    await enqueueMail(tx, giftChangedEmail(order), now);
    return order;
  });
  deps.notifyMailQueue();
  return orderOf(row, now);
}

/**
 * Cancels an undelivered card and refunds it immediately. When the refund fails, `refundCancelledOrders` tries it
 * again.
 *
 * @throws {Problem} 409 `gift-card-left`; 404 and 410 for an invalid or expired link
 */
export async function cancelOrder(deps: GiftCardDeps, token: string): Promise<GiftCardOrder> {
  const now = deps.now();
  const before = await findByToken(deps, token, now);
  const [cancelled] = await deps.db
    .update(giftCards)
    .set({ status: 'cancelled', cancelledAt: now, balance: 0 })
    .where(isScheduled(before.id))
    .returning();
  // A second request for the same order succeeds as well.
  const row = cancelled ?? (await findByToken(deps, token, now));
  if (row.status !== 'cancelled') throw alreadyDelivered();
  await refund(deps, row, now);
  deps.notifyMailQueue();
  return orderOf(row, now);
}

/** Refunds orders that were cancelled by a run that crashed before the refund. */
export async function refundCancelledOrders(
  deps: { db: Database; payments: PaymentGateway },
  now: Date,
): Promise<void> {
  const unrefunded = await deps.db
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.status, 'cancelled'), isNull(giftCards.refundedAt)))
    .limit(100);
  for (const row of unrefunded) await refund(deps, row, now);
}

/** The gateway's refund is idempotent. The process that sets `refundedAt` sends the e-mail. */
export async function refund(
  { db, payments }: { db: Database; payments: PaymentGateway },
  card: GiftCardRow,
  now: Date,
): Promise<void> {
  await payments.refund(card.attemptKey);
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(giftCards)
      .set({ refundedAt: now })
      .where(and(eq(giftCards.id, card.id), isNull(giftCards.refundedAt)))
      .returning();
    if (row) await enqueueMail(tx, giftCancelledEmail(row), now);
  });
}

async function findByToken({ db, giftCardKeys }: GiftCardDeps, token: string, now: Date): Promise<GiftCardRow> {
  const [row] = await db
    .select()
    .from(giftCards)
    .where(eq(giftCards.id, readOrderToken(giftCardKeys, token, now)));
  if (!row) throw unknownOrderProblem();
  return row;
}

const isScheduled = (id: string) => and(eq(giftCards.id, id), eq(giftCards.status, 'scheduled'));

function alreadyDelivered(): Problem {
  return new Problem(
    409,
    'This gift card has left, and can no longer be changed. For fourteen days, while none of it has been spent, write to us and we take it back.',
    { code: 'gift-card-left' },
  );
}
