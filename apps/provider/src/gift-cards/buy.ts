import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { giftCardReceipt, type GiftCardPurchase } from '@myler/api-client/contract';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import { formatMoney } from '@myler/config/currencies';
import { GIFT_CARD_UNITS } from '@myler/config/gift-cards';
import { giftCodeOf } from '@myler/config/gift-codes';
import type { Keys } from '@myler/server/secrets';
import { storeResponse, type AttemptPlan, type AttemptRow, type Lease } from '../idempotency/leases.ts';
import type { KeyedCall } from '../http/keyed-call.ts';
import type { IdempotencyDeps } from '../idempotency/run-idempotent.ts';
import { runPaid, type Finishing } from '../idempotency/run-paid.ts';
import type { StoredResponse } from '../http/route.ts';
import { cardHashes } from '../prices/coupon-claims.ts';
import { priceOf } from '../prices/price-list.ts';
import { giftReceiptEmail } from '../mail/emails/gift-card.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countGift, uncountGift } from '../mail/outbox/mail-budget.ts';
import { countersOf, countPayment, type Payer } from '../payment/declined-limit.ts';
import type { CardOnFile } from '../payment/gateway.ts';
import type { Queryable } from '../store/database.ts';
import { assertAllFieldsUsed } from '../store/assert-all-fields-used.ts';
import { giftCards, type GiftCardRow } from '../store/schema.ts';
import { deliveryTime } from '@myler/domain/gift-cards';
import { deliveryDayError } from './days.ts';
import { deliver } from './deliver.ts';
import { isDesign } from '../media/gift-card-designs.ts';
import { paidPurchase, type PaidPurchase } from './paid-purchase.ts';
import { placeOf, tooManyGifts } from './place.ts';
import { receiptOf } from './to-contract.ts';

export interface GiftCardDeps extends IdempotencyDeps {
  giftCardKeys: Keys;
  publicOrigin: string;
  /** Notifies the mail queue. */
  notifyMailQueue: () => void;
}

interface Purchase {
  purchase: GiftCardPurchase;
  payer: Extract<Payer, { email: string }>;
}

/**
 * Sells a gift card, once for an idempotency key. Everything that can be checked is checked before the key is used and
 * before the charge. After the charge, one transaction stores the card, its emails and the response. It also delivers a
 * card without a date.
 */
export function buy(
  deps: GiftCardDeps,
  { purchase, visitorAddress }: { purchase: GiftCardPurchase; visitorAddress: string },
  call: KeyedCall,
): Promise<StoredResponse> {
  const payer = { email: purchase.sender.email, visitorAddress };
  return runPaid(deps, call, {
    ...finishingPurchase(deps),
    plan: (now) => plan(deps, purchase, now),
    admit: (_plan, now) => admit(deps, { purchase, payer }, now),
    async prepare() {
      const { creditCard: card, ...bought } = purchase;
      const cardHash = await cardHashOf(deps, purchase);
      return { paid: { purchase: bought, cardHash, counters: countersOf(deps, payer) }, source: { card } };
    },
  });
}

/** How the purchase of a gift card is finished. */
export const finishingPurchase = (deps: GiftCardDeps): Finishing<PaidPurchase> => ({
  stored: paidPurchase,
  write: (tx, finished) => write(tx, deps, finished),
  takenCodes: [],
  unpaid: (tx, paid, { row }) => giveBack(tx, deps, paid, row),
});

async function plan({ db }: GiftCardDeps, purchase: GiftCardPurchase, now: Date): Promise<AttemptPlan> {
  const { amount, membershipId, deliverOn, design } = purchase;
  const deliveryError = deliverOn && deliveryDayError(deliverOn, now, now);
  const errors = {
    ...(isDesign(design) ? {} : { design: 'Choose one of the six designs.' }),
    ...(membershipId ? {} : sumErrors(amount.amount)),
    ...(deliveryError ? { 'deliverOn.date': deliveryError } : {}),
  };
  if (Object.keys(errors).length > 0) throw fieldProblem(errors);
  if (membershipId) {
    const price = await priceOf(db, membershipId, amount.currency);
    if (price.amount !== amount.amount)
      throw new Problem(
        409,
        `The price has changed: a year is now ${formatMoney(price)}. You have not been charged. Check it before you pay.`,
        { code: 'price-changed' },
      );
  }
  return {
    kind: 'gift-card',
    price: amount.amount,
    currency: amount.currency,
    ...(membershipId ? { membershipId } : {}),
  };
}

