import type { Keys } from '@myler/server/secrets';
import { and, asc, eq, lte } from 'drizzle-orm';
import { giftCardEmail, giftDeliveredEmail } from '../mail/emails/gift-card.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { permitOfGift } from '../mail/outbox/mail-budget.ts';
import type { Database, Queryable } from '../store/database.ts';
import { giftCards, type GiftCardRow } from '../store/schema.ts';
import { hashOfNewCode } from './code.ts';
import { validUntil } from './days.ts';

const BATCH_SIZE = 20;

interface DeliveryDeps {
  giftCardKeys: Keys;
}

/**
 * Delivers a card: its code becomes valid, and the email with it is put into the outbox. Call it in a transaction that
 * locks the card, whose place among the day's emails was taken when it was bought or changed.
 */
export async function deliver(
  tx: Queryable,
  { giftCardKeys }: DeliveryDeps,
  card: Pick<GiftCardRow, 'id' | 'codeVersion'>,
  now: Date,
): Promise<GiftCardRow> {
  const [row] = await tx
    .update(giftCards)
    .set({
      status: 'delivered',
      deliveredAt: now,
      validUntil: validUntil(now),
      codeHash: hashOfNewCode(giftCardKeys, card),
    })
    .where(and(eq(giftCards.id, card.id), eq(giftCards.status, 'scheduled')))
    .returning();
  if (!row) throw new Error('A gift card that has left cannot leave again.');
  await enqueueMail(tx, giftCardEmail(row), now, permitOfGift);
  return row;
}

/**
 * Delivers the cards that are due. Row locks let only one provider deliver a card, and one transaction stores the
 * delivery with its emails.
 *
 * @returns the number of delivered cards
 */
export async function deliverDue(db: Database, deps: DeliveryDeps, now: Date): Promise<number> {
  let delivered = 0;
  for (let batch = BATCH_SIZE; batch === BATCH_SIZE; delivered += batch) batch = await deliverBatch(db, deps, now);
  return delivered;
}

function deliverBatch(db: Database, deps: DeliveryDeps, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: giftCards.id, codeVersion: giftCards.codeVersion })
      .from(giftCards)
      .where(and(eq(giftCards.status, 'scheduled'), lte(giftCards.deliverAt, now)))
      .orderBy(asc(giftCards.deliverAt))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true });
    for (const card of due) {
      const row = await deliver(tx, deps, card, now);
      await enqueueMail(tx, giftDeliveredEmail(row), now);
    }
    return due.length;
  });
}
