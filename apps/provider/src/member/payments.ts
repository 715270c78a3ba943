import { inArray } from 'drizzle-orm';
import type { MemberPayment, MemberPayments } from '@myler/api-client/contract';
import { companyOf } from '../member-rows/company.ts';
import { findMember, paymentsOf } from '../member-rows/find.ts';
import { storedCardOf } from '../membership/overview.ts';
import { withoutCard } from '../receipts/without-card.ts';
import { dayInLondon } from '../primitives/days.ts';
import type { Database } from '../store/database.ts';
import { receipts, type PaymentRow } from '../store/schema.ts';

/** A member’s payments with the numbers of their receipts, the newest first; the card of the next one; whom receipts name. */
export async function memberPayments(db: Database, userId: string): Promise<MemberPayments> {
  const { user, membership } = await findMember(db, userId);
  const card = storedCardOf(membership);
  return { payments: await paymentsMade(db, userId), ...(card ? { card } : {}), invoice: companyOf(user) };
}

/** What somebody has paid, the newest first, whoever holds the card now. */
export async function paymentsMade(db: Database, userId: string): Promise<MemberPayment[]> {
  const paid = await paymentsOf(db, userId);
  if (paid.length === 0) return [];
  const ofPaid = inArray(
    receipts.paymentKey,
    paid.map(({ key }) => key),
  );
  const documents = await db.select().from(receipts).where(ofPaid);
  return paid.map((payment) => toMemberPayment(payment, documents));
}

function toMemberPayment(payment: PaymentRow, documents: (typeof receipts.$inferSelect)[]): MemberPayment {
  const { key, kind, membershipId, currency, paidAt, refundedAt } = payment;
  const documentOf = (wanted: 'receipt' | 'credit-note') =>
    documents.find((document) => document.paymentKey === key && document.kind === wanted);
  const receipt = documentOf('receipt');
  const creditNote = documentOf('credit-note')?.number;
  if (!receipt) throw new Error('A payment has no receipt.');
  const { cardBrand, cardLastFour } = receipt.isAbridged ? withoutCard(payment) : payment;
  const money = (amount: number) => ({ amount, currency });
  return {
    kind,
    membershipId,
    paidOn: dayInLondon(paidAt),
    from: payment.periodFrom,
    until: payment.periodUntil,
    price: money(payment.price),
    discount: money(payment.discount),
    gift: money(payment.gift),
    ...(payment.credit > 0 ? { credit: money(payment.credit) } : {}),
    paid: money(payment.paid),
    ...(cardBrand && cardLastFour ? { card: { brand: cardBrand, lastFour: cardLastFour } } : {}),
    ...(refundedAt ? { refundedOn: dayInLondon(refundedAt) } : {}),
    receipt: receipt.number,
    ...(creditNote === undefined ? {} : { creditNote }),
  };
}
