import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Registration } from '@myler/api-client/contract';
import { CONFIRM_WITHIN_MS } from '../idempotency/confirmations.ts';
import { endAbandonedAttempts } from '../idempotency/end-abandoned-attempts.ts';
import { LEASE_MS } from '../idempotency/leases.ts';
import { attempts, coupons, outgoingMail, type GiftCardRow } from '../store/schema.ts';
import { StoredJson } from '../store/schema/stored-json.ts';
import { attemptKeyOf } from '../testing/attempts.ts';
import { orderCall } from '../gift-cards/gift-cards.test-kit.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { useRegistrations } from '../testing/registering.ts';
import { acceptedCard, confirmedCard, newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import type { RegistrationStep } from './register.ts';

type Key = ReturnType<typeof newKey>;

describe.each(stores)('a registration whose payment the bank wants confirmed, on $name', (kind) => {
  const registering = useRegistrations(kind);
  const { join, send, failure, chargesOf, attemptOf, membersWith } = registering;
  const request = (changes: Partial<Registration> = {}) =>
    registrationRequest({ creditCard: confirmedCard, ...changes });
  const outcome = (key: Key, via = registering.provider) => via.proxy.call('attempt', { idempotencyKey: key });
  const mailsTo = (email: string) =>
    registering.provider.store.db.select().from(outgoingMail).where(eq(outgoingMail.recipient, email));

  /** Sends a registration. @returns the id of the bank's page */
  async function begin(person: Registration, key: Key, via = registering.provider): Promise<string> {
    const asked = await failure(join(person, key, via));
    expect(asked).toMatchObject({ status: 402, code: 'requires-action', errors: undefined });
    expect(asked.confirmation).toMatch(/^[\w-]{40,}$/);
    return asked.confirmation ?? '';
  }
  const answer = (id: string, isConfirmed = true) => registering.provider.bank.answer(id, isConfirmed);

  /** What a registration has left behind. */
  async function resultOf(person: Registration, key: Key) {
    const [charges, row] = [await chargesOf(key), await attemptOf(key)];
    return {
      members: (await membersWith(person.email)).length,
      charges: charges.map(({ outcome, refundedAt }) => (refundedAt ? 'refunded' : outcome)),
      mails: (await mailsTo(person.email)).length,
      state: row?.state,
      kept: [row?.request, row?.confirmationId, row?.confirmBy],
    };
  }
  /** One member, one charge that stands, one email, and nothing left of the request. */
  const joinedOnce = { members: 1, charges: ['charged'], mails: 1, state: 'succeeded', kept: [null, null, null] };

  it(
    'is no member yet, and every repetition and question names the same page of the bank',
    { tags: ['promise:charged-after-confirming'] },
    async () => {
      const [key, person] = [newKey(), request()];
      const confirmation = await begin(person, key);
      expect(await begin(person, key)).toBe(confirmation);
      expect(await outcome(key)).toEqual({ status: 'requires-action', membershipId: 'gold', confirmation });
      expect(await chargesOf(key)).toMatchObject([{ outcome: 'requires-action' }]);
      expect(await membersWith(person.email)).toEqual([]);
    },
  );

  it('keeps neither password nor card number nor security code while it waits', async () => {
    const [key, person] = [newKey(), request()];
    await begin(person, key);
    const kept = JSON.stringify(await attemptOf(key));
    expect(kept).toContain(person.email);
    for (const secret of [person.password, confirmedCard.number, `"${confirmedCard.cvc}"`])
      expect(kept).not.toContain(secret);
  });

  it('is finished by the repeated request once it is confirmed', async () => {
    const [key, person] = [newKey(), request()];
    await answer(await begin(person, key));
    expect(await join(person, key)).toMatchObject({ paid: { amount: 174_500 }, card: { lastFour: '3184' } });
    expect(await resultOf(person, key)).toEqual(joinedOnce);
    const { email, password } = person;
    const session = await registering.provider.proxy.call('signIn', {
      body: { email, password, keepMeSignedIn: true },
    });
    expect(session.user.name).toBe('Claire');
  });

  it('is finished by the question for its outcome once it is confirmed', async () => {
    const [key, person] = [newKey(), request()];
    await answer(await begin(person, key));
    const paid = { amount: 174_500, currency: 'EUR' };
    expect(await outcome(key)).toEqual({ status: 'succeeded', membershipId: 'gold', paid });
    expect(await resultOf(person, key)).toEqual(joinedOnce);
  });

  it('is finished by the background when the browser never asked again', async () => {
    const [key, person, waiting] = [newKey(), request(), newKey()];
    const open = request();
    await begin(open, waiting);
    await answer(await begin(person, key));
    await registering.provider.finishConfirmed();
    expect(await resultOf(person, key)).toEqual(joinedOnce);
    expect(await outcome(waiting)).toMatchObject({ status: 'requires-action' });
  });

  it(
    'is finished once, whoever comes at the same time from two providers',
    { tags: ['promise:charged-after-confirming'] },
    async () => {
      const [key, person] = [newKey(), request()];
      await answer(await begin(person, key));
      const other = registering.provider.openSecondProvider({});
      const all = await Promise.allSettled([
        ...Array.from({ length: 6 }, (_, index) => send(person, key, index % 2 ? other : registering.provider)),
        ...Array.from({ length: 6 }, (_, index) => outcome(key, index % 2 ? other : registering.provider)),
        registering.provider.finishConfirmed(),
        other.finishConfirmed(),
      ]);
      expect(all.filter(({ status }) => status === 'rejected')).toEqual([]);
      expect((await send(person, key)).status).toBe(200);
      expect(await resultOf(person, key)).toEqual(joinedOnce);
    },
  );

  it('that is refused ends at the card, and the next attempt has a new key and loses nothing', async () => {
    const [key, person] = [newKey(), request()];
    await answer(await begin(person, key), false);
    const refused = await failure(join(person, key));
    expect(refused).toMatchObject({ status: 402, code: 'authentication_failed' });
    expect([refused.errors, refused.message]).toEqual([
      undefined,
      expect.stringContaining('You have not been charged'),
    ]);
    expect(await outcome(key)).toMatchObject({ status: 'failed' });
    expect(await attemptOf(key)).toMatchObject({ state: 'failed', request: null, confirmationId: null });
    expect(await membersWith(person.email)).toEqual([]);
    expect(await join({ ...person, creditCard: acceptedCard })).toMatchObject({ paid: { amount: 174_500 } });
  });

  it('that is open for half an hour is ended, and a later confirmation takes nothing', async () => {
    const [key, person] = [newKey(), request()];
    const confirmation = await begin(person, key);
    registering.provider.clock.advance(CONFIRM_WITHIN_MS - 1);
    await registering.provider.finishConfirmed();
    expect(await outcome(key)).toMatchObject({ status: 'requires-action' });
    registering.provider.clock.advance(1);
    await registering.provider.finishConfirmed();
    expect(await attemptOf(key)).toMatchObject({ state: 'failed', request: null });
    await answer(confirmation);
    expect(await chargesOf(key)).toMatchObject([{ outcome: 'declined' }]);
    expect(await send(person, key)).toMatchObject({ status: 410 });
    expect(await membersWith(person.email)).toEqual([]);
  });

  it('that is confirmed in time is finished by the background also much later', async () => {
    const [key, person] = [newKey(), request()];
    await answer(await begin(person, key));
    registering.provider.clock.advance(3 * CONFIRM_WITHIN_MS);
    await endAbandonedAttempts(
      registering.provider.store.db,
      registering.provider.payments,
      registering.provider.clock.now,
    );
    await registering.provider.finishConfirmed();
    expect(await resultOf(person, key)).toEqual(joinedOnce);
  });

  it('that cannot be finished is tried for an hour, and then given back and reported once', async () => {
    const [key, person] = [newKey(), request()];
    await answer(await begin(person, key));
    const { db } = registering.provider.store;
    const ofKey = eq(attempts.key, await attemptKeyOf(db, key));
    // As a release that cannot read it would find it.
    await db
      .update(attempts)
      .set({ request: new StoredJson({ version: 2, registration: 1 }) })
      .where(ofKey);
    for (let tries = 1; tries < 60; tries++)
      await expect(registering.provider.finishConfirmed()).rejects.toThrow(AggregateError);
    expect(await attemptOf(key)).toMatchObject({ failedFinishes: 59, state: 'running' });
    const last = await registering.provider.finishConfirmed().catch((error: unknown) => error as AggregateError);
    expect(String(last && last.errors[0])).toContain('could not be finished in 60 tries, and is given back');
    expect((await chargesOf(key))[0]?.refundedAt).not.toBeNull();
    expect(await attemptOf(key)).toMatchObject({ state: 'failed', request: null });
    expect(await outcome(key)).toMatchObject({ status: 'failed' });
    await registering.provider.finishConfirmed();
    expect(await membersWith(person.email)).toEqual([]);
  });

  it.each<RegistrationStep>(['charged', 'waiting'])('survives a kill once its first run had %s', async (moment) => {
    const [key, person] = [newKey(), request()];
    await killAt(moment, (dying) => send(person, key, dying));
    registering.provider.clock.advance(LEASE_MS + 1000);
    await answer(await begin(person, key));
    expect((await send(person, key)).status).toBe(200);
    expect(await resultOf(person, key)).toEqual(joinedOnce);
  });

  it('is ended, and its confirmation with it, when it was killed before the bank’s page was known to anybody', async () => {
    const [key, person] = [newKey(), request()];
    await killAt('charged', (dying) => send(person, key, dying));
    registering.provider.clock.advance(LEASE_MS + 11 * 60_000);
    await endAbandonedAttempts(
      registering.provider.store.db,
      registering.provider.payments,
      registering.provider.clock.now,
    );
    expect(await chargesOf(key)).toMatchObject([{ outcome: 'declined' }]);
    expect(await outcome(key)).toMatchObject({ status: 'failed' });
  });

  it.each<[RegistrationStep, 'asked' | 'forgotten']>([
    ['charged', 'asked'],
    ['charged', 'forgotten'],
    ['written', 'asked'],
    ['written', 'forgotten'],
    ['committed', 'asked'],
    ['committed', 'forgotten'],
  ])('survives a kill once the run that finished it had %s, and is %s', async (moment, then) => {
    const [key, person] = [newKey(), request()];
    await answer(await begin(person, key));
    await killAt(moment, (dying) => outcome(key, dying));
    // Longer than an attempt may be abandoned: this one can be finished, so it is not ended.
    registering.provider.clock.advance(LEASE_MS + 11 * 60_000);
    await endAbandonedAttempts(
      registering.provider.store.db,
      registering.provider.payments,
      registering.provider.clock.now,
    );
    await (then === 'asked' ? outcome(key) : registering.provider.finishConfirmed());
    expect(await resultOf(person, key)).toEqual(joinedOnce);
  });

  it('is refunded, and the address told so without what was typed, when somebody has joined with it meanwhile', async () => {
    const [key, person] = [newKey(), request()];
    const confirmation = await begin(person, key);
    await join({ ...person, firstName: 'Odile', creditCard: acceptedCard });
    await answer(confirmation);
    await registering.provider.finishConfirmed();
    expect((await chargesOf(key))[0]?.refundedAt).not.toBeNull();
    await registering.provider.finishConfirmed();
    const mails = await registering.provider.mail(person.email);
    expect(mails.map(({ kind: of }) => of)).toEqual(['welcome', 'join-refunded']);
    expect(mails[1]?.body).toContain('€1,745.00');
    expect(mails[1]?.body).not.toMatch(/Claire|3184/);
    expect(await outcome(key)).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/The payment has been given back\.$/) as string,
    });
  });

  it('that came too late brings at most five emails a day to a mailbox, however many wait for it', async () => {
    const person = request();
    const waiting: string[] = [];
    for (let times = 0; times < 7; times++) waiting.push(await begin(person, newKey()));
    await join({ ...person, creditCard: acceptedCard });
    for (const confirmation of waiting) await answer(confirmation);
    await registering.provider.finishConfirmed();
    const mails = await registering.provider.mail(person.email);
    expect(mails.map(({ kind: of }) => of)).toEqual(['welcome', ...Array.from({ length: 5 }, () => 'join-refunded')]);
  });

  it('is refunded with clear words when its coupon was used up meanwhile', async () => {
    const { db } = registering.provider.store;
    const code = `BANK${newKey().slice(0, 6).toUpperCase()}`;
    const [like] = await db.select().from(coupons).where(eq(coupons.code, 'WELCOME10'));
    if (!like) throw new Error('There is no coupon to copy.');
    await db.insert(coupons).values({ ...like, code, maxUses: 1 });
    const withCode = (changes: Partial<Registration>) =>
      registrationRequest({ referralCode: code, total: { amount: 157_050, currency: 'EUR' }, ...changes });
    const [key, person] = [newKey(), withCode({ creditCard: confirmedCard })];
    const confirmation = await begin(person, key);
    await join(withCode({}));
    await answer(confirmation);
    const refused = await failure(join(person, key));
    expect(refused).toMatchObject({ status: 409, code: 'coupon-used-up' });
    expect(refused.errors?.['referralCode']).toMatch(
      /Remove it to go on without it\. The payment has been given back\.$/,
    );
    expect((await chargesOf(key))[0]?.refundedAt).not.toBeNull();
    expect(await attemptOf(key)).toMatchObject({ state: 'failed', request: null });
    expect(await membersWith(person.email)).toEqual([]);
  });

  it.each([
    ['was spent', (_row: GiftCardRow, other: Registration) => join(other)],
    [
      'got a new code',
      (row: GiftCardRow) =>
        registering.provider.website.call('replaceGiftCode', { ...orderCall(row), body: { replaces: 0 } }),
    ],
  ])('is refunded with clear words when its gift card %s meanwhile', async (_, change) => {
    const { code, row } = await buyGiftCard(registering.provider);
    const withCard = (changes: Partial<Registration>) =>
      registrationRequest({ currency: 'GBP', giftCode: code, total: { amount: 124_500, currency: 'GBP' }, ...changes });
    const [key, person] = [newKey(), withCard({ creditCard: confirmedCard })];
    const confirmation = await begin(person, key);
    await change(row, withCard({}));
    await answer(confirmation);
    const refused = await failure(join(person, key));
    expect(refused).toMatchObject({ status: 409, code: 'gift-card-spent' });
    expect(refused.message).toMatch(/ The payment has been given back\.$/);
    expect((await chargesOf(key))[0]?.refundedAt).not.toBeNull();
    expect(await membersWith(person.email)).toEqual([]);
  });

  it('cannot be kept with its answer: the database refuses a request without an open payment', async () => {
    const key = newKey();
    await join(registrationRequest(), key);
    const { db } = registering.provider.store;
    await expect(
      db
        .update(attempts)
        .set({ request: new StoredJson({ email: 'x' }) })
        .where(eq(attempts.key, await attemptKeyOf(db, key))),
    ).rejects.toThrow(/attempts/);
  });

  /** Sends a request to a provider that is killed at a step: it neither answers nor cleans up. */
  async function killAt(
    moment: RegistrationStep,
    act: (dying: ReturnType<typeof registering.provider.openSecondProvider>) => Promise<unknown>,
  ): Promise<void> {
    const dead = Promise.withResolvers<void>();
    const checkpoint = (at: RegistrationStep) => {
      if (at !== moment) return Promise.resolve();
      dead.resolve();
      // Inside the transaction it is undone, as the database does when its client is gone.
      return moment === 'written' ? Promise.reject(new Error('killed')) : new Promise<never>(() => undefined);
    };
    void act(registering.provider.openSecondProvider({ checkpoint })).catch(() => undefined);
    await dead.promise;
    await registering.provider.store.ping();
  }
});
