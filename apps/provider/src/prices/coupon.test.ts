import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Registration } from '@myler/api-client/contract';
import type { ApiError } from '@myler/api-client/errors';
import { couponClaims, coupons, couponUses, memberships, sandboxLedger } from '../store/schema.ts';
import { deleteOldRows } from '../retention/delete-old-rows.ts';
import { joinAs } from '../testing/members.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { acceptedCard, newKey, registrationRequest } from '../testing/registrations.ts';
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
  let cards = 0;
  /** Of the sandbox, which nobody has used before. */
  const newCard = () => ({ ...acceptedCard, expiry: `12-${30 + cards++}` });
  const join = (from: TestProvider, changes: Partial<Registration> = {}) =>
    from.proxy.call('register', {
      body: registrationRequest({ referralCode: 'three-only', total, creditCard: newCard(), ...changes }),
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

  it(
    'is for an address and a card that did not have it in twelve months, also after the account was closed',
    { tags: ['promise:coupon-once'] },
    async () => {
      const referralCode = 'WELCOME10';
      const creditCard = newCard();
      const first = await joinAs(provider, { referralCode, total, creditCard });
      const { email } = first.registration;
      await first.proxied.call('closeAccount', { body: { when: 'now', email } });
      const { db } = provider.store;
      expect(JSON.stringify(await db.select().from(couponClaims))).not.toContain(email);
      const charges = await db.$count(sandboxLedger);
      const again = { referralCode, email: email.toUpperCase() };
      for (const changes of [again, { referralCode, creditCard }]) {
        const refused = await join(provider, changes).catch((error: unknown) => error as ApiError);
        expect(refused).toMatchObject({ status: 422, code: 'coupon-not-new' });
        expect((refused as ApiError).errors?.['referralCode']).toMatch(/^This code is for new members, and was used/);
      }
      expect(await db.$count(sandboxLedger)).toBe(charges);
      // Two at the same time with one card: the second is paid back.
      const twice = newCard();
      const both = [provider, second].map((each) => join(each, { referralCode, creditCard: twice }));
      expect((await Promise.allSettled(both)).map(({ status }) => status).toSorted()).toEqual([
        'fulfilled',
        'rejected',
      ]);
      await deleteOldRows(db, new Date('2027-11-21T11:59:00Z'));
      expect(await db.$count(couponClaims)).toBeGreaterThan(0);
      provider.clock.now = new Date('2027-11-21T12:01:00Z');
      await deleteOldRows(db, provider.clock.now);
      expect(await db.$count(couponClaims)).toBe(0);
      expect(await join(provider, again)).toMatchObject({ discount: { amount: 17_450 } });
    },
  );
});
