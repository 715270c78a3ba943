import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endAbandonedAttempts } from '../idempotency/end-abandoned-attempts.ts';
import { gatewayCards, sandboxCards } from '../store/schema.ts';
import { joinAs } from '../testing/members.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { acceptedCard, confirmedCard, declinedCard, newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import { forgetCards } from './forget-cards.ts';

describe.each(stores)('the cards that the gateway stores, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  const stored = async () => {
    const rows = await provider.store.db.select().from(sandboxCards).where(isNull(sandboxCards.deletedAt));
    return new Set(rows.map(({ token }) => token));
  };

  it('are forgotten when they pay for nothing, whatever has ended what they paid for', async () => {
    const { db } = provider.store;
    const [stays, closes, resets] = [await joinAs(provider), await joinAs(provider), await joinAs(provider)];
    const upgrade = async ({ proxied, own }: typeof stays, creditCard: typeof acceptedCard) => {
      const [next] = (await own.call('membership')).upgrades;
      const body = { from: 'gold', membershipId: next!.membershipId, total: next!.due, creditCard } as const;
      const paying = proxied.call('upgrade', { body, idempotencyKey: newKey() });
      return paying.then(
        () => '',
        (error: { confirmation?: string }) => error.confirmation ?? '',
      );
    };
    const keptOf = async (...members: (typeof stays)[]) =>
      new Set(await Promise.all(members.map(async (member) => (await member.row()).cardToken)));
    for (const creditCard of [declinedCard, { ...acceptedCard, expiry: '11-31' }])
      await stays.proxied.call('changeCard', { body: { creditCard }, idempotencyKey: newKey() }).catch(() => undefined);
    await upgrade(stays, declinedCard);
    const joining = { body: registrationRequest({ creditCard: declinedCard }), idempotencyKey: newKey() };
    await provider.proxy.call('register', joining).catch(() => undefined);
    await buyGiftCard(provider);
    const confirmations = [await upgrade(closes, confirmedCard), await upgrade(resets, confirmedCard)];
    // What waits for its bank keeps its card.
    await forgetCards(db, provider.payments);
    expect((await stored()).size).toBe((await keptOf(stays, closes, resets)).size + confirmations.length);
    await resets.proxied.call('endSessions');
    await closes.proxied.call('closeAccount', { body: { when: 'now', email: closes.registration.email } });
    for (const confirmation of confirmations) await provider.bank.answer(confirmation, true);
    await provider.finishConfirmed();
    await endAbandonedAttempts(db, provider.payments, provider.clock.now);
    const unreachable = { ...provider.payments, deleteCard: () => Promise.reject(new Error('the gateway is away')) };
    await expect(forgetCards(db, unreachable)).rejects.toThrow(AggregateError);
    await forgetCards(db, provider.payments);
    expect(await stored()).toEqual(await keptOf(stays, resets));
    expect(await db.$count(gatewayCards)).toBe(2);
  });
});
