import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '@myler/api-client/errors';
import { sandboxLedger } from '../store/schema.ts';
import { newRows } from '../testing/new-rows.ts';
import { processResetRequests } from '../accounts/password-reset.ts';
import { joinAs, signInAs, type TestMember } from '../testing/members.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { purchaseRequest } from '../testing/purchases.ts';
import { acceptedCard, confirmedCard, declinedCard, newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';

const HOUR = 60 * 60_000;

describe.each(stores)('declined payments, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  const register = (changes: Parameters<typeof registrationRequest>[0], address?: string) =>
    provider.proxy.call('register', {
      body: registrationRequest(changes),
      idempotencyKey: newKey(),
      ...(address && { headers: { 'x-visitor-address': address } }),
    });
  const buy = (changes: Parameters<typeof purchaseRequest>[0]) =>
    provider.website.call('buyGiftCard', { body: purchaseRequest(changes), idempotencyKey: newKey() });
  const statuses = async (calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).map((result) =>
      result.status === 'fulfilled' ? 200 : (result.reason as ApiError).status,
    );
  const count = (all: number[], status: number) => all.filter((each) => each === status).length;

  it(
    'are ten in an hour for one email address from one network address, over joining and gift cards, however many are sent at once',
    { tags: ['asvs:2.3.2'] },
    async () => {
      const email = 'tries.cards@example.com';
      const before = await provider.store.db.$count(sandboxLedger);
      const all = await statuses(
        Array.from({ length: 40 }, (_, index) =>
          index % 2
            ? register({ email, creditCard: declinedCard })
            : buy({ sender: { name: 'Amara', email: email.toUpperCase() }, creditCard: declinedCard }),
        ),
      );
      expect([count(all, 402), count(all, 429)]).toEqual([10, 30]);
      expect((await provider.store.db.$count(sandboxLedger)) - before).toBe(10);
      const idempotencyKey = newKey();
      const body = registrationRequest({ email, creditCard: acceptedCard });
      const join = () => provider.proxy.call('register', { body, idempotencyKey });
      await expect(join()).rejects.toMatchObject({
        status: 429,
        code: 'too-many-declined',
        message: expect.stringMatching(/You have not been charged/) as string,
      });
      provider.clock.advance(HOUR);
      // The refused attempt has left its key unused.
      expect(await join()).toMatchObject({ firstName: 'Claire' });
    },
  );

  it('of a stranger do not keep the owner of the address from paying', async () => {
    const sender = { name: 'Amara', email: 'claimed.by.strangers@example.com' };
    const all = await statuses(Array.from({ length: 12 }, () => buy({ sender, creditCard: declinedCard })));
    expect(count(all, 429)).toBe(2);
    expect(await register({ email: sender.email }, '203.0.113.51')).toMatchObject({ firstName: 'Claire' });
  });

  it('are thirty in an hour from one network address', async () => {
    const all = await statuses(
      Array.from({ length: 40 }, () => register({ creditCard: declinedCard }, '198.51.100.20')),
    );
    expect([count(all, 402), count(all, 429)]).toEqual([30, 10]);
    expect(await register({}, '198.51.100.21')).toMatchObject({ firstName: 'Claire' });
  });

  it('of somebody else in an account do not keep its owner from paying after a reset', async () => {
    const { registration, proxied } = await joinAs(provider);
    const { email } = registration;
    const change = (member: TestMember['proxied'], creditCard: typeof acceptedCard) =>
      member.call('changeCard', { body: { creditCard }, idempotencyKey: newKey() });
    const all = await statuses(Array.from({ length: 11 }, () => change(proxied, declinedCard)));
    expect([count(all, 402), count(all, 429)]).toEqual([10, 1]);
    await provider.proxy.call('forgotPassword', { body: { email } });
    await processResetRequests(provider.store.db, testEnv, provider.clock.now);
    const token = /#reset-password=(\S+)/.exec((await provider.mail(email)).at(-1)?.body ?? '')?.[1] ?? '';
    const password = 'sept lanternes vertes';
    await provider.proxy.call('resetPassword', { body: { token, password } });
    const owner = await signInAs(provider, { ...registration, password });
    await change(owner.proxied, acceptedCard);
  });

  it('are not those that were accepted', async () => {
    const sender = { name: 'Amara', email: 'generous.amara@example.com' };
    const all: number[] = [];
    for (let times = 0; times < 12; times++) all.push(...(await statuses([buy({ sender })])));
    expect(count(all, 200)).toBe(12);
  });

  it('and those that wait for a bank are stored without the network address, and do not count once it has confirmed them', async () => {
    const address = '198.51.100.99';
    const sender = { name: 'Amara', email: 'at.the.bank@example.com' };
    const headers = { 'x-visitor-address': address };
    const buyAtTheBank = async () => {
      const body = purchaseRequest({ sender, creditCard: confirmedCard });
      const buying = provider.proxy.call('buyGiftCard', { body, idempotencyKey: newKey(), headers });
      const asked = (await buying.catch((error: unknown) => error)) as ApiError;
      expect(asked).toMatchObject({ code: 'requires-action' });
      return asked.confirmation ?? '';
    };
    const rows = await newRows(provider.store.db, buyAtTheBank);
    expect(rows.map(({ table }) => table)).toContain('attempts');
    expect(rows.map(({ text }) => text).join('\n')).not.toContain(address);
    // The eleventh would be refused, if those that were paid counted.
    for (let times = 0; times < 11; times++) {
      await provider.bank.answer(await buyAtTheBank(), true);
      await provider.finishConfirmed();
    }
  });

  it('are counted once when the same attempt is repeated', async () => {
    const body = registrationRequest({ creditCard: declinedCard });
    const idempotencyKey = newKey();
    const all: number[] = [];
    for (let times = 0; times < 15; times++)
      all.push(...(await statuses([provider.proxy.call('register', { body, idempotencyKey })])));
    expect(count(all, 402)).toBe(15);
  });
});
