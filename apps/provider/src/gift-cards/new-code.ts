import { and, eq } from 'drizzle-orm';
import { GIFT_CARD_NEW_CODES } from '@myler/config/gift-cards';
import type { Keys } from '@myler/server/secrets';
import { giftCodeSentEmail, giftReissuedEmail } from '../mail/emails/gift-card-after-delivery.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import type { Permit } from '../mail/outbox/permit.ts';
import type { Queryable } from '../store/database.ts';
import { giftCards, type GiftCardRow } from '../store/schema.ts';
import { hashOfNewCode } from './code.ts';
import { goodPartOf, stateOf } from './find.ts';

/** Whether the buyer can have a new code sent by the link. People at Myler can send more. */
export function canReplaceCode(card: GiftCardRow, now: Date): boolean {
  return hasCodeOfUse(card, now) && card.codeVersion < GIFT_CARD_NEW_CODES;
}

/** Only a delivered card has a code, and a new one for a card that is spent or has run out would buy nothing. */
export const hasCodeOfUse = (card: GiftCardRow, now: Date): boolean =>
  card.status === 'delivered' && stateOf(card, now) === 'good';

/**
 * Gives a delivered card its next code, sends it, and tells the buyer, whoever asked for it. The code before is void from then on;
 * balance and last day stay the same. Call it in a transaction that locks the card.
 *
 * @param to a new address of the recipient; without one, the address the card was sent to
 */
export async function replaceCode(
  tx: Queryable,
  giftCardKeys: Keys,
  {
    card: { id, ...card },
    to,
    permit,
    now,
  }: { card: GiftCardRow; to?: string | undefined; permit: Permit<'gift'>; now: Date },
): Promise<GiftCardRow> {
  const codeVersion = card.codeVersion + 1;
  const [row] = await tx
    .update(giftCards)
    .set({
      codeVersion,
      codeHash: hashOfNewCode(giftCardKeys, { id, codeVersion }),
      ...(to ? { recipientEmail: to } : {}),
    })
    .where(and(eq(giftCards.id, id), eq(giftCards.codeVersion, card.codeVersion)))
    .returning();
  if (!row) throw new Error('A code was replaced without a lock on its card.');
  await enqueueMail(tx, giftReissuedEmail({ ...row, ...goodPartOf(row, now) }), now, permit);
  await enqueueMail(tx, giftCodeSentEmail(row), now);
  return row;
}
