import { eq } from 'drizzle-orm';
import { inWords } from '@myler/config/numbers';
import { findOrder } from '../gift-cards/support.ts';
import { memberNamed } from '../member-rows/find.ts';
import type { ClaimKeys } from '../prices/coupon-claims.ts';
import { allowOneMore } from '../prices/taken-back.ts';
import type { Database, Queryable } from '../store/database.ts';
import { payments, receipts, type PaymentRow } from '../store/schema.ts';

interface AllowSaleDeps extends ClaimKeys {
  db: Database;
  now: () => Date;
}

/** By what somebody can tell the desk, also when the account is closed. */
export interface NamedBuyers {
  /** Email addresses or member numbers. */
  members?: readonly string[] | undefined;
  /** Numbers of receipts or credit notes. */
  receipts?: readonly string[] | undefined;
  /** References of gift cards. */
  giftCards?: readonly string[] | undefined;
}

/**
 * For the desk, when joining or an upgrade is refused because money was given back twice (`refunded-twice`): lets them buy once
 * more. Receipts stay as they are.
 *
 * @returns what was done and for whom, a line each
 * @throws {Error} when nobody has a name, or fewer than two refunds count for them
 */
export async function allowSale(
  { db, now: clock, ...keys }: AllowSaleDeps,
  { members = [], receipts: numbers = [], giftCards: references = [] }: NamedBuyers,
): Promise<string[]> {
  const now = clock();
  const users = await Promise.all(members.map((member) => memberNamed(db, member)));
  const refunded = await Promise.all(numbers.map((number) => refundedBy(db, number)));
  const giftCards = await Promise.all(references.map((reference) => findOrder({ db }, reference)));
  const names = [
    ...users.map(({ email }) => email),
    ...numbers.map((number) => `receipt ${number}`),
    ...giftCards.map(({ reference }) => `gift card ${reference}`),
  ].join(', ');
  const allowed = await db.transaction((tx) => allowOneMore(tx, keys, { users, payments: refunded, giftCards }, now));
  if (!allowed)
    throw new Error(
      `${names}: only one refund counts, or none. If the website refuses all the same, name too whose refund went to the same card or gift card.`,
    );
  return [
    `${names}: may buy once more. Money was given back ${inWords(allowed.times)} times within twelve months; the last time counts on.`,
    `That holds for the payment cards (${allowed.paymentCards}) and gift cards (${allowed.giftCards}) of these refunds too. Receipts stay as they are.`,
  ];
}

/** What the receipt is for, or the credit note has given back. */
async function refundedBy(tx: Queryable, number: string): Promise<PaymentRow> {
  const [found] = /^\d{1,9}$/.test(number)
    ? await tx
        .select({ payment: payments })
        .from(receipts)
        .innerJoin(payments, eq(payments.key, receipts.paymentKey))
        .where(eq(receipts.number, Number(number)))
    : [];
  if (!found) throw new Error(`There is no receipt ${number}.`);
  if (!found.payment.refundedAt) throw new Error(`The payment of receipt ${number} was not given back.`);
  return found.payment;
}
