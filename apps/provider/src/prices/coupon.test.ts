import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Registration } from '@myler/api-client/contract';
import type { ApiError } from '@myler/api-client/errors';
import { processResetRequests } from '../accounts/password-reset.ts';
import { deleteMember } from '../accounts/delete-member.ts';
import { noteProvenMailbox } from '../accounts/proven-mailbox.ts';
import {
  couponClaims,
  coupons,
  couponUses,
  giftCards,
  memberships,
  sandboxLedger,
  seededFiles,
  users,
} from '../store/schema.ts';
import { contentFolder } from '../environment/paths.ts';
import { deleteOldRows } from '../retention/delete-old-rows.ts';
import { seed } from '../seeding/seed.ts';
import { joinAs, signInAs } from '../testing/members.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { acceptedCard, confirmedCard, newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import { lockCouponUse } from './coupon.ts';

describe.each(stores)('a code that a number of members may use, on $name', (kind) => {
  let provider: TestProvider;
  let second: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
    second = provider.openSecondProvider({});
    await provider.store.db
      .insert(coupons)
      .values({ code: 'THREE-ONLY', kind: 'coupon', percent: 10, label: '10% off the first year', maxUses: 3 });
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
      // Who closes the account gives no use back.
      const [use] = await db.select().from(couponUses).where(eq(couponUses.code, 'THREE-ONLY'));
      const [user] = await db.select().from(users).where(eq(users.id, use!.userId!));
      await db.transaction((tx) => deleteMember(tx, user!, provider.clock.now));
      await expect(join(provider)).rejects.toMatchObject({ code: 'coupon-used-up' });
      expect(await db.select().from(couponUses).where(eq(couponUses.id, use!.id))).toMatchObject([{ userId: null }]);
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
      const { db } = provider.store;
      await noteProvenMailbox({ ...testEnv, db }, first.userId, provider.clock.now);
      await first.proxied.call('closeAccount', { body: { when: 'now', email } });
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

  it('is not used up for somebody with whose address a stranger has joined and left', async () => {
    const nothing = { amount: 0, currency: 'EUR' } as const;
    const offers: Partial<Registration>[] = [
      { referralCode: 'FULLHOUSE', membershipId: 'travel', total: nothing, creditCard: undefined },
      { referralCode: 'WELCOME10', total },
    ];
    for (const offer of offers) {
      const taken = await joinAs(provider, { creditCard: newCard(), ...offer });
      const { email } = taken.registration;
      await taken.proxied.call('closeAccount', { body: { when: 'now', email } });
      expect(await join(provider, { ...offer, email })).toMatchObject({ firstName: 'Claire' });
    }
    // Who does not close lets the owner in by a reset only, which shows the mailbox and not who has joined.
    for (const leaves of [true, false]) {
      const stranger = await joinAs(provider, { referralCode: 'WELCOME10', total, creditCard: newCard() });
      const { email } = stranger.registration;
      if (leaves) await stranger.own.call('leaveMembership', { body: { kind: 'membership', refund: total } });
      await provider.proxy.call('forgotPassword', { body: { email } });
      await processResetRequests(provider.store.db, testEnv, provider.clock.now);
      const token = /#reset-password=(\S+)/.exec((await provider.mail(email)).at(-1)?.body ?? '')?.[1] ?? '';
      const password = 'sept lanternes vertes';
      await provider.proxy.call('resetPassword', { body: { token, password } });
      const { proxied } = await signInAs(provider, { ...stranger.registration, password });
      await proxied.call('closeAccount', { body: { when: 'now', email } });
      const owner = { email, referralCode: 'WELCOME10', creditCard: newCard() };
      expect(await join(provider, owner)).toMatchObject({ discount: { amount: 17_450 } });
    }
  });

  it('is used up by one mailbox, whatever is written after a +', async () => {
    const name = `one.mailbox.${crypto.randomUUID()}`;
    const offer = { referralCode: 'WELCOME10', total };
    const taken = await joinAs(provider, { ...offer, creditCard: newCard(), email: `${name}+a@example.com` });
    await noteProvenMailbox({ ...provider.store, ...testEnv }, taken.userId, provider.clock.now);
    const again = { ...offer, creditCard: newCard(), email: `${name}@example.com` };
    await expect(join(provider, again)).rejects.toMatchObject({ code: 'coupon-not-new' });
  });

  it('is used up by gift cards of one card once, and never for the card that bought them', async () => {
    const [creditCard, other] = [newCard(), newCard()];
    const gift = async (bought: Partial<Parameters<typeof buyGiftCard>[1]> = {}) => {
      const amount = { amount: 200_000, currency: 'EUR' } as const;
      const { code } = await buyGiftCard(provider, { amount, creditCard, ...bought });
      return { referralCode: 'WELCOME10', giftCode: code, creditCard: undefined, total: { ...total, amount: 0 } };
    };
    expect(await join(provider, await gift())).toMatchObject({ discount: { amount: 17_450 } });
    const again = await gift();
    await expect(join(provider, again)).rejects.toMatchObject({ status: 422, code: 'coupon-not-new' });
    // Whoever was given a card must not have used up the code of who gave it; and with that card it is used up for gifts too.
    expect(await join(provider, { referralCode: 'WELCOME10', creditCard })).toMatchObject({ firstName: 'Claire' });
    expect(await join(provider, { referralCode: 'WELCOME10', creditCard: other })).toMatchObject({
      firstName: 'Claire',
    });
    for (const each of [again, await gift({ creditCard: other })])
      await expect(join(provider, each)).rejects.toMatchObject({ code: 'coupon-not-new' });
    expect(await join(provider, { ...again, referralCode: undefined })).toMatchObject({ firstName: 'Claire' });
  });

  it('is used up by a gift card whose payment the bank confirmed', async () => {
    const amount = { amount: 200_000, currency: 'EUR' } as const;
    const creditCard = { ...newCard(), number: confirmedCard.number };
    const paying = buyGiftCard(provider, { amount, creditCard });
    const { confirmation } = await paying.then(
      () => expect.fail('the bank was expected to ask'),
      (error: ApiError) => error,
    );
    await provider.bank.answer(confirmation ?? '', true);
    await provider.finishConfirmed();
    const [bought] = await provider.store.db.select().from(giftCards).orderBy(desc(giftCards.createdAt)).limit(1);
    expect(bought?.cardHash).toMatch(/./);
  });

  /** The embedded database does one transaction after the other, so there nothing can come between. */
  it.runIf(kind.name === 'PostgreSQL')(
    'has no more uses for whoever joins while the codes are read again',
    async () => {
      const { db } = provider.store;
      const folder = mkdtempSync(joinPath(tmpdir(), 'provider-coupons-'));
      cpSync(contentFolder, folder, { recursive: true });
      const file = joinPath(folder, 'coupons.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('"maxUses": 100', '"maxUses": 1'));
      await joinAs(provider, {
        membershipId: 'travel',
        referralCode: 'FULLHOUSE',
        total: { amount: 0, currency: 'EUR' },
        creditCard: undefined,
      });
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      let seeded = Promise.resolve();
      let hasUse: Promise<boolean> | undefined;
      await db.transaction(async (tx) => {
        // The last that is written of a file.
        await tx.select().from(seededFiles).where(eq(seededFiles.name, 'coupons')).for('update');
        seeded = seed(db, folder);
        await expect.poll(() => db.execute(waiting)).toHaveLength(1);
        hasUse = db.transaction((joining) => lockCouponUse(joining, 'FULLHOUSE'));
        await expect.poll(() => db.execute(waiting)).toHaveLength(2);
      });
      await seeded;
      rmSync(folder, { recursive: true });
      expect(await hasUse).toBe(false);
    },
  );
});
