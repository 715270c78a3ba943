import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedVisitorHeaders } from '@myler/server/visitor-address';
import { formatGiftCode } from '@myler/config/gift-codes';
import { failure, giftCardCalls, inSingapore, pounds } from './gift-cards.test-kit.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { stores } from '../testing/stores.ts';

describe.each(stores)('the balance of a gift card, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  const { balance, redeem } = giftCardCalls(() => provider);

  it(
    'is shown for its code, however it is typed',
    { tags: ['promise:gift-balance', 'promise:gift-last-day'] },
    async () => {
      const { code } = await buyGiftCard(provider);
      for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('0', 'o')} `])
        expect(await balance(typed)).toEqual({
          status: 'good',
          balance: pounds(25_000),
          worth: pounds(25_000),
          validUntil: '2031-11-21',
        });
    },
  );

  it('is not looked up for a code with a typing error, and the error says so', async () => {
    const { code } = await buyGiftCard(provider);
    const slipped = `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`;
    for (const typed of [slipped, 'MYLER', '🎁'])
      expect(await failure(balance(typed))).toMatchObject({ status: 422, code: 'gift-code-slip' });
    expect((await failure(balance(slipped))).errors?.['code']).toMatch(
      /^This code is not right: one character is wrong/,
    );
  });

  it('gets the same response for a card that was never sold and for one that is not yet delivered', async () => {
    const unknown = formatGiftCode('00000000000000000000');
    const waiting = await buyGiftCard(provider, { deliverOn: inSingapore });
    const [one, other] = [await failure(balance(unknown)), await failure(balance(waiting.code))];
    // Each request has an id of its own.
    expect(one.data).toEqual({ ...(other.data as object), requestId: expect.any(String) });
    expect(one.status).toBe(404);
  });

  it('shows when a card is spent and when it has expired', async () => {
    const { code } = await buyGiftCard(provider);
    const { code: old } = await buyGiftCard(provider);
    await redeem(code, 25_000);
    expect(await balance(code)).toMatchObject({ status: 'spent', balance: pounds(0) });
    const before = provider.clock.now;
    provider.clock.now = new Date('2031-11-22T11:59:59Z');
    // It is still the last day west of Greenwich.
    expect(await balance(old)).toMatchObject({ status: 'good' });
    provider.clock.now = new Date('2031-11-22T12:00:00Z');
    expect(await balance(old)).toMatchObject({ status: 'expired', balance: pounds(0) });
    expect(await failure(redeem(old, 100))).toMatchObject({ status: 410, code: 'gift-card-expired' });
    provider.clock.now = before;
  });

  it('is shown to its holder while others try unknown codes, which are limited for each address', async () => {
    const beside = provider.openSecondProvider({});
    const { code } = await buyGiftCard(provider);
    const ask = (typed: string, address: string, from = beside) =>
      from.proxy.call('giftCardBalance', { body: { code: typed }, headers: { 'x-visitor-address': address } });
    const unknown = '0'.repeat(20);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => failure(ask(unknown, '192.0.2.1', index % 2 ? beside : provider))),
    );
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(await failure(ask(unknown, '192.0.2.1'))).toMatchObject({ code: 'too-many-codes', retryAfter: 600 });
    expect((await failure(ask(unknown, '192.0.2.2'))).status).toBe(404);
    expect(await ask(code, '192.0.2.1')).toMatchObject({ status: 'good' });
    provider.clock.advance(10 * 60_000);
    expect((await failure(ask(unknown, '192.0.2.1'))).status).toBe(404);
    provider.clock.advance(-10 * 60_000);
  });

  it('limits unknown codes of a visitor whose address a proxy has signed, and of no other', async () => {
    const ask = (headers: Record<string, string>) =>
      failure(provider.website.call('giftCardBalance', { body: { code: '0'.repeat(20) }, headers }));
    const signed = signedVisitorHeaders(testEnv.providerSecrets[0], '192.0.2.9');
    for (let count = 0; count < 30; count++) expect((await ask(signed)).status).toBe(404);
    expect((await ask(signed)).status).toBe(429);
    expect((await ask({ 'x-visitor-address': '192.0.2.9' })).status).toBe(404);
    provider.clock.advance(10 * 60_000);
  });

  it('is shown to its holder after hundreds of unknown codes of callers without an address', async () => {
    const { code } = await buyGiftCard(provider);
    const statuses = await Promise.all(
      Array.from({ length: 320 }, async () => (await failure(balance('0'.repeat(20)))).status),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
    expect(await balance(code)).toMatchObject({ status: 'good' });
  });
});
