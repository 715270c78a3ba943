import { eq, sql } from 'drizzle-orm';
import { LEAVING_DAYS } from '@myler/config/account';
import { isCorporate } from '@myler/config/memberships';
import { companyReceiptEmail } from '../mail/emails/company-receipt.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import type { Charged } from '../payment/gateway.ts';
import type { Queryable } from '../store/database.ts';
import { dayInLondon, momentAfter } from '../primitives/days.ts';
import { payments, receipts, sequences, users, type PaymentRow, type ReceiptAddress } from '../store/schema.ts';

export type NewPayment = typeof payments.$inferInsert & { userId: string };

/** The columns of what a card has paid; nothing without a charge. */
export const chargedTo = (charge: Pick<Charged, 'chargeId' | 'card'> | undefined) => ({
  chargeId: charge?.chargeId ?? null,
  cardBrand: charge?.card.brand ?? null,
  cardLastFour: charge?.card.lastFour ?? null,
});

/**
 * Stores a payment and its receipt. Call it in the transaction of what was paid for.
 *
 * @returns the receipt's number
 */
export async function recordPayment(tx: Queryable, payment: NewPayment): Promise<number> {
  await tx.insert(payments).values(payment);
  return issue(tx, { kind: 'receipt', payment, now: payment.paidAt });
}

/**
 * Stores that a payment is given back, and the credit note. Call it in the transaction that decides on the refund.
 *
 * @returns the number of the credit note; undefined when the refund was decided before
 */
export async function recordRefund(
  tx: Queryable,
  payment: PaymentRow & { userId: string },
  now: Date,
): Promise<number | undefined> {
  const [refunded] = await tx
    .update(payments)
    .set({ refundedAt: now })
    .where(sql`${eq(payments.key, payment.key)} and ${payments.refundedAt} is null`)
    .returning({ key: payments.key });
  if (!refunded) return undefined;
  return issue(tx, { kind: 'credit-note', payment, now });
}

type Paid = Pick<NewPayment, 'key' | 'userId' | 'membershipId' | 'paidAt'>;

async function issue(
  tx: Queryable,
  { kind, payment, now }: { kind: 'receipt' | 'credit-note'; payment: Paid; now: Date },
): Promise<number> {
  const { key: paymentKey, userId } = payment;
  const number = await nextNumber(tx, 'receipts');
  await tx.insert(receipts).values({
    number,
    kind,
    paymentKey,
    issuedOn: dayInLondon(now),
    ...(await addressFor(tx, paymentKey, userId)),
  });
  await sendToCompany(tx, { kind, number, payment, now });
  return number;
}

/**
 * To the mailbox that a company has named for its receipts, once the payment cannot be taken back. Nobody has shown whose mailbox it is,
 * and the receipt says what the buyer has typed: before that it could be sent for nothing.
 */
async function sendToCompany(
  tx: Queryable,
  document: { kind: 'receipt' | 'credit-note'; number: number; payment: Paid; now: Date },
): Promise<void> {
  const { kind, number, payment, now } = document;
  const { membershipId, userId } = payment;
  if (!isCorporate(membershipId)) return;
  const isFinal = momentAfter(payment.paidAt, LEAVING_DAYS + 2);
  if (kind === 'credit-note' && now < isFinal) return;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user?.invoiceEmail) return;
  await enqueueMail(
    tx,
    companyReceiptEmail({ to: user.invoiceEmail, kind, number, membershipId }),
    kind === 'receipt' ? isFinal : now,
  );
}

/** A credit note is for whom the receipt names that it cancels, whatever the member has changed since. */
async function addressFor(
  tx: Queryable,
  paymentKey: string,
  userId: string,
): Promise<{ issuedTo: ReceiptAddress; isAbridged?: boolean }> {
  const [cancelled] = await tx.select().from(receipts).where(eq(receipts.paymentKey, paymentKey));
  return cancelled
    ? { issuedTo: cancelled.issuedTo, isAbridged: cancelled.isAbridged }
    : { issuedTo: await addressOf(tx, userId) };
}

/** The next number of a sequence without gaps: a transaction that fails gives its number back. */
async function nextNumber(tx: Queryable, name: string): Promise<number> {
  const [row] = await tx
    .insert(sequences)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: sequences.name, set: { last: sql`${sequences.last} + 1` } })
    .returning();
  if (!row) throw new Error(`The sequence ${name} has no next number.`);
  return row.last;
}

async function addressOf(tx: Queryable, userId: string): Promise<ReceiptAddress> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error('A receipt needs a member to be issued to.');
  return {
    name: `${user.firstName} ${user.lastName}`,
    countryCode: user.countryCode,
    ...(user.cityName ? { city: user.cityName } : {}),
    ...(user.companyName ? { companyName: user.companyName } : {}),
    ...(user.street ? { street: user.street } : {}),
    ...(user.postalCode ? { postalCode: user.postalCode } : {}),
    ...(user.taxNumber ? { taxNumber: user.taxNumber } : {}),
  };
}