/**
 * Takes the card's place among the emails of its day, and counts the payment. Both or neither, so that what is refused uses up
 * nothing of the recipient's.
 */
const admit = (deps: GiftCardDeps, { purchase, payer }: Purchase, now: Date): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const cardHash = await cardHashOf(deps, purchase);
    if (!(await countGift(tx, { ...placeAt(deps, { purchase, cardHash }, now), now })))
      throw tooManyGifts(purchase.deliverOn);
    await countPayment({ ...deps, db: tx }, payer, now);
  });

/** Gives the place of a card back that was not paid for. */
const giveBack = (tx: Queryable, deps: GiftCardDeps, addressed: Addressed, { createdAt }: AttemptRow): Promise<void> =>
  uncountGift(tx, placeAt(deps, addressed, createdAt));

type Addressed = {
  purchase: Pick<GiftCardPurchase, 'recipient' | 'deliverOn'>;
  cardHash?: string | undefined;
};

const placeAt = (deps: GiftCardDeps, { purchase: { recipient, deliverOn }, cardHash }: Addressed, now: Date) =>
  placeOf(deps, {
    recipientEmail: recipient.email,
    cardHash: cardHash ?? null,
    deliverAt: deliverOn ? deliveryTime(deliverOn) : now,
  });

const cardHashOf = async (deps: GiftCardDeps, { creditCard }: GiftCardPurchase) =>
  (await cardHashes(deps, creditCard))[0];

function sumErrors(minor: number): Record<string, string> {
  const { minimum, maximum } = GIFT_CARD_UNITS;
  if (minor % 100 === 0 && minor >= minimum * 100 && minor <= maximum * 100) return {};
  return { amount: `Choose a whole sum from ${minimum} to ${maximum.toLocaleString('en-GB')}.` };
}

async function write(
  tx: Queryable,
  deps: GiftCardDeps,
  { paid: { purchase, cardHash }, lease, charge, now }: Parameters<Finishing<PaidPurchase>['write']>[1],
): Promise<StoredResponse> {
  if (!charge) throw new Error('A gift card costs nothing.');
  const card = await createCard(tx, { purchase, cardHash, lease, card: charge.card, now });
  const order = purchase.deliverOn ? card : await deliver(tx, deps, card, now);
  await enqueueMail(tx, giftReceiptEmail(order), now);
  const body = JSON.stringify(z.encode(giftCardReceipt, receiptOf(order)));
  return storeResponse(tx, lease, { state: 'succeeded', status: 200, body });
}

interface NewCard {
  purchase: PaidPurchase['purchase'];
  cardHash: string | undefined;
  lease: Lease;
  card: CardOnFile;
  now: Date;
}

/** The plan of the attempt holds the sum and the membership. */
type StoredElsewhere = 'amount' | 'membershipId';

async function createCard(tx: Queryable, { purchase, cardHash, lease, card, now }: NewCard): Promise<GiftCardRow> {
  const { design, recipient, sender, message, deliverOn, ...rest } = purchase;
  assertAllFieldsUsed<StoredElsewhere>()(rest);
  for (const { name: _name, email: _email, ...restOfPerson } of [recipient, sender])
    assertAllFieldsUsed()(restOfPerson);
  const { price, currency, membershipId } = lease.row;
  if (!isDesign(design)) throw new Error(`There is no design "${design}".`);
  const [row] = await tx
    .insert(giftCards)
    .values({
      reference: newReference(),
      attemptKey: lease.key,
      status: 'scheduled',
      design,
      currency,
      amount: price,
      membershipId,
      recipientName: recipient.name,
      recipientEmail: recipient.email,
      senderName: sender.name,
      senderEmail: sender.email,
      message,
      deliverOn: deliverOn?.date ?? null,
      timeZone: deliverOn?.timeZone ?? null,
      deliverAt: deliverOn ? deliveryTime(deliverOn) : now,
      cardBrand: card.brand,
      cardLastFour: card.lastFour,
      cardExpiry: card.expiry,
      cardHash: cardHash ?? null,
      balance: price,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('The gift card was not kept.');
  return row;
}

/** Of the same characters as codes, which are easy to read out. It gives no access to anything. */
function newReference(): string {
  return `MG-${giftCodeOf(randomBytes(12)).replace(/^(.{4})(.{4}).*$/, '$1-$2')}`;
}
