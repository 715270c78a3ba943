import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, giftCardCalls, pounds } from './gift-cards.test-kit.ts';
import { couponUses, memberships, users } from '../store/schema.ts';
import { signInAs } from '../testing/members.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';

describe.each(stores)('joining with a gift card, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  const { balance, redeem, chargeOf, reloadRow, usesOf, unbalancedCards } = giftCardCalls(() => provider);

  const inPounds = { currency: 'GBP' as const, membershipId: 'gold' as const };
  const join = (changes: object, key = newKey(), via = provider) =>
    via.proxy.call('register', { body: registrationRequest({ ...inPounds, ...changes }), idempotencyKey: key });

  it('pays a part, and the credit card pays the rest', async () => {
    const { code, row } = await buyGiftCard(provider);
    const key = newKey();
    const receipt = await join({ giftCode: code.toLowerCase(), total: pounds(124_500) }, key);
    expect(receipt).toMatchObject({ price: pounds(149_500), gift: pounds(25_000), paid: pounds(124_500) });
    expect(await chargeOf(key)).toMatchObject([{ amount: 124_500 }]);
    expect((await reloadRow(row)).balance).toBe(0);
    const [kept] = await provider.store.db.select().from(memberships).where(eq(memberships.userId, receipt.memberId));
    expect(kept).toMatchObject({ price: 149_500, gift: 25_000, paid: 124_500 });
  });

  it(
    'pays everything after the discount without a credit card, and the rest stays on the gift card',
    { tags: ['promise:coupon-with-gift', 'promise:gift-pays-part'] },
    async () => {
      const { code, row } = await buyGiftCard(provider, { amount: pounds(200_000) });
      const receipt = await join({
        giftCode: code,
        referralCode: 'WELCOME10',
        total: pounds(0),
        creditCard: undefined,
      });
      expect(receipt).toMatchObject({ discount: pounds(14_950), gift: pounds(134_550), paid: pounds(0) });
      expect(receipt.card).toBeUndefined();
      expect((await reloadRow(row)).balance).toBe(200_000 - 134_550);
      expect(await usesOf(row)).toBe(134_550);
    },
  );

  it('stays whole when a code pays for everything, also a card for a year', async () => {
    const year = { membershipId: 'travel', amount: pounds(29_500) } as const;
    const { code, row } = await buyGiftCard(provider, year);
    const covered = { membershipId: 'travel', referralCode: 'FULLHOUSE', total: pounds(0) } as const;
    await join({ ...covered, giftCode: code, creditCard: undefined });
    expect((await reloadRow(row)).balance).toBe(row.balance);
  });

  it(
    'gives a year of the membership on the gift card, whatever it costs now',
    { tags: ['promise:gift-gives-tier'] },
    async () => {
      const { code, row } = await buyGiftCard(provider, { membershipId: 'gold', amount: pounds(149_500) });
      const other = await failure(
        join({ membershipId: 'travel', giftCode: code, total: pounds(0), creditCard: undefined }),
      );
      expect(other.errors?.['giftCode']).toContain('Choose Gold');
      const receipt = await join({ giftCode: code, total: pounds(0), creditCard: undefined });
      expect(receipt).toMatchObject({ membershipId: 'gold', gift: pounds(149_500), paid: pounds(0) });
      expect(await balance(code)).toMatchObject({ status: 'spent', membershipId: 'gold' });
      expect(await usesOf(row)).toBe(149_500);
    },
  );

  it('for a year leaves the code for new members unused, and all of it comes back', async () => {
    const { code } = await buyGiftCard(provider, { membershipId: 'travel', amount: pounds(29_500) });
    const changes = { membershipId: 'travel', total: pounds(0), giftCode: code, creditCard: undefined } as const;
    const { email, ...member } = registrationRequest({ ...inPounds, ...changes, referralCode: 'WELCOME10' });
    const receipt = await join({ ...member, email });
    expect(receipt).toMatchObject({ price: pounds(29_500), discount: pounds(0), gift: pounds(29_500) });
    expect(await provider.store.db.select().from(couponUses).where(eq(couponUses.userId, receipt.memberId))).toEqual(
      [],
    );
    const { own } = await signInAs(provider, { ...member, email });
    expect((await own.call('membership')).leaving).toMatchObject({ refund: pounds(0), gift: pounds(29_500) });
  });

  it.each([
    ['one with a slip', () => Promise.resolve('0000-0000-0000-0000-0001')],
    ['one that is unknown', () => Promise.resolve('0000-0000-0000-0000-0000')],
    [
      'one in another currency',
      async () => (await buyGiftCard(provider, { amount: { amount: 10_000, currency: 'EUR' } })).code,
    ],
    [
      'one that is spent',
      async () => {
        const { code } = await buyGiftCard(provider);
        await redeem(code, 25_000);
        return code;
      },
    ],
  ])('returns an error at the gift code for %s', async (_, codeFor) => {
    const refused = await failure(join({ giftCode: await codeFor(), total: pounds(149_500) }));
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {})).toEqual(['giftCode']);
  });

  it(
    'that is spent by somebody else during the charge refunds the money, and makes no member',
    { tags: ['asvs:16.5.3'] },
    async () => {
      const { code, row } = await buyGiftCard(provider);
      const key = newKey();
      const email = `late.${key}@example.com`;
      const slow = provider.openSecondProvider({
        checkpoint: async (moment) => {
          if (moment === 'charged') await redeem(code, 1);
        },
      });
      const refused = await failure(join({ email, giftCode: code, total: pounds(124_500) }, key, slow));
      expect(refused).toMatchObject({ status: 409, code: 'gift-card-spent' });
      expect((await chargeOf(key))[0]?.refundedAt).not.toBeNull();
      expect(await provider.store.db.select().from(users).where(eq(users.email, email))).toEqual([]);
      expect((await reloadRow(row)).balance).toBe(24_999);
    },
  );

  it('that crashes is finished by the next try with its key, and debits the gift card once', async () => {
    const { code, row } = await buyGiftCard(provider);
    const [key, body] = [newKey(), registrationRequest({ ...inPounds, giftCode: code, total: pounds(124_500) })];
    const dying = provider.openSecondProvider({
      checkpoint: (moment) => (moment === 'written' ? Promise.reject(new Error('killed')) : Promise.resolve()),
    });
    expect((await failure(dying.proxy.call('register', { body, idempotencyKey: key }))).status).toBe(500);
    expect((await reloadRow(row)).balance).toBe(25_000);
    await provider.proxy.call('register', { body, idempotencyKey: key });
    expect((await reloadRow(row)).balance).toBe(0);
    expect(await usesOf(row)).toBe(25_000);
    expect(await chargeOf(key)).toHaveLength(1);
  });

  it('keeps every balance exact: balances and uses add up to the sums that were paid', async () => {
    expect(await unbalancedCards()).toEqual([]);
  });
});
