import { and, eq } from 'drizzle-orm';
import type { GiftCardChange, GiftCardOrder } from '@myler/api-client/contract';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import { mailboxes } from '@myler/config/contact';
import { giftChangedEmail } from '../mail/emails/gift-card.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countGift, countMail, isSameGiftPlace, uncountGift } from '../mail/outbox/mail-budget.ts';
import { assertAllFieldsUsed } from '../store/assert-all-fields-used.ts';
import { giftCards, type GiftCardRow } from '../store/schema.ts';
import type { GiftCardDeps } from './buy.ts';
import { deliveryTime } from '@myler/domain/gift-cards';
import { deliveryDayError } from './days.ts';
import { deliver } from './deliver.ts';
import { readOrderToken, unknownOrderProblem } from './order-link.ts';
import { canReplaceCode, replaceCode } from './new-code.ts';
import { refund } from './refund.ts';
import { placeOf, tooManyGifts } from './place.ts';
import { takeBack } from './take-back.ts';
import { orderOf } from './to-contract.ts';

/** @throws {Problem} 404 and 410 for an invalid or expired link */
export async function readOrder(deps: GiftCardDeps, token: string): Promise<GiftCardOrder> {
  const now = deps.now();
  return orderOf(await findByToken(deps, token, now), now);
}

/**
 * Changes recipient, message and date of an undelivered card. Without a date it is delivered now.
 *
 * @throws {Problem} 409 `gift-card-left`; 422 for a date that cannot be chosen; 429 `too-many-changes`, `too-many-gifts`; 404
 *   and 410 for an invalid or expired link
 */
export async function changeOrder(
  deps: GiftCardDeps & { sessionKeys: Keys },
  token: string,
  change: GiftCardChange,
): Promise<GiftCardOrder> {
  const now = deps.now();
  const { id, createdAt } = await findByToken(deps, token, now);
  const { recipient, message, deliverOn, ...rest } = change;
  assertAllFieldsUsed()(rest);
  const dateError = deliverOn && deliveryDayError(deliverOn, createdAt, now);
  if (dateError) throw fieldProblem({ 'deliverOn.date': dateError });
  const { before, row } = await deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(giftCards).where(isScheduled(id)).for('update');
    if (!before) throw alreadyDelivered();
    const [changed] = await tx
      .update(giftCards)
      .set({
        recipientName: recipient.name,
        recipientEmail: recipient.email,
        message,
        deliverOn: deliverOn?.date ?? null,
        timeZone: deliverOn?.timeZone ?? null,
        deliverAt: deliverOn ? deliveryTime(deliverOn) : now,
      })
      .where(isScheduled(id))
      .returning();
    if (!changed) throw alreadyDelivered();
    const about = { recipient: changed.senderEmail, key: deps.sessionKeys[0], with: id, now };
    const { permit } = await countMail(tx, 'gift-order', about);
    if (!permit) throw changedTooOften();
    const place = placeOf(deps, changed);
    if (!isSameGiftPlace(placeOf(deps, before), place) && !(await countGift(tx, { ...place, now })))
      throw tooManyGifts(deliverOn);
    const order = deliverOn ? changed : await deliver(tx, deps, changed, now);
    await enqueueMail(tx, giftChangedEmail(order), now, permit);
    return { before: placeOf(deps, before), row: order };
  });
  // Not in the transaction: two changes that swap their places would wait for each other.
  if (!isSameGiftPlace(before, placeOf(deps, row))) await uncountGift(deps.db, before);
  deps.notifyMailQueue();
  return orderOf(row, now);
}

/**
 * Cancels an undelivered card and refunds it immediately. When the refund fails, `refundCancelledOrders` tries it
 * again.
 *
 * @throws {Problem} 409 `gift-card-left`; 404 and 410 for an invalid or expired link
 */
export async function cancelOrder(deps: GiftCardDeps, token: string): Promise<GiftCardOrder> {
  const now = deps.now();
  const before = await findByToken(deps, token, now);
  const [cancelled] = await deps.db
    .update(giftCards)
    .set({ status: 'cancelled', cancelledAt: now, balance: 0 })
    .where(isScheduled(before.id))
    .returning();
  if (cancelled) await uncountGift(deps.db, placeOf(deps, cancelled));
  // A second request for the same order succeeds as well.
  const row = cancelled ?? (await findByToken(deps, token, now));
  if (row.status !== 'cancelled') throw alreadyDelivered();
  await refund(deps, row, now);
  deps.notifyMailQueue();
  return orderOf(row, now);
}

/**
 * Takes back a delivered card of which nothing was spent, and refunds it.
 *
 * @throws {Problem} 409 as `takeBack`; 404 and 410 for an invalid or expired link
 */
export async function refundOrder(deps: GiftCardDeps, token: string): Promise<GiftCardOrder> {
  const row = await takeBack(deps, await findByToken(deps, token, deps.now()));
  deps.notifyMailQueue();
  return orderOf(row, deps.now());
}

/**
 * Sends the recipient a new code. It replaces the code that the request names: a request that is repeated, or that comes
 * from a second tab, names one that has already been replaced, and changes nothing.
 *
 * @throws {Problem} 409 `gift-card-no-new-code`; 429 `too-many-gifts`; 404 and 410 for an invalid or expired link
 */
export async function replaceOrderCode(deps: GiftCardDeps, token: string, replaces: number): Promise<GiftCardOrder> {
  const now = deps.now();
  const { id } = await findByToken(deps, token, now);
  const row = await deps.db.transaction(async (tx) => {
    const [card] = await tx.select().from(giftCards).where(eq(giftCards.id, id)).for('update');
    if (!card) throw unknownOrderProblem();
    if (card.codeVersion > replaces) return card;
    if (card.codeVersion < replaces || !canReplaceCode(card, now)) throw noNewCode();
    const permit = await countGift(tx, { ...placeOf(deps, { ...card, deliverAt: now }), now });
    if (!permit) throw noCodeToday();
    return replaceCode(tx, deps.giftCardKeys, { card, permit, now });
  });
  deps.notifyMailQueue();
  return orderOf(row, now);
}

/** @throws {Problem} 404 and 410 for an invalid or expired link */
export async function findByToken({ db, giftCardKeys }: GiftCardDeps, token: string, now: Date): Promise<GiftCardRow> {
  const [row] = await db
    .select()
    .from(giftCards)
    .where(eq(giftCards.id, readOrderToken(giftCardKeys, token, now)));
  if (!row) throw unknownOrderProblem();
  return row;
}

const isScheduled = (id: string) => and(eq(giftCards.id, id), eq(giftCards.status, 'scheduled'));

function changedTooOften(): Problem {
  return new Problem(
    429,
    'This gift card was changed five times since yesterday, and each change sends you an email. Change it again tomorrow.',
    { code: 'too-many-changes', retryAfter: 24 * 60 * 60 },
  );
}

function alreadyDelivered(): Problem {
  return new Problem(
    409,
    'This gift card has been sent, and can no longer be changed. Load this page again to see what is possible now.',
    { code: 'gift-card-left' },
  );
}

function noCodeToday(): Problem {
  return new Problem(
    429,
    'This address has been sent many emails about gift cards today. Ask for a new code again tomorrow.',
    { code: 'too-many-gifts' },
  );
}

function noNewCode(): Problem {
  return new Problem(
    409,
    `No more codes can be sent for this gift card by this link. If the last one was lost, write to ${mailboxes.membership}.`,
    { code: 'gift-card-no-new-code' },
  );
}
