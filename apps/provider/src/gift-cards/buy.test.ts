import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '@myler/api-client/errors';
import { failure, giftCardCalls, pounds, refusals, tokenOf } from './gift-cards.test-kit.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { purchaseRequest, buyGiftCard } from '../testing/purchases.ts';
import { declinedCard, newKey } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';

describe.each(stores)('buying a gift card, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  const { buy, attemptOf, chargeOf, mailsTo, cardOf } = giftCardCalls(() => provider);

  it('with the website’s token charges the card, and creates the gift card and its emails', async () => {
    const key = newKey();
    const body = purchaseRequest();
    const receipt = await buy(body, key);
    expect(receipt).toMatchObject({
      status: 'delivered',
      design: 'ribbon',
      amount: pounds(25_000),
      card: { brand: 'VISA', lastFour: '4242' },
    });
    expect(receipt.recipient.email).toMatch(/^z••••@example\.com$/);
    expect(receipt.reference).toMatch(/^MG-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await chargeOf(key)).toMatchObject([{ outcome: 'charged', amount: 25_000, refundedAt: null }]);
    expect(await cardOf(key)).toMatchObject({ balance: 25_000, validUntil: '2031-11-21' });
    expect((await mailsTo(body.recipient.email)).map(({ kind }) => kind)).toEqual(['gift-card']);
    expect((await mailsTo(body.sender.email)).map(({ kind }) => kind)).toEqual(['gift-card-receipt']);
  });

  it(
    'neither returns nor stores the code or the order link',
    { tags: ['asvs:8.2.3', 'promise:gift-code-hashed'] },
    async () => {
      const { code, row, receipt, key } = await buyGiftCard(provider);
      const plain = code.replaceAll('-', '');
      const attempt = await attemptOf(key);
      const mails = await provider.mail();
      const storedAndLogged = JSON.stringify([receipt, attempt, row, mails, provider.logLines]);
      for (const secret of [code, plain, tokenOf(row)]) expect(storedAndLogged).not.toContain(secret);
      expect(storedAndLogged).toContain('{{code}}');
    },
  );

  it('twice with one key charges once and gives the same bytes, and another gift with that key is refused', async () => {
    const [key, body] = [newKey(), purchaseRequest()];
    const send = (what: unknown) =>
      provider.request('POST', '/v1/custom-gift-cards', { body: what, headers: { 'idempotency-key': key } });
    const [first, again] = [await send(body), await send(body)];
    expect(first.status).toBe(200);
    expect(await again.text()).toBe(await first.text());
    expect(await chargeOf(key)).toHaveLength(1);
    expect(await mailsTo(body.recipient.email)).toHaveLength(1);
    const other = await send({ ...body, message: 'Something else.' });
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ code: 'idempotency-key-reused' });
  });

  it('in twenty concurrent requests with one key creates one gift card', async () => {
    const [key, body] = [newKey(), purchaseRequest()];
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => buy(body, key)));
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    // A request that comes while the first one runs gets an error that tells the client to retry.
    expect(refusals(results).filter((code) => code !== 'attempt-running')).toEqual([]);
    await buy(body, key);
    expect(await cardOf(key)).toBeDefined();
    expect(await mailsTo(body.recipient.email)).toHaveLength(1);
  });

  it('with a declined card charges nothing, creates nothing, and returns the error at no field', async () => {
    const key = newKey();
    const refused = await failure(buy(purchaseRequest({ creditCard: declinedCard }), key));
    expect(refused).toMatchObject({ status: 402, code: 'card_declined' });
    expect([refused.errors, refused.message]).toEqual([
      undefined,
      expect.stringContaining('You have not been charged'),
    ]);
    expect(await cardOf(key)).toBeUndefined();
  });

  it('as a year of a membership costs the list price, and another sum is refused', async () => {
    const gold = (amount: number) => buy(purchaseRequest({ membershipId: 'gold', amount: pounds(amount) }));
    expect(await gold(149_500)).toMatchObject({ membershipId: 'gold', amount: pounds(149_500) });
    expect(await failure(gold(149_400))).toMatchObject({ status: 409, code: 'price-changed' });
  });

  it.each([
    ['less than fifty', { amount: pounds(4900) }, 'amount'],
    ['more than ten thousand', { amount: pounds(1_000_100) }, 'amount'],
    ['half a pound', { amount: pounds(10_050) }, 'amount'],
    ['a design that is none', { design: 'hearts' }, 'design'],
    ['a message of 301 characters', { message: 'x'.repeat(301) }, 'message'],
    ['a name of two lines', { recipient: { name: 'Zoë\nBcc: x', email: 'z@example.com' } }, 'recipient.name'],
    ['today', { deliverOn: { date: '2026-11-21', timeZone: 'Europe/London' } }, 'deliverOn.date'],
    [
      'a day more than a year ahead',
      { deliverOn: { date: '2027-11-22', timeZone: 'Europe/London' } },
      'deliverOn.date',
    ],
    ['a zone that is none', { deliverOn: { date: '2026-12-24', timeZone: 'Europe/Atlantis' } }, 'deliverOn.timeZone'],
  ])(
    'with %s returns an error at its field, before the charge',
    { tags: ['promise:gift-sums'] },
    async (_, changes, field) => {
      const key = newKey();
      const response = await provider.request('POST', '/v1/custom-gift-cards', {
        body: { ...purchaseRequest(), ...changes },
        headers: { 'idempotency-key': key },
      });
      expect(response.status).toBe(422);
      expect(Object.keys(((await response.json()) as ApiError).errors ?? {})).toEqual([field]);
      expect(await chargeOf(key)).toEqual([]);
    },
  );

  it('can be looked up by its key after a reload', async () => {
    const key = newKey();
    await buy(purchaseRequest(), key);
    expect(await provider.proxy.call('attempt', { idempotencyKey: key })).toEqual({
      status: 'succeeded',
      paid: pounds(25_000),
    });
  });
});
