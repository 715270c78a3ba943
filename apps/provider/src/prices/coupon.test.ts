import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '@myler/api-client/errors';
import { coupons, couponUses, memberships, sandboxLedger } from '../store/schema.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';

describe.each(stores)('a code that a number of members may use, on $name', (kind) => {
  let provider: TestProvider;
  let second: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
    second = provider.openSecondProvider({});
    await provider.store.db
      .insert(coupons)
      .values({ code: 'THREE-ONLY', kind: 'coupon', percent: 10, label: '10 % off the first year', maxUses: 3 });
  });
  afterAll(() => provider.close());

  const total = { amount: 157_050, currency: 'EUR' as const };
  const join = (from: TestProvider) =>
    from.proxy.call('register', {
      body: registrationRequest({ referralCode: 'three-only', total }),
      idempotencyKey: newKey(),
    });

  it(
    'is used by three of twelve members who join at the same time, and the others pay nothing',
    { tags: ['asvs:2.3.2', 'asvs:2.3.4'] },
    async () => {
      const before = await provider.store.db.$count(memberships);
      const results = await Promise.allSettled(
        Array.from({ length: 12 }, (_, index) => join(index % 2 ? provider : second)),
      );
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as ApiError] : []));
      expect(refused).toHaveLength(9);
      for (const error of refused) {
        expect(error).toMatchObject({ code: 'coupon-used-up' });
        expect(error.errors?.['referralCode']).toMatch(
          /^This code has already been used as often as it can be\. Remove it/,
        );
      }
      const { db } = provider.store;
      expect(await db.select().from(couponUses).where(eq(couponUses.code, 'THREE-ONLY'))).toHaveLength(3);
      expect((await db.$count(memberships)) - before).toBe(3);
      const charges = await db.select().from(sandboxLedger).where(eq(sandboxLedger.outcome, 'charged'));
      expect(charges.filter(({ refundedAt }) => !refundedAt)).toHaveLength(3);
    },
  );

  it('is refused with that reason before anybody pays', async () => {
    const query = { code: 'THREE-ONLY', membershipId: 'gold', currency: 'EUR' } as const;
    await expect(provider.proxy.call('coupon', { query })).rejects.toMatchObject({
      status: 410,
      code: 'coupon-used-up',
    });
    const charges = await provider.store.db.$count(sandboxLedger);
    await expect(join(provider)).rejects.toMatchObject({ status: 422, code: 'coupon-used-up' });
    expect(await provider.store.db.$count(sandboxLedger)).toBe(charges);
  });

  it('works for any number of members when it has no such number', async () => {
    await provider.store.db.update(coupons).set({ maxUses: null }).where(eq(coupons.code, 'THREE-ONLY'));
    for (let times = 0; times < 3; times++) expect(await join(provider)).toMatchObject({ firstName: 'Claire' });
  });
});
