import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { registration, type Registration } from '@myler/api-client/contract';
import type { ApiError } from '@myler/api-client/errors';
import { children, couponUses, memberships, outgoingMail, sandboxLedger, users } from '../store/schema.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { declinedCard, goodCard, newKey, somebody } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import { endAbandonedAttempts } from '../idempotency/end-abandoned-attempts.ts';
import { LEASE_MS } from '../idempotency/leases.ts';
import type { RegistrationStep } from './register.ts';

describe.each(stores)('joining, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  const join = (body: Registration, key = newKey(), via = provider) =>
    via.proxy.call('register', { body, idempotencyKey: key });
  const send = (body: Registration, key: string, via = provider) =>
    via.request('POST', '/v1/users', { body: z.encode(registration, body), headers: { 'idempotency-key': key } });
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.fail('was expected to be refused'),
      (error: unknown) => error as ApiError,
    );
  const chargesOf = (key: string) => provider.store.db.select().from(sandboxLedger).where(eq(sandboxLedger.key, key));
  const membersWith = (email: string) =>
    provider.store.db.select().from(users).where(eq(users.emailKey, email.toLowerCase()));

  it('makes a member with membership, children and charge, and a welcome letter waits', async () => {
    const { db } = provider.store;
    const key = newKey();
    const person = somebody({ referralCode: 'welcome10', total: { amount: 157_050, currency: 'EUR' } });
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
    expect(await db.select().from(memberships).where(eq(memberships.userId, receipt.memberId))).toHaveLength(1);
    expect(await db.select().from(children).where(eq(children.userId, receipt.memberId))).toMatchObject([
      { firstName: 'Léo', dateOfBirth: '2018-05-06' },
    ]);
    expect(await db.select().from(couponUses).where(eq(couponUses.userId, receipt.memberId))).toMatchObject([
      { code: 'WELCOME10', discount: 17_450 },
    ]);
    expect(await chargesOf(key)).toMatchObject([{ outcome: 'charged', amount: 157_050, currency: 'EUR' }]);
    const mails = await db.select().from(outgoingMail).where(eq(outgoingMail.recipient, person.email));
    expect(mails).toMatchObject([{ kind: 'welcome', sentAt: null }]);
    expect(mails[0]?.body).toContain('€1,570.50');
  });

  it('writes down which version of the terms was accepted: the one that the site shows', async () => {
    const { versions } = await provider.website.call('legalText', { params: { id: 'terms-and-conditions' } });
    const person = somebody();
    await join(person);
    expect(await membersWith(person.email)).toMatchObject([{ termsVersion: versions[0]?.version }]);
  });

  it('answers the same bytes to the same key, and charges and creates once', async () => {
    const [key, person] = [newKey(), somebody()];
    const answers = [await send(person, key), await send(person, key)];
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(second).toBe(first);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await chargesOf(key)).toHaveLength(1);
    expect(await membersWith(person.email)).toHaveLength(1);
  });

  it('asks for a key, and refuses one that stood for another form', async () => {
    const [key, person] = [newKey(), somebody()];
    const without = await provider.request('POST', '/v1/users', { body: z.encode(registration, person) });
    expect(without.status).toBe(400);
    await join(person, key);
    const other = await failure(join({ ...person, lastName: 'Martin' }, key));
    expect(other).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
  });

  it.each([
    ['4000000000000002', 'card_declined', 'creditCard.number'],
    ['4000000000009995', 'insufficient_funds', 'creditCard.number'],
    ['4000000000000069', 'expired_card', 'creditCard.expiry'],
    ['4000000000000119', 'processing_error', 'creditCard.number'],
    ['4111111111111111', 'card_declined', 'creditCard.number'],
  ])(
    'brings the verdict on card %s back to its field, the same on every asking, and takes nothing',
    async (number, code, field) => {
      const [key, person] = [newKey(), somebody({ creditCard: { ...goodCard, number } })];
      const [first, again] = [await send(person, key), await send(person, key)];
      expect([first.status, again.status]).toEqual([402, 402]);
      const body = await first.text();
      expect(await again.text()).toBe(body);
      expect(JSON.parse(body)).toMatchObject({
        code,
        errors: { [field]: expect.stringContaining('Nothing was taken') },
      });
      expect(await membersWith(person.email)).toHaveLength(0);
      expect(await join({ ...person, creditCard: goodCard })).toMatchObject({ paid: { amount: 174_500 } });
    },
  );

  it('charges once when the button is pressed twenty times at once', async () => {
    const [key, person] = [newKey(), somebody()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(person, key)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await chargesOf(key)).toHaveLength(1);
    expect(await membersWith(person.email)).toHaveLength(1);
    expect((await send(person, key)).status).toBe(200);
  });

  it('makes one member of an address that two attempts race for, and gives the other its money back', async () => {
    const person = somebody();
    const keys = [newKey(), newKey()];
    // Both have been charged before either is written down.
    let charged = 0;
    let open: () => void = () => undefined;
    const bothCharged = new Promise<void>((resolve) => (open = resolve));
    const checkpoint = async (moment: RegistrationStep) => {
      if (moment !== 'charged') return;
      if (++charged === 2) open();
      await bothCharged;
    };
    const racing = provider.beside({ checkpoint });
    const results = await Promise.all(keys.map((key) => send(person, key, racing)));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200, 422]));
    const loser = keys[results.findIndex(({ status }) => status === 422)] ?? '';
    const winner = keys[results.findIndex(({ status }) => status === 200)] ?? '';
    expect(await membersWith(person.email)).toHaveLength(1);
    expect((await chargesOf(loser))[0]?.refundedAt).not.toBeNull();
    expect((await chargesOf(winner))[0]?.refundedAt).toBeNull();
    const again = await send(person, loser);
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject({ code: 'email-taken', errors: { email: expect.any(String) as string } });
  });

  it.each<[RegistrationStep, string]>([
    ['begun', 'running'],
    ['hashed', 'running'],
    ['charged', 'running'],
    ['written', 'running'],
    ['committed', 'succeeded'],
  ])(
    'finishes an attempt whose run was killed once it had %s, with one member, one charge and one letter',
    async (moment, status) => {
      const [key, person] = [newKey(), somebody()];
      let killed: () => void = () => undefined;
      const dead = new Promise<void>((resolve) => (killed = resolve));
      // A killed run says nothing more: it neither answers nor cleans up. Inside the transaction it is undone, as the
      // database does when its client is gone.
      const checkpoint = (at: RegistrationStep) => {
        if (at !== moment) return Promise.resolve();
        killed();
        return moment === 'written' ? Promise.reject(new Error('killed')) : new Promise<never>(() => undefined);
      };
      const dying = provider.beside({ checkpoint });
      void send(person, key, dying).catch(() => undefined);
      await dead;
      await provider.store.ping();
      expect(await provider.proxy.call('attempt', { query: { attempt: key } })).toMatchObject({ status });
      provider.clock.pass(LEASE_MS + 1000);
      expect(await (await send(person, key)).json()).toMatchObject({ paid: { amount: 174_500 } });
      expect(await membersWith(person.email)).toHaveLength(1);
      expect(await chargesOf(key)).toHaveLength(1);
      const mails = await provider.store.db.select().from(outgoingMail).where(eq(outgoingMail.recipient, person.email));
      expect(mails).toHaveLength(1);
    },
  );

  it('lets the next try take over at once when the payment gateway did not answer, and charges once', async () => {
    const [key, person] = [newKey(), somebody()];
    const unsure = provider.beside({
      payments: {
        ...provider.payments,
        async charge(request) {
          await provider.payments.charge(request);
          throw new Error('the line went dead after the money moved');
        },
      },
    });
    expect((await send(person, key, unsure)).status).toBe(500);
    expect((await send(person, key)).status).toBe(200);
    expect(await chargesOf(key)).toHaveLength(1);
  });

  it('says of an attempt that still runs that it does', async () => {
    const [key, person] = [newKey(), somebody()];
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    let begun: () => void = () => undefined;
    const isRunning = new Promise<void>((resolve) => (begun = resolve));
    const slow = provider.beside({ checkpoint: (at) => (at === 'begun' ? (begun(), held) : Promise.resolve()) });
    const first = send(person, key, slow);
    await isRunning;
    const second = await send(person, key);
    expect([second.status, second.headers.get('retry-after')]).toEqual([409, '2']);
    expect(await second.json()).toMatchObject({ code: 'attempt-running' });
    go();
    expect((await first).status).toBe(200);
  });

  it('gives the money back when nobody comes back for a crashed attempt, and never makes a member of it', async () => {
    const [key, person] = [newKey(), somebody()];
    let died: () => void = () => undefined;
    const dead = new Promise<void>((resolve) => (died = resolve));
    const dying = provider.beside({
      checkpoint: (at) => (at === 'charged' ? (died(), new Promise<never>(() => undefined)) : Promise.resolve()),
    });
    void send(person, key, dying).catch(() => undefined);
    await dead;
    provider.clock.pass(LEASE_MS + 11 * 60_000);
    expect(await endAbandonedAttempts(provider.store.db, provider.payments, provider.clock.now)).toBe(1);
    expect((await chargesOf(key))[0]?.refundedAt).not.toBeNull();
    expect(await provider.proxy.call('attempt', { query: { attempt: key } })).toMatchObject({ status: 'failed' });
    expect((await send(person, key)).status).toBe(410);
    expect(await membersWith(person.email)).toHaveLength(0);
  });

  it('takes no card and no money when a code covers everything', async () => {
    const key = newKey();
    const { creditCard: _, ...person } = somebody({
      membershipId: 'travel',
      referralCode: 'FULLHOUSE',
      total: { amount: 0, currency: 'EUR' },
    });
    const receipt = await join(person, key);
    expect(receipt).toMatchObject({ paid: { amount: 0 }, discount: { amount: 34_500 } });
    expect(receipt.card).toBeUndefined();
    expect(await chargesOf(key)).toHaveLength(0);
  });

  it('works the price out itself and refuses the sum of an older page', async () => {
    const key = newKey();
    const refused = await failure(join(somebody({ total: { amount: 1, currency: 'EUR' } }), key));
    expect(refused).toMatchObject({ status: 409, code: 'price-changed' });
    expect(refused.message).toContain('€1,745');
    expect(await chargesOf(key)).toHaveLength(0);
  });

  it('says of an address that is a member’s already that it should sign in, however it is written', async () => {
    const person = somebody();
    await join(person);
    const refused = await failure(join({ ...person, email: person.email.toUpperCase() }));
    expect(refused).toMatchObject({ status: 422, code: 'email-taken' });
    expect(refused.errors?.['email']).toContain('Sign in instead');
  });

  it('tells after a reload how an attempt ended (decisions, The join-us wizard)', async () => {
    const [good, bad] = [newKey(), newKey()];
    await join(somebody(), good);
    await failure(join(somebody({ creditCard: declinedCard }), bad));
    const outcome = (attempt: string) => provider.proxy.call('attempt', { query: { attempt } });
    expect(await outcome(good)).toEqual({
      status: 'succeeded',
      membershipId: 'gold',
      paid: { amount: 174_500, currency: 'EUR' },
    });
    expect(await outcome(bad)).toMatchObject({ status: 'failed', message: expect.stringContaining('declined') });
    expect(await outcome(newKey())).toEqual({ status: 'unknown' });
  });

  it.each<[string, Partial<Registration>, string]>([
    ['a member under 18', { dateOfBirth: '2008-11-22' }, 'dateOfBirth'],
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
  ])('sends %s back to its field', async (_, changes, field) => {
    const refused = await failure(join(somebody(changes)));
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {})).toContain(field);
  });

  it('takes a member on the eighteenth birthday, and a city that was typed', async () => {
    const receipt = await join(somebody({ dateOfBirth: '2008-11-21', city: { id: null, name: 'Sainte-Mère-Église' } }));
    const [member] = await provider.store.db.select().from(users).where(eq(users.id, receipt.memberId));
    expect(member).toMatchObject({ cityId: null, cityName: 'Sainte-Mère-Église' });
  });

  it('never logs or stores what was typed into the card', async () => {
    await join(somebody());
    expect(provider.logLines.join('\n')).not.toMatch(/4242424242424242|vingt-deux|claire\.moreau/);
  });
});
