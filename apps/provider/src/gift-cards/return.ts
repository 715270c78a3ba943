import { eq, sql } from 'drizzle-orm';
import { addDays } from '@myler/config/dates';
import { dayBegunEverywhere, dayOf } from '../primitives/days.ts';
import type { Queryable } from '../store/database.ts';
import { giftCards, giftCardUses, type PaymentRow } from '../store/schema.ts';

/** Days for which money that comes back to a gift card is good at least: it must be of use. */
const RETURNED_DAYS = 30;

const returnedUntil = (now: Date) => addDays(dayOf(now), RETURNED_DAYS);

/**
 * The day until which money is good that goes back to a card today.
 *
 * @param payments that are given back
 */
export async function returnDayOf(
  tx: Queryable,
  payments: readonly Pick<PaymentRow, 'giftCardId' | 'gift'>[],
  now: Date,
): Promise<string | undefined> {
  const id = payments.find(({ gift }) => gift > 0)?.giftCardId;
  const [card] = id ? await tx.select().from(giftCards).where(eq(giftCards.id, id)) : [];
  if (!card?.validUntil) return undefined;
  const day = returnedUntil(now);
  return card.validUntil > day ? card.validUntil : day;
}

/**
 * Gives a card back what it has paid. A card's amount always equals its balance plus its uses, so the use is deleted. If its
 * last day comes too soon, only what comes back is good after it: what lapsed unspent stays lapsed.
 */
export async function returnToGiftCard(tx: Queryable, key: string, now: Date): Promise<void> {
  const [use] = await tx.delete(giftCardUses).where(eq(giftCardUses.key, key)).returning();
  if (!use) return;
  const day = returnedUntil(now);
  const isTooSoon = sql`${giftCards.validUntil} < ${day}`;
  const isStillGood = sql`${giftCards.returnedUntil} >= ${dayBegunEverywhere(now)}`;
  await tx
    .update(giftCards)
    .set({
      balance: sql`${giftCards.balance} + ${use.amount}`,
      returned: sql`case when ${isTooSoon} then case when ${isStillGood} then ${giftCards.returned} else 0 end + ${use.amount} else ${giftCards.returned} end`,
      returnedUntil: sql`case when ${isTooSoon} then greatest(${giftCards.returnedUntil}, ${day}::date) else ${giftCards.returnedUntil} end`,
    })
    .where(eq(giftCards.id, use.cardId));
}
