import { and, eq, gte } from 'drizzle-orm';
import { Problem } from '@myler/api-client/problems';
import type { GiftRefundState } from '@myler/config/gift-card-states';
import { GIFT_CARD_REFUND_DAYS } from '@myler/config/gift-cards';
import { inWords } from '@myler/config/numbers';
import type { Keys } from '@myler/server/secrets';
import { addDays } from '@myler/config/dates';
import { giftWithdrawnEmail } from '../mail/emails/gift-card-after-delivery.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countGift } from '../mail/outbox/mail-budget.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import { dayBegunEverywhere, dayOf } from '../primitives/days.ts';
import { noteGiftTakenBack } from '../prices/taken-back.ts';
import type { Database } from '../store/database.ts';
import { giftCards, type GiftCardRow } from '../store/schema.ts';
import { placeOf } from './place.ts';
import { refund } from './refund.ts';

/** The end of the fourteenth day after a delivery, as pages name it. */
function refundEnd(deliveredAt: Date): Date {
  return new Date(Date.parse(`${addDays(dayOf(deliveredAt), GIFT_CARD_REFUND_DAYS + 1)}T00:00:00Z`) - 1);
}

/** The first moment of a delivery whose last day is not over everywhere (UTC−12). */
function firstRefundable(now: Date): Date {
  return new Date(`${addDays(dayBegunEverywhere(now), -GIFT_CARD_REFUND_DAYS)}T00:00:00Z`);
}

interface TakeBackDeps {
  db: Database;
  giftCardKeys: Keys;
  payments: PaymentGateway;
  now: () => Date;
}

/** Whether a delivered card can be taken back, and the last moment. Undefined for cards that were not delivered. */
export function refundStateOf(card: GiftCardRow, now: Date): { status: GiftRefundState; until: Date } | undefined {
  if (card.status !== 'delivered' || !card.deliveredAt) return undefined;
  const until = refundEnd(card.deliveredAt);
  if (card.deliveredAt < firstRefundable(now)) return { status: 'late', until };
  return { status: card.balance === card.amount ? 'possible' : 'spent', until };
}

/**
 * Takes back a delivered card of which nothing was spent, within fourteen days: its code is void, the recipient is told,
 * unless the mailbox has got as many emails about gift cards today as it may, and the money goes back the way it came. One statement checks and voids the card, as one statement spends it: so
 * a card is either spent or refunded. When the refund fails, `refundCancelledOrders` tries it again.
 *
 * A request for a card that was taken back before succeeds as well.
 *
 * @throws {Problem} 409 `gift-card-not-delivered`, `gift-card-spent`, `gift-card-refund-late`
 */
export async function takeBack(deps: TakeBackDeps, { id }: Pick<GiftCardRow, 'id'>): Promise<GiftCardRow> {
  const now = deps.now();
  const withdrawn = await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(giftCards)
      .set({ status: 'cancelled', cancelledAt: now, balance: 0 })
      .where(
        and(
          eq(giftCards.id, id),
          eq(giftCards.status, 'delivered'),
          eq(giftCards.balance, giftCards.amount),
          gte(giftCards.deliveredAt, firstRefundable(now)),
        ),
      )
      .returning();
    // With the code and not with the refund: from this moment the recipient's code does not work.
    if (!row) return undefined;
    await noteGiftTakenBack(tx, row);
    const permit = await countGift(tx, { ...placeOf(deps, { ...row, deliverAt: now }), now });
    if (permit) await enqueueMail(tx, giftWithdrawnEmail(row), now, permit);
    return row;
  });
  const row = withdrawn ?? (await readCard(deps.db, id));
  if (row.status !== 'cancelled') throw refusal(row, now);
  await refund(deps, row, now);
  return readCard(deps.db, id);
}

async function readCard(db: Database, id: string): Promise<GiftCardRow> {
  const [row] = await db.select().from(giftCards).where(eq(giftCards.id, id));
  if (!row) throw new Error(`There is no gift card ${id}.`);
  return row;
}

function refusal(row: GiftCardRow, now: Date): Problem {
  const state = refundStateOf(row, now);
  if (!state)
    return new Problem(409, 'This gift card has not been delivered yet. Until then you can cancel it.', {
      code: 'gift-card-not-delivered',
    });
  if (state.status === 'late')
    return new Problem(
      409,
      `This gift card was delivered more than ${inWords(GIFT_CARD_REFUND_DAYS)} days ago, so it can no longer be refunded.`,
      { code: 'gift-card-refund-late' },
    );
  return new Problem(409, 'Some of this gift card has been spent, so it can’t be refunded.', {
    code: 'gift-card-spent',
  });
}
