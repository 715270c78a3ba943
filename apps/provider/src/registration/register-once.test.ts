import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { registration } from '@myler/api-client/contract';
import { endAbandonedAttempts } from '../idempotency/end-abandoned-attempts.ts';
import { LEASE_MS } from '../idempotency/leases.ts';
import { outgoingMail } from '../store/schema.ts';
import { useRegistrations } from '../testing/registering.ts';
import { acceptedCard, newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import type { RegistrationStep } from './register.ts';

describe.each(stores)('a registration that is sent again or interrupted, on $name', (kind) => {
  const registering = useRegistrations(kind);
  const { join, send, failure, chargesOf, attemptOf, membersWith } = registering;

  it('gives the same bytes for the same key, and charges and creates once', async () => {
    const [key, person] = [newKey(), registrationRequest()];
    const responses = [await send(person, key), await send(person, key)];
    const [first, second] = await Promise.all(responses.map((response) => response.text()));
    expect(second).toBe(first);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await chargesOf(key)).toHaveLength(1);
    expect(await membersWith(person.email)).toHaveLength(1);
  });

  it('needs a key, and refuses the key of another form', async () => {
    const [key, person] = [newKey(), registrationRequest()];
    const without = await registering.provider.request('POST', '/v1/users', { body: z.encode(registration, person) });
    expect(without.status).toBe(400);
    await join(person, key);
    const other = await failure(join({ ...person, lastName: 'Martin' }, key));
    expect(other).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
  });

  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000119', 'processing_error'],
    ['4111111111111111', 'card_declined'],
  ])(
    'returns the bank’s error on card %s, at no field, the same on every try, and charges nothing',
    async (number, code) => {
      const [key, person] = [newKey(), registrationRequest({ creditCard: { ...acceptedCard, number } })];
      const [first, again] = [await send(person, key), await send(person, key)];
      expect([first.status, again.status]).toEqual([402, 402]);
      const body = (await first.json()) as object;
      expect(await again.json()).toEqual({ ...body, requestId: expect.any(String) });
      expect(body).toMatchObject({ code, message: expect.stringContaining('You have not been charged') as string });
      expect(body).not.toHaveProperty('errors');
      expect(await membersWith(person.email)).toHaveLength(0);
      expect(await join({ ...person, creditCard: acceptedCard })).toMatchObject({ paid: { amount: 174_500 } });
    },
  );

  it('charges once when the button is pressed twenty times at the same time', async () => {
    const [key, person] = [newKey(), registrationRequest()];
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(person, key)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await chargesOf(key)).toHaveLength(1);
    expect(await membersWith(person.email)).toHaveLength(1);
    expect((await send(person, key)).status).toBe(200);
  });

  it('makes one member when two attempts use the same address, and refunds the other one', async () => {
    const person = registrationRequest();
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
    const racing = registering.provider.openSecondProvider({ checkpoint });
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

  /** A second provider, whose runs stop once they have charged until they are released. */
  function stopOnceCharged({ leaseRenewal }: { leaseRenewal: number }) {
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const checkpoint = async (at: RegistrationStep) => {
      if (at !== 'charged') return;
      reached.resolve();
      await released.promise;
    };
    const provider = registering.provider.openSecondProvider({ checkpoint, leaseRenewal });
    return { provider, reached: reached.promise, release: released.resolve };
  }

  it('keeps its lease while it works, however long the bank takes', async () => {
    const [key, person] = [newKey(), registrationRequest()];
    const { provider: slow, reached, release } = stopOnceCharged({ leaseRenewal: 5 });
    const first = send(person, key, slow);
    await reached;
    const leaseOf = async () => {
      const row = await attemptOf(key);
      return row?.leaseUntil.getTime() ?? 0;
    };
    const askWhileItWorks = async () => {
      for (let times = 0; times < 3; times++) {
        registering.provider.clock.advance(LEASE_MS + 1000);
        await expect.poll(leaseOf).toBeGreaterThan(registering.provider.clock.now.getTime());
        expect((await send(person, key)).status).toBe(409);
      }
    };
    await askWhileItWorks().finally(release);
    expect((await first).status).toBe(200);
    const kept = await leaseOf();
    registering.provider.clock.advance(LEASE_MS);
    expect(await leaseOf()).toBe(kept);
    expect(await chargesOf(key)).toHaveLength(1);
  });

  it('keeps its outcome when a run that stood still longer than its lease goes on', async () => {
    const [key, person] = [newKey(), registrationRequest()];
    const { provider: standing, reached, release } = stopOnceCharged({ leaseRenewal: 2 ** 30 });
    const first = send(person, key, standing);
    await reached;
    registering.provider.clock.advance(LEASE_MS + 1000);
    expect((await send(person, key).finally(release)).status).toBe(200);
    expect((await first).status).toBe(409);
    expect((await send(person, key)).status).toBe(200);
    expect(await membersWith(person.email)).toHaveLength(1);
    // What the other run has delivered is paid: the run that lost its lease gives nothing back.
    expect(await chargesOf(key)).toMatchObject([{ refundedAt: null }]);
  });

  it.each<[RegistrationStep, string]>([
    ['begun', 'running'],
    ['hashed', 'running'],
    ['charged', 'running'],
    ['written', 'running'],
    ['committed', 'succeeded'],
  ])(
    'is finished after its run was killed once it had %s, with one member, one charge and one email',
    async (moment, status) => {
      const [key, person] = [newKey(), registrationRequest()];
      let killed: () => void = () => undefined;
      const dead = new Promise<void>((resolve) => (killed = resolve));
      // A killed run says nothing more: it neither answers nor cleans up. Inside the transaction it is undone, as the
      // database does when its client is gone.
      const checkpoint = (at: RegistrationStep) => {
        if (at !== moment) return Promise.resolve();
        killed();
        return moment === 'written' ? Promise.reject(new Error('killed')) : new Promise<never>(() => undefined);
      };
      const dying = registering.provider.openSecondProvider({ checkpoint });
      void send(person, key, dying).catch(() => undefined);
      await dead;
      await registering.provider.store.ping();
      expect(await registering.provider.proxy.call('attempt', { idempotencyKey: key })).toMatchObject({ status });
      registering.provider.clock.advance(LEASE_MS + 1000);
      expect(await (await send(person, key)).json()).toMatchObject({ paid: { amount: 174_500 } });
      expect(await membersWith(person.email)).toHaveLength(1);
      expect(await chargesOf(key)).toHaveLength(1);
      const mails = await registering.provider.store.db
        .select()
        .from(outgoingMail)
        .where(eq(outgoingMail.recipient, person.email));
      expect(mails).toHaveLength(1);
    },
  );

  it('is continued immediately by the next request when the payment gateway did not answer, and charges once', async () => {
    const [key, person] = [newKey(), registrationRequest()];
    const unsure = registering.provider.openSecondProvider({
      payments: {
        ...registering.provider.payments,
        async charge(request) {
          await registering.provider.payments.charge(request);
          throw new Error('the line went dead after the money moved');
        },
      },
    });
    expect((await send(person, key, unsure)).status).toBe(500);
    expect((await send(person, key)).status).toBe(200);
    expect(await chargesOf(key)).toHaveLength(1);
  });

  it('responds with 409 while the first request runs', async () => {
    const [key, person] = [newKey(), registrationRequest()];
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    let begun: () => void = () => undefined;
    const isRunning = new Promise<void>((resolve) => (begun = resolve));
    const slow = registering.provider.openSecondProvider({
      checkpoint: (at) => (at === 'begun' ? (begun(), held) : Promise.resolve()),
    });
    const first = send(person, key, slow);
    await isRunning;
    const second = await send(person, key);
    expect([second.status, second.headers.get('retry-after')]).toEqual([409, '2']);
    expect(await second.json()).toMatchObject({ code: 'attempt-running' });
    go();
    expect((await first).status).toBe(200);
  });

  it(
    'is refunded when nobody retries a crashed attempt, and never makes a member',
    { tags: ['asvs:2.3.3'] },
    async () => {
      const [key, person] = [newKey(), registrationRequest()];
      let died: () => void = () => undefined;
      const dead = new Promise<void>((resolve) => (died = resolve));
      const dying = registering.provider.openSecondProvider({
        checkpoint: (at) => (at === 'charged' ? (died(), new Promise<never>(() => undefined)) : Promise.resolve()),
      });
      void send(person, key, dying).catch(() => undefined);
      await dead;
      registering.provider.clock.advance(LEASE_MS + 11 * 60_000);
      expect(
        await endAbandonedAttempts(
          registering.provider.store.db,
          registering.provider.payments,
          registering.provider.clock.now,
        ),
      ).toBe(1);
      expect((await chargesOf(key))[0]?.refundedAt).not.toBeNull();
      expect(await registering.provider.proxy.call('attempt', { idempotencyKey: key })).toMatchObject({
        status: 'failed',
      });
      expect((await send(person, key)).status).toBe(410);
      expect(await membersWith(person.email)).toHaveLength(0);
    },
  );
});
