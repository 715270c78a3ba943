import { and, asc, eq, gt, inArray, isNull, lte, gte } from 'drizzle-orm';
import { GIFT_CARD_REMINDER_DAYS } from '@myler/config/gift-cards';
import { giftReminderEmail } from '../mail/emails/gift-card-after-delivery.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { dayOf, momentAfter } from '../primitives/days.ts';
import type { Database } from '../store/database.ts';
import { giftCards } from '../store/schema.ts';

const BATCH_SIZE = 20;

/**
 * Reminds the recipients of cards that lapse within thirty days and on which something is left, once for a card. One
 * transaction marks the card and writes its email, and row locks let only one provider do it.
 *
 * @returns the number of reminders
 */
export async function remindBeforeLapse(db: Database, now: Date): Promise<number> {
  let reminded = 0;
  for (let batch = BATCH_SIZE; batch === BATCH_SIZE; reminded += batch) batch = await remindBatch(db, now);
  return reminded;
}

function remindBatch(db: Database, now: Date): Promise<number> {
  const lastDay = dayOf(momentAfter(now, GIFT_CARD_REMINDER_DAYS));
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: giftCards.id })
      .from(giftCards)
      .where(
        and(
          eq(giftCards.status, 'delivered'),
          isNull(giftCards.lapseReminderAt),
          gt(giftCards.balance, giftCards.returned),
          lte(giftCards.validUntil, lastDay),
          // The card is good until the day is over everywhere, but its letter would come too late for most.
          gte(giftCards.validUntil, dayOf(now)),
        ),
      )
      .orderBy(asc(giftCards.validUntil))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    const rows = await tx.update(giftCards).set({ lapseReminderAt: now }).where(inArray(giftCards.id, ids)).returning();
    for (const row of rows) await enqueueMail(tx, giftReminderEmail(row), now);
    return due.length;
  });
}
