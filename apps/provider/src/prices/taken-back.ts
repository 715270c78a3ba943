import { and, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { Problem } from '@myler/api-client/problems';
import { mailboxes } from '@myler/config/contact';
import { inWords } from '@myler/config/numbers';
import type { PaymentGateway, PaymentSource } from '../payment/gateway.ts';
import { monthsBefore } from '../primitives/days.ts';
import type { Queryable } from '../store/database.ts';
import {
  couponClaims,
  giftCards,
  payments,
  receipts,
  type GiftCardRow,
  type PaymentRow,
  type UserRow,
} from '../store/schema.ts';
import { FORMER_MEMBER } from './former-members.ts';
import { CLAIM_MONTHS, emailHashes, hashesOfCard, type ClaimKeys } from './coupon-claims.ts';

/** How often money may be taken back within twelve months before nothing more is sold without the desk. */
const MAX_TAKEN_BACK = 2;

/** Stands in the claims where a code for new members does. No coupon has it. */
const TAKEN_BACK = 'taken back';

const GIFT_CARD = 'gift card ';
const asGiftCard = (id: string) => `${GIFT_CARD}${id}`;

/**
 * Remembers that payments were taken back: for the account, for its mailbox once that is proven, and for the gift card that has
 * paid. The right to do so is whole each time; what ends is that more is sold (`assertSold`). All of one decision counts once.
 */
export async function noteTakenBack(
  tx: Queryable,
  keys: ClaimKeys,
  { user, taken, now }: { user: UserRow; taken: readonly PaymentRow[]; now: Date },
): Promise<void> {
  const paid = taken.filter(({ paid, gift }) => paid + gift > 0);
  if (paid.length === 0) return;
  const giftCardId = paid.find(({ gift }) => gift > 0)?.giftCardId;
  // Before a first reset somebody else has paid, who did not own the address.
  const ofKey = inArray(
    receipts.paymentKey,
    paid.map(({ key }) => key),
  );
  const isOfStranger = (await tx.select().from(receipts).where(ofKey)).some(({ isAbridged }) => isAbridged);
  await tx.insert(couponClaims).values({
    code: TAKEN_BACK,
    userId: isOfStranger ? null : user.id,
    emailHash: user.mailboxProvenAt && !isOfStranger ? (emailHashes(keys, user.email)[0] ?? null) : null,
    cardHash: giftCardId ? asGiftCard(giftCardId) : null,
    usedAt: now,
  });
}

interface CardDeps extends ClaimKeys {
  payments: Pick<PaymentGateway, 'fingerprintOf'>;
}

/** Remembers it for the card that gets the money back, with the decision's moment. */
export async function noteTakenBackTo(
  tx: Queryable,
  { refundedAt, cardHash }: { refundedAt: Date; cardHash: string | undefined },
): Promise<void> {
  if (cardHash) await tx.insert(couponClaims).values({ code: TAKEN_BACK, cardHash, usedAt: refundedAt });
}

/** The keyed hash of the card of a charge, which the gateway knows also when the card is stored no more. */
export async function cardOfCharge({ payments: gateway, ...keys }: CardDeps, chargeId: string) {
  const fingerprint = await gateway.fingerprintOf({ chargeId });
  return fingerprint && hashesOfCard(keys, fingerprint)[0];
}

/**
 * The buyer of a gift card has its money back, and a membership that it had paid for was taken back before: as if the buyer's card
 * had paid for that, on that day.
 */
export async function noteGiftTakenBack(
  tx: Queryable,
  { id, cardHash }: { id: string; cardHash: string | null },
): Promise<void> {
  const wasUsed = and(eq(payments.giftCardId, id), isNotNull(payments.refundedAt));
  const [used] = await tx.select().from(payments).where(wasUsed).orderBy(desc(payments.refundedAt)).limit(1);
  if (used?.refundedAt) await noteTakenBackTo(tx, { refundedAt: used.refundedAt, cardHash: cardHash ?? undefined });
}

/** Keeps what was taken back in an account, and what it was, from counting for its member: somebody else may have been in it. */
export async function forgetTakenBack(tx: Queryable, userId: string): Promise<void> {
  await tx
    .update(couponClaims)
    .set({ userId: null })
    .where(and(eq(couponClaims.userId, userId), inArray(couponClaims.code, [TAKEN_BACK, FORMER_MEMBER])));
}

const isCounted = (now: Date) =>
  and(eq(couponClaims.code, TAKEN_BACK), gt(couponClaims.usedAt, monthsBefore(now, CLAIM_MONTHS)));
const isOf = (keys: ClaimKeys, user: UserRow) =>
  or(
    eq(couponClaims.userId, user.id),
    inArray(couponClaims.emailHash, user.mailboxProvenAt ? emailHashes(keys, user.email) : []),
  );
const cardsOfGift = ({ id, cardHash }: GiftCardRow) => [asGiftCard(id), ...(cardHash ? [cardHash] : [])];

/** Who buys. Of a new account the mailbox is not asked for: whoever typed its address would learn something of its owner. */
interface Buyer {
  user?: UserRow | undefined;
  source?: PaymentSource | undefined;
  giftCardId?: string | undefined;
}

/**
 * After two payments were taken back within twelve months, no further one is sold without the desk: otherwise every fortnight
 * could be taken back and bought again, for ever (docs/decisions/0065-the-life-of-a-membership.md).
 *
 * @throws {Problem} 422 `refunded-twice`
 */
export async function assertSold(
  {
    db,
    payments: gateway,
    ...keys
  }: ClaimKeys & { db: Queryable; payments: Pick<PaymentGateway, 'fingerprint' | 'fingerprintOf'> },
  { user, source, giftCardId }: Buyer,
  now: Date,
): Promise<void> {
  const fingerprint =
    source && ('card' in source ? await gateway.fingerprint(source.card) : await gateway.fingerprintOf(source));
  const [gift] = giftCardId ? await db.select().from(giftCards).where(eq(giftCards.id, giftCardId)) : [];
  const cards = [...(fingerprint ? hashesOfCard(keys, fingerprint) : []), ...(gift ? cardsOfGift(gift) : [])];
  const claims = await db
    .select()
    .from(couponClaims)
    .where(and(isCounted(now), or(user && isOf(keys, user), inArray(couponClaims.cardHash, cards))));
  const decided = [...claims.map(({ usedAt }) => usedAt), ...(await decidedFor(db, gateway, fingerprint))];
  if (new Set(decided.map((moment) => moment.getTime())).size < MAX_TAKEN_BACK) return;
  throw new Problem(
    422,
    `We have given money back to this account, card or gift card ${inWords(MAX_TAKEN_BACK)} times within twelve months, so you can’t buy this here now. You have not been charged. Write to us at ${mailboxes.membership}, and we arrange it.`,
    { code: 'refunded-twice' },
  );
}

/** When money was taken back that has not reached this card yet: what is noted for a card is noted with its refund. */
async function decidedFor(
  db: Queryable,
  gateway: Pick<PaymentGateway, 'fingerprintOf'>,
  fingerprint: string | undefined,
): Promise<Date[]> {
  if (!fingerprint) return [];
  const waiting = await db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.refundedAt), isNull(payments.refundDoneAt), isNotNull(payments.chargeId)));
  const moments: Date[] = [];
  for (const { chargeId, refundedAt } of waiting) {
    if (chargeId && refundedAt && (await gateway.fingerprintOf({ chargeId })) === fingerprint) moments.push(refundedAt);
  }
  return moments;
}

