import { and, eq, gte } from 'drizzle-orm';
import { GIFT_CARD_REFUND_DAYS } from '@myler/config/gift-cards';
import type { Keys } from '@myler/server/secrets';
import { giftReissuedEmail } from '../mail/emails/gift-card.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import type { Database } from '../store/database.ts';
import { giftCards, type GiftCardRow } from '../store/schema.ts';
import { hashOfNewCode } from './code.ts';
import { stateOf } from './find.ts';
import { refund } from './order.ts';

export interface SupportDeps {
  db: Database;
  giftCardKeys: Keys;
  now: () => Date;
}

/**
 * Finds an order by the reference that buyers say on the telephone.
 *
 * @param reference "MG" and eight letters and digits, in either case
 * @throws {Error} when there is no such order
 */
export async function findOrder({ db }: Pick<SupportDeps, 'db'>, reference: string): Promise<GiftCardRow> {
  const [row] = await db.select().from(giftCards).where(eq(giftCards.reference, reference.toUpperCase()));
  if (!row) throw new Error(`There is no gift card with the reference ${reference}.`);
  return row;
}

/**
 * Gives a delivered card a new code and sends it: for a code that was lost, or an address that was misspelt. The old
 * code is invalid from then on. Balance and last day stay the same.
 *
 * @param to a new address of the recipient; without one, the address the card was sent to
 * @throws {Error} when the card has not been delivered, is spent or has run out
 */
export async function reissueCode(deps: SupportDeps, reference: string, to?: string): Promise<GiftCardRow> {
  const { id } = await findOrder(deps, reference);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const [card] = await tx.select().from(giftCards).where(eq(giftCards.id, id)).for('update');
    if (card?.status !== 'delivered') throw new Error(`${reference} has no code: it is ${card?.status ?? 'gone'}.`);
    const state = stateOf(card, now);
    if (state !== 'good') throw new Error(`${reference} is ${state}: a new code would buy nothing.`);
    const codeVersion = card.codeVersion + 1;
    const [row] = await tx
      .update(giftCards)
      .set({
        codeVersion,
        codeHash: hashOfNewCode(deps.giftCardKeys, { id, codeVersion }),
        ...(to ? { recipientEmail: to } : {}),
      })
      .where(eq(giftCards.id, id))
      .returning();
    await enqueueMail(tx, giftReissuedEmail(row!), now);
    return row!;
  });
}

/**
 * Takes back a delivered card of which nothing has been spent, within fourteen days: its code is void, and the money
 * goes back the way it came.
 *
 * @throws {Error} when it was not delivered, is older than that, or something of it has been spent
 */
export async function refundDelivered(
  deps: SupportDeps & { payments: PaymentGateway },
  reference: string,
): Promise<GiftCardRow> {
  const card = await findOrder(deps, reference);
  const now = deps.now();
  const firstDay = new Date(now.getTime() - GIFT_CARD_REFUND_DAYS * 86_400_000);
  const [cancelled] = await deps.db
    .update(giftCards)
    .set({ status: 'cancelled', cancelledAt: now, balance: 0 })
    .where(
      and(
        eq(giftCards.id, card.id),
        eq(giftCards.status, 'delivered'),
        eq(giftCards.balance, giftCards.amount),
        gte(giftCards.deliveredAt, firstDay),
      ),
    )
    .returning();
  if (!cancelled) throw new Error(refundError(card, firstDay));
  await refund(deps, cancelled, now);
  return findOrder(deps, reference);
}

function refundError({ reference, status, deliveredAt, balance, amount }: GiftCardRow, firstDay: Date): string {
  if (status !== 'delivered' || !deliveredAt) return `${reference} cannot be refunded here: it is ${status}.`;
  if (balance !== amount) return `${reference} has been spent from, so it cannot be refunded.`;
  if (deliveredAt < firstDay) return `${reference} was delivered more than ${GIFT_CARD_REFUND_DAYS} days ago.`;
  return `${reference} has just changed. Try again.`;
}
