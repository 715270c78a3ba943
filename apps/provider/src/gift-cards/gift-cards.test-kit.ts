import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ApiError } from '@myler/api-client/errors';
import { deliverDue } from './deliver.ts';
import { orderToken } from './order-link.ts';
import { attempts, giftCards, giftCardUses, sandboxLedger, type GiftCardRow } from '../store/schema.ts';
import { attemptKeyOf } from '../testing/attempts.ts';
import { testEnv, type TestProvider } from '../testing/provider.ts';
import { purchaseRequest } from '../testing/purchases.ts';
import { newKey } from '../testing/registrations.ts';

export const DAY = 86_400_000;
export const inSingapore = { date: '2026-12-24', timeZone: 'Asia/Singapore' };
export const pounds = (amount: number) => ({ amount, currency: 'GBP' as const });

/** What the promise was rejected with. Fails the test when it was not. */
export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('was expected to be refused'),
    (error: unknown) => error as ApiError,
  );

/** The codes of the calls that were rejected. */
export const refusals = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as ApiError).code] : []));

export const tokenOf = (row: Pick<GiftCardRow, 'id' | 'createdAt'>) => orderToken(testEnv.giftCardKeys, row);
export const orderCall = (row: GiftCardRow) => ({ params: { token: tokenOf(row) } });

/** Calls and queries of the provider that `provider` returns: the tests open it before they run. */
export function giftCardCalls(provider: () => TestProvider) {
  const db = () => provider().store.db;
  const usesOf = async (row: GiftCardRow) => {
    const rows = await db().select().from(giftCardUses).where(eq(giftCardUses.cardId, row.id));
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };
  return {
    buy: (body = purchaseRequest(), key = newKey()) =>
      provider().website.call('buyGiftCard', { body, idempotencyKey: key }),
    balance: (code: string) => provider().website.call('giftCardBalance', { body: { code } }),
    redeem: (code: string, amount: number, key = newKey()) =>
      provider().proxy.call('redeemGiftCard', { body: { code, amount: pounds(amount) }, idempotencyKey: key }),
    deliverAll: () => deliverDue(db(), testEnv, provider().clock.now),
    chargeOf: async (key: string) =>
      db()
        .select()
        .from(sandboxLedger)
        .where(eq(sandboxLedger.key, await attemptKeyOf(db(), key))),
    mailsTo: (recipient: string) => provider().mail(recipient),
    attemptOf: async (key: string) => {
      const [row] = await db()
        .select()
        .from(attempts)
        .where(eq(attempts.key, await attemptKeyOf(db(), key)));
      return row;
    },
    cardOf: async (key: string) => {
      const rows = await db()
        .select()
        .from(giftCards)
        .where(eq(giftCards.attemptKey, await attemptKeyOf(db(), key)));
      expect(rows.length).toBeLessThan(2);
      return rows[0];
    },
    reloadRow: async ({ id }: GiftCardRow) => {
      const [row] = await db().select().from(giftCards).where(eq(giftCards.id, id));
      return row ?? expect.fail('the card is gone');
    },
    usesOf,
    /** The cards whose balance and uses don't add up to their worth, of all that the tests have bought. */
    unbalancedCards: async () => {
      const cards = await db().select().from(giftCards);
      expect(cards).not.toEqual([]);
      const unbalanced: GiftCardRow[] = [];
      for (const card of cards) {
        const left = card.status === 'cancelled' ? card.amount : card.balance;
        if (left + (await usesOf(card)) !== card.amount) unbalanced.push(card);
      }
      return unbalanced;
    },
  };
}
