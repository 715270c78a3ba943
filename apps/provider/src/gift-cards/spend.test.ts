import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, giftCardCalls, pounds, refusals } from './gift-cards.test-kit.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { newKey } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';

describe.each(stores)('spending a gift card, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  const { redeem, reloadRow, usesOf, unbalancedCards } = giftCardCalls(() => provider);

  it(
    'works in parts, until nothing is left, and never exceeds the balance',
    { tags: ['promise:gift-in-parts', 'promise:gift-several-parts'] },
    async () => {
      const { code, row } = await buyGiftCard(provider);
      expect(await redeem(code, 10_001)).toEqual({
        redeemed: pounds(10_001),
        balance: pounds(14_999),
        validUntil: '2031-11-21',
      });
      expect(await failure(redeem(code, 15_000))).toMatchObject({ status: 409, code: 'gift-card-too-little' });
      expect((await redeem(code, 14_999)).balance).toEqual(pounds(0));
      expect(await usesOf(row)).toBe(25_000);
    },
  );

  it('in ten concurrent requests with one key debits once, and the key is refused with another sum', async () => {
    const { code, row } = await buyGiftCard(provider);
    const key = newKey();
    const redemptions = await Promise.all(Array.from({ length: 10 }, () => redeem(code, 1000, key)));
    for (const redemption of redemptions) expect(redemption.balance).toEqual(pounds(24_000));
    expect(await failure(redeem(code, 2000, key))).toMatchObject({ code: 'idempotency-key-reused' });
    expect(await usesOf(row)).toBe(1000);
  });

  it('of the whole balance in two hundred concurrent requests succeeds once', { tags: ['asvs:2.3.4'] }, async () => {
    const { code, row } = await buyGiftCard(provider);
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => redeem(code, 25_000)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(new Set(refusals(results))).toEqual(new Set(['gift-card-too-little']));
    expect((await reloadRow(row)).balance).toBe(0);
    expect(await usesOf(row)).toBe(25_000);
  });

  it('of a hundredth of the balance in two hundred concurrent requests succeeds a hundred times, and the sums are exact', async () => {
    const { code, row } = await buyGiftCard(provider);
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => redeem(code, 250)));
    const balances = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.balance.amount] : []));
    expect(balances).toHaveLength(100);
    expect(new Set(balances).size).toBe(100);
    expect((await reloadRow(row)).balance).toBe(0);
    expect(await usesOf(row)).toBe(25_000);
  });

  it(
    'is refused in another currency, for a sum of zero, and for a part of a membership',
    { tags: ['asvs:2.2.3', 'promise:gift-currency'] },
    async () => {
      const { code } = await buyGiftCard(provider);
      const { code: gold } = await buyGiftCard(provider, { membershipId: 'gold', amount: pounds(149_500) });
      const inEuros = provider.proxy.call('redeemGiftCard', {
        body: { code, amount: { amount: 100, currency: 'EUR' } },
        idempotencyKey: newKey(),
      });
      expect(await failure(inEuros)).toMatchObject({ status: 409, code: 'gift-card-currency' });
      expect(await failure(redeem(code, 0))).toMatchObject({ status: 422 });
      expect(await failure(redeem(gold, 100))).toMatchObject({ status: 409, code: 'gift-card-membership' });
    },
  );

  it(
    'keeps every balance exact: balances and uses add up to the sums that were paid',
    { tags: ['asvs:1.4.2'] },
    async () => {
      expect(await unbalancedCards()).toEqual([]);
    },
  );
});
