import type { GiftCardOrder, GiftCardReceipt } from '@myler/api-client/contract';
import type { GiftCardRow } from '../store/schema.ts';
import { deliveryDays } from '@myler/domain/gift-cards';
import { canReplaceCode } from './new-code.ts';
import { refundStateOf } from './take-back.ts';

/** The receipt of a purchase. It is stored, so it holds no full addresses. */
export function receiptOf(row: GiftCardRow): GiftCardReceipt {
  return {
    ...commonFields(row),
    recipient: { name: row.recipientName, email: maskEmail(row.recipientEmail) },
    sender: { name: row.senderName, email: maskEmail(row.senderEmail) },
  };
}

/** An order as the buyer sees it. */
export function orderOf(row: GiftCardRow, now: Date): GiftCardOrder {
  return {
    ...commonFields(row),
    recipient: { name: row.recipientName, email: row.recipientEmail },
    sender: { name: row.senderName, email: row.senderEmail },
    message: row.message,
    canChange: row.status === 'scheduled',
    deliverBetween: deliveryDays(row.timeZone ?? 'UTC', now, row.createdAt),
    ...(row.deliveredAt ? { deliveredAt: row.deliveredAt.toISOString() } : {}),
    ...(row.cancelledAt ? { cancelledAt: row.cancelledAt.toISOString() } : {}),
    ...(row.validUntil ? { validUntil: row.validUntil } : {}),
    ...afterDelivery(row, now),
  };
}

/** What the buyer can still do with a delivered card. */
function afterDelivery(row: GiftCardRow, now: Date): Pick<GiftCardOrder, 'refund' | 'code'> {
  const refund = refundStateOf(row, now);
  if (!refund) return {};
  return {
    refund: { status: refund.status, until: refund.until.toISOString() },
    code: { number: row.codeVersion, canBeReplaced: canReplaceCode(row, now) },
  };
}

function commonFields(row: GiftCardRow): Omit<GiftCardReceipt, 'recipient' | 'sender'> {
  const { reference, status, design, amount, currency, membershipId, deliverOn, timeZone, deliverAt } = row;
  return {
    reference,
    status,
    design,
    amount: { amount, currency },
    ...(membershipId ? { membershipId } : {}),
    ...(deliverOn && timeZone ? { deliverOn: { date: deliverOn, timeZone } } : {}),
    deliverAt: deliverAt.toISOString(),
    card: { brand: row.cardBrand, lastFour: row.cardLastFour },
  };
}

/** Enough for the buyer to recognise the address: "a••••@myler.example". */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}••••${email.slice(at)}`;
}