interface AllowedBuyers {
  users: readonly UserRow[];
  payments: readonly PaymentRow[];
  giftCards: readonly GiftCardRow[];
}

/**
 * Sells once more to those who are refused, and to the cards and gift cards of the same decisions: all of these but the newest are
 * forgotten, so that the next one is the second again. Claims of one decision have its moment in common, also of a closed account.
 *
 * @returns how many decisions counted, and for how many payment cards and gift cards; undefined when nothing is refused
 */
export async function allowOneMore(
  tx: Queryable,
  keys: ClaimKeys,
  { users, payments: refunded, giftCards: gifts }: AllowedBuyers,
  now: Date,
): Promise<{ times: number; paymentCards: number; giftCards: number } | undefined> {
  const { usedAt } = couponClaims;
  const momentsOf = async (claims: SQL | undefined) => {
    const isMeant = and(isCounted(now), claims);
    const found = await tx.selectDistinct({ usedAt }).from(couponClaims).where(isMeant).orderBy(desc(usedAt));
    return found.map((each) => each.usedAt);
  };
  const claimsOf = (moments: Date[]) =>
    tx
      .select()
      .from(couponClaims)
      .where(and(isCounted(now), inArray(usedAt, moments)));
  const refundedAt = refunded.flatMap((payment) => payment.refundedAt ?? []);
  const isNamed = [inArray(usedAt, refundedAt), inArray(couponClaims.cardHash, gifts.flatMap(cardsOfGift))];
  const named = await claimsOf(await momentsOf(or(...isNamed, ...users.map((user) => isOf(keys, user)))));
  const shared = (['userId', 'emailHash', 'cardHash'] as const).map((key) =>
    inArray(
      couponClaims[key],
      named.flatMap((claim) => claim[key] ?? []),
    ),
  );
  const moments = await momentsOf(or(...shared));
  const older = moments.slice(MAX_TAKEN_BACK - 1);
  if (older.length === 0) return undefined;
  const cards = [...new Set((await claimsOf(moments)).flatMap((claim) => claim.cardHash ?? []))];
  await tx.delete(couponClaims).where(and(eq(couponClaims.code, TAKEN_BACK), inArray(usedAt, older)));
  const ofGifts = cards.filter((card) => card.startsWith(GIFT_CARD)).length;
  return { times: moments.length, paymentCards: cards.length - ofGifts, giftCards: ofGifts };
}
