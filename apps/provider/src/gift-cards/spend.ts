import { and, eq, gte, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { giftCardRedeemed, type GiftCardRedemption } from '@myler/api-client/contract';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import { formatMoney } from '@myler/config/currencies';
import { formatDate } from '@myler/config/dates';
import type { Keys } from '@myler/server/secrets';
import type { KeyedCall } from '../http/keyed-call.ts';
import { beginKey, findAttemptKey, keyReused } from '../idempotency/keys.ts';
import type { Lease } from '../idempotency/leases.ts';
import { StoredResponse } from '../http/route.ts';
import { dayBegunEverywhere } from '../primitives/days.ts';
import type { Database, Queryable } from '../store/database.ts';
import { giftCards, giftCardUses, type GiftCardRow } from '../store/schema.ts';
import { findCard, goodPartOf, stateOf } from './find.ts';

/**
 * Takes an amount from a card in one statement that also checks the balance, so that simultaneous requests cannot
 * overdraw it.
 *
 * @param card.codeVersion of the code that was typed; null when it is not known
 * @returns the changed card, or undefined when its balance is too small
 */
async function subtractFromBalance(
  tx: Queryable,
  card: { id: string; codeVersion: number | null; subtract: number | 'everything' },
  condition: SQL | undefined,
  now: Date,
): Promise<GiftCardRow | undefined> {
  const { id, codeVersion, subtract } = card;
  const day = dayBegunEverywhere(now);
  const amount = subtract === 'everything' ? giftCards.amount : sql`${subtract}::integer`;
  const isWhole = sql`${giftCards.validUntil} >= ${day}`;
  // As `goodPartOf` says.
  const good = sql`case when ${isWhole} then ${giftCards.balance} when ${giftCards.returnedUntil} >= ${day} then ${giftCards.returned} else 0 end`;
  const [row] = await tx
    .update(giftCards)
    .set({
      balance: sql`${giftCards.balance} - ${amount}`,
      // What lapses first is spent first.
      returned: sql`case when ${isWhole} then least(${giftCards.returned}, ${giftCards.balance} - ${amount}) else ${giftCards.returned} - ${amount} end`,
    })
    .where(
      and(
        eq(giftCards.id, id),
        // A new code ends the one before, also where that was typed already.
        codeVersion === null ? undefined : eq(giftCards.codeVersion, codeVersion),
        eq(giftCards.status, 'delivered'),
        gte(good, amount),
        condition,
      ),
    )
    .returning();
  return row;
}

/**
 * Takes a registration's amount from the card, in its transaction. A card for a membership is spent completely.
 *
 * @returns whether the balance was sufficient; true without a gift card
 */
export async function spendOnRegistration(tx: Queryable, { key, row }: Lease, now: Date): Promise<boolean> {
  const { giftCardId, giftCodeVersion: codeVersion, gift } = row;
  if (!giftCardId) return true;
  const amountCard = await subtractFromBalance(
    tx,
    { id: giftCardId, codeVersion, subtract: gift },
    isNull(giftCards.membershipId),
    now,
  );
  const card =
    amountCard ??
    (await subtractFromBalance(
      tx,
      { id: giftCardId, codeVersion, subtract: 'everything' },
      isNotNull(giftCards.membershipId),
      now,
    ));
  if (!card) return false;
  await tx
    .insert(giftCardUses)
    .values({ key, cardId: card.id, amount: card.membershipId ? card.amount : gift, usedAt: now });
  return true;
}

export interface RedeemDeps {
  db: Database;
  giftCardKeys: Keys;
  now: () => Date;
}

/**
 * Spends an amount from a card, once for an idempotency key. The same key gets the same response again.
 *
 * @throws {Problem} 409 `gift-card-too-little`, `gift-card-currency`, `gift-card-membership`; 410 `gift-card-expired`;
 *   404 and 422 as `findCard`, and 422 when the key was used for another request
 */
export function redeem(deps: RedeemDeps, redemption: GiftCardRedemption, call: KeyedCall): Promise<StoredResponse> {
  const { amount } = redemption.amount;
  if (amount === 0) throw fieldProblem({ amount: 'Give the sum to spend, in pence or cents.' });
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const before = await findStoredResponse(tx, call);
    if (before) return before;
    const card = await findCard({ ...deps, db: tx }, redemption.code, 'code');
    assertSpendable(card, redemption, now);
    const key = await beginKey(tx, call, now);
    // A request with the same key has finished first: `beginKey` has waited for it.
    if (key === undefined) return (await findStoredResponse(tx, call)) ?? Promise.reject(keyReused());
    const { id, codeVersion } = card;
    const left = await subtractFromBalance(
      tx,
      { id, codeVersion, subtract: amount },
      isNull(giftCards.membershipId),
      now,
    );
    // Throwing rolls back the key as well.
    if (!left) throw insufficientBalance(card, now);
    const { currency } = card;
    const { balance, validUntil } = goodPartOf(left, now);
    const response = z.encode(giftCardRedeemed, {
      redeemed: { amount, currency },
      balance: { amount: balance, currency },
      validUntil,
    });
    const answerBody = JSON.stringify(response);
    await tx.insert(giftCardUses).values({ key, cardId: card.id, amount, answerBody, usedAt: now });
    return new StoredResponse(200, answerBody);
  });
}

/** @throws {Problem} 422 when the key was used for another call, or its answer was deleted with the card */
async function findStoredResponse(tx: Queryable, call: KeyedCall): Promise<StoredResponse | undefined> {
  const key = await findAttemptKey(tx, call);
  if (key === undefined) return undefined;
  const [row] = await tx.select().from(giftCardUses).where(eq(giftCardUses.key, key));
  if (!row?.answerBody) throw keyReused();
  return new StoredResponse(200, row.answerBody);
}

function assertSpendable(card: GiftCardRow, { amount }: GiftCardRedemption, now: Date): void {
  const { balance, validUntil } = goodPartOf(card, now);
  if (stateOf(card, now) === 'expired')
    throw new Problem(410, `This gift card was good until ${formatDate(validUntil)}.`, {
      code: 'gift-card-expired',
    });
  if (card.membershipId)
    throw new Problem(
      409,
      'This gift card is a year of a membership. You can use it only to join, and only as a whole.',
      {
        code: 'gift-card-membership',
      },
    );
  if (card.currency !== amount.currency)
    throw new Problem(409, `This gift card is in ${card.currency}, and is spent in that currency.`, {
      code: 'gift-card-currency',
    });
  if (balance < amount.amount) throw insufficientBalance(card, now);
}

function insufficientBalance(card: GiftCardRow, now: Date): Problem {
  const { currency } = card;
  const { balance } = goodPartOf(card, now);
  const left = balance > 0 ? `There is ${formatMoney({ amount: balance, currency })} left` : 'There is nothing left';
  return new Problem(409, `${left} on this gift card, which is less than that.`, { code: 'gift-card-too-little' });
}
