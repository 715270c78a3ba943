import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Registration } from '@myler/api-client/contract';
import { createPasswordHasher } from '../accounts/password-hasher.ts';
import { children, couponUses, memberships, users } from '../store/schema.ts';
import { useRegistrations } from '../testing/registering.ts';
import { newRows } from '../testing/new-rows.ts';
import { declinedCard, acceptedCard, newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';

describe.each(stores)('registration, on $name', (kind) => {
  const registering = useRegistrations(kind, { passwords: createPasswordHasher() });
  const { join, failure, chargesOf, membersWith } = registering;

  it(
    'creates a member with membership, children and charge, and queues a welcome email',
    {
      tags: ['promise:card-last-four', 'promise:membership-email', 'promise:password-hashed', 'promise:twelve-months'],
    },
    async () => {
      const { db } = registering.provider.store;
      const key = newKey();
      const person = registrationRequest({
        referralCode: 'welcome10',
        total: { amount: 157_050, currency: 'EUR' },
        creditCard: acceptedCard,
      });
      const receipt = await join(person, key);
      expect(receipt).toMatchObject({
        firstName: 'Claire',
        membershipId: 'gold',
        price: { amount: 174_500, currency: 'EUR' },
        discount: { amount: 17_450, currency: 'EUR' },
        paid: { amount: 157_050, currency: 'EUR' },
        card: { brand: 'VISA', lastFour: '4242' },
        startsOn: '2026-11-21',
        renewsOn: '2027-11-21',
      });
      const [member] = await membersWith(person.email);
      expect(member).toMatchObject({ id: receipt.memberId, cityName: 'Paris', instagramUsername: 'claire.m' });
      expect(member?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(await db.select().from(memberships).where(eq(memberships.userId, receipt.memberId))).toMatchObject([
        { paid: 157_050, currency: 'EUR', cardBrand: 'VISA', cardLastFour: '4242', cardExpiry: '12-31' },
      ]);
      expect(await db.select().from(children).where(eq(children.userId, receipt.memberId))).toMatchObject([
        { firstName: 'Léo', dateOfBirth: '2018-05-06' },
      ]);
      expect(await db.select().from(couponUses).where(eq(couponUses.userId, receipt.memberId))).toMatchObject([
        { code: 'WELCOME10', discount: 17_450 },
      ]);
      expect(await chargesOf(key)).toMatchObject([{ outcome: 'charged', amount: 157_050, currency: 'EUR' }]);
      const mails = await registering.provider.mail(person.email);
      expect(mails).toMatchObject([{ kind: 'welcome', sentAt: null }]);
      expect(mails[0]?.body).toContain('€1,570.50');
    },
  );

  it(
    'stores the accepted version of the terms, which is the one that the site shows',
    { tags: ['promise:terms-version'] },
    async () => {
      const { versions } = await registering.provider.website.call('legalText', {
        params: { id: 'terms-and-conditions' },
      });
      const person = registrationRequest();
      await join(person);
      expect(await membersWith(person.email)).toMatchObject([{ termsVersion: versions[0]?.version }]);
    },
  );

  it(
    'needs no card and charges nothing when a code covers everything',
    { tags: ['promise:gift-pays-part'] },
    async () => {
      const key = newKey();
      const { creditCard: _, ...person } = registrationRequest({
        membershipId: 'travel',
        referralCode: 'FULLHOUSE',
        total: { amount: 0, currency: 'EUR' },
      });
      const receipt = await join(person, key);
      expect(receipt).toMatchObject({ paid: { amount: 0 }, discount: { amount: 34_500 } });
      expect(receipt.card).toBeUndefined();
      expect(await chargesOf(key)).toHaveLength(0);
    },
  );

  it(
    'calculates the price itself, and refuses the sum of an older page',
    { tags: ['asvs:2.2.2', 'promise:price-is-charged', 'promise:sum-on-button'] },
    async () => {
      const key = newKey();
      const refused = await failure(join(registrationRequest({ total: { amount: 1, currency: 'EUR' } }), key));
      expect(refused).toMatchObject({ status: 409, code: 'price-changed' });
      expect(refused.message).toContain('€1,745');
      expect(await chargesOf(key)).toHaveLength(0);
    },
  );

  it('tells a member with the same address to sign in, in any case', async () => {
    const person = registrationRequest();
    await join(person);
    const refused = await failure(join({ ...person, email: person.email.toUpperCase() }));
    expect(refused).toMatchObject({ status: 422, code: 'email-taken' });
    expect(refused.errors?.['email']).toContain('Sign in instead');
    // Whoever is or was on somebody’s card cannot buy with that account.
    expect(refused.errors?.['email']).toContain('close that account first');
  });

  it('can be looked up by its key after a reload (product decisions, The join-us wizard)', async () => {
    const [good, bad] = [newKey(), newKey()];
    await join(registrationRequest(), good);
    await failure(join(registrationRequest({ creditCard: declinedCard }), bad));
    const outcome = (idempotencyKey: string) => registering.provider.proxy.call('attempt', { idempotencyKey });
    expect(await outcome(good)).toEqual({
      status: 'succeeded',
      membershipId: 'gold',
      paid: { amount: 174_500, currency: 'EUR' },
    });
    expect(await outcome(bad)).toMatchObject({ status: 'failed', message: expect.stringContaining('declined') });
    expect(await outcome(newKey())).toEqual({ status: 'unknown' });
  });

  it.each<[string, Partial<Registration>, string]>([
    ['a member under 18', { dateOfBirth: '2008-11-23' }, 'dateOfBirth'],
    ['a child of 18', { children: [{ firstName: 'Ana', dateOfBirth: '2008-11-21' }] }, 'children.0.dateOfBirth'],
    [
      'a child that is not born',
      { children: [{ firstName: 'Ana', dateOfBirth: '2027-01-01' }] },
      'children.0.dateOfBirth',
    ],
    ['a telephone number that cannot ring', { phoneNumber: '+33000000000' }, 'phoneNumber'],
    ['a common password', { password: 'password123456' }, 'password'],
    ['a keyboard run', { password: '1q2w3e4r5t6y' }, 'password'],
    ['one’s own name as a password', { password: 'Claire Moreau' }, 'password'],
    ['a country that is not on the list', { countryCode: 'ZZ' }, 'countryCode'],
    ['a city of another country', { city: { id: '2643743', name: 'London' } }, 'city'],
    ['an expired coupon', { referralCode: 'EXPIRED23' }, 'referralCode'],
    ['no card where there is a price', { creditCard: undefined }, 'creditCard.number'],
    ['a gift code that is none', { giftCode: 'ABCD-1234' }, 'giftCode'],
  ])('with %s returns an error at its field', { tags: ['promise:eighteen'] }, async (_, changes, field) => {
    const refused = await failure(join(registrationRequest(changes)));
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {})).toContain(field);
  });

  it(
    'accepts a member on the eighteenth birthday, wherever its day has begun, and a city that is not on the list',
    { tags: ['asvs:2.2.3', 'promise:eighteen'] },
    async () => {
      const receipt = await join(
        registrationRequest({ dateOfBirth: '2008-11-22', city: { id: null, name: 'Sainte-Mère-Église' } }),
      );
      const [member] = await registering.provider.store.db.select().from(users).where(eq(users.id, receipt.memberId));
      expect(member).toMatchObject({ cityId: null, cityName: 'Sainte-Mère-Église' });
    },
  );

  it(
    'stores and logs no card number, no security code and no password',
    { tags: ['promise:card-last-four', 'promise:no-card-number', 'promise:password-hashed'] },
    async () => {
      const { provider } = registering;
      const written = await newRows(provider.store.db, async () => {
        const person = registrationRequest({ creditCard: { ...acceptedCard, cvc: '739' } });
        await join(person);
        await failure(join({ ...person, email: 'other@example.com', countryCode: 'ZZ' }));
        await failure(join(registrationRequest({ creditCard: { ...declinedCard, cvc: '739' } })));
      });
      const tables = new Set(written.map(({ table }) => table));
      for (const table of ['users', 'memberships', 'sandbox_ledger', 'attempts', 'outgoing_mail'])
        expect(tables).toContain(table);
      const all = [...written.map(({ text }) => text), ...provider.logLines].join('\n');
      expect(all).toContain('4242');
      expect(all.replaceAll(/[ -]/g, '')).not.toMatch(/424242424242|4000000000000002/);
      // Three or four digits occur by chance within ids and times; the code would stand alone.
      expect(all).not.toMatch(/(?<![\w.:+-])739(?![\w.:+-])/);
      expect(all).not.toMatch(/vingt-deux|cerises/);
    },
  );

  it('logs no email address', { tags: ['asvs:14.2.4'] }, async () => {
    await join(registrationRequest());
    expect(registering.provider.logLines.join('\n')).not.toMatch(/claire\.moreau|@example/);
  });
});
