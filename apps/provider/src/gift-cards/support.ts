import { eq } from 'drizzle-orm';
import type { Keys } from '@myler/server/secrets';
import { permitOfGift } from '../mail/outbox/mail-budget.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import type { Database } from '../store/database.ts';
import { giftCards, type GiftCardRow } from '../store/schema.ts';
import { stateOf } from './find.ts';
import { hasCodeOfUse, replaceCode } from './new-code.ts';
import { takeBack } from './take-back.ts';

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
    if (!hasCodeOfUse(card, now))
      throw new Error(`${reference} is ${stateOf(card, now)}: a new code would buy nothing.`);
    return replaceCode(tx, deps.giftCardKeys, { card, to, permit: permitOfGift, now });
  });
}

/**
 * Takes back a delivered card of which nothing has been spent, within fourteen days: its code is void, and the money
 * goes back the way it came.
 *
 * @throws {Problem} when it was not delivered, is older than that, or something of it has been spent
 */
export async function refundDelivered(
  deps: SupportDeps & { payments: PaymentGateway },
  reference: string,
): Promise<GiftCardRow> {
  const card = await findOrder(deps, reference);
  if (card.status === 'cancelled') throw new Error(`${reference} is cancelled: it was refunded before.`);
  return takeBack(deps, card);
}
