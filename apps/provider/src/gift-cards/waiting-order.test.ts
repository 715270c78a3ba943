import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverDue } from './deliver.ts';
import { DAY, failure, giftCardCalls, inSingapore, orderCall } from './gift-cards.test-kit.ts';
import { refundCancelledOrders } from './refund.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { purchaseRequest, buyGiftCard } from '../testing/purchases.ts';
import { newKey } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';

describe.each(stores)('a scheduled gift card, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  const { buy, balance, redeem, deliverAll, chargeOf, mailsTo, reloadRow, unbalancedCards } = giftCardCalls(
    () => provider,
  );

  it(
    'is delivered at nine in the morning in the recipient’s time zone, and the buyer gets an email',
    { tags: ['promise:gift-delivered-at'] },
    async () => {
      const body = purchaseRequest({ deliverOn: inSingapore });
      const receipt = await buy(body);
      expect(receipt).toMatchObject({ status: 'scheduled', deliverAt: '2026-12-24T01:00:00.000Z' });
      expect(await mailsTo(body.recipient.email)).toEqual([]);
      const before = provider.clock.now;
      provider.clock.now = new Date('2026-12-24T00:59:59Z');
      await deliverAll();
      expect(await mailsTo(body.recipient.email)).toEqual([]);
      provider.clock.now = new Date('2026-12-24T01:00:00Z');
      await deliverAll();
      await deliverAll();
      expect((await mailsTo(body.recipient.email)).map(({ kind }) => kind)).toEqual(['gift-card']);
      expect((await mailsTo(body.sender.email)).map(({ kind }) => kind).toSorted()).toEqual([
        'gift-card-delivered',
        'gift-card-receipt',
      ]);
      provider.clock.now = before;
    },
  );

  it(
    'is valid for five years from its delivery, and not before',
    { tags: ['asvs:2.3.1', 'promise:gift-five-years', 'promise:gift-several-parts'] },
    async () => {
      const { row, code } = await buyGiftCard(provider, { deliverOn: inSingapore });
      expect(await failure(balance(code))).toMatchObject({ status: 404, code: 'gift-card-unknown' });
      const before = provider.clock.now;
      provider.clock.now = new Date('2026-12-25T00:00:00Z');
      await deliverAll();
      expect(await balance(code)).toMatchObject({ status: 'good', validUntil: '2031-12-25' });
      expect(await reloadRow(row)).toMatchObject({ status: 'delivered' });
      provider.clock.now = before;
    },
  );

  it('is delivered once, even when several processes deliver at the same time', async () => {
    const due = newKey();
    await Promise.all(
      Array.from({ length: 45 }, (_, index) => {
        const recipient = { name: 'Zoë', email: `due.${index}.${due}@example.com` };
        return buy(purchaseRequest({ deliverOn: inSingapore, recipient }));
      }),
    );
    const before = provider.clock.now;
    provider.clock.now = new Date('2026-12-25T00:00:00Z');
    const left = await Promise.all(
      Array.from({ length: 4 }, () =>
        deliverDue(provider.openSecondProvider({}).store.db, testEnv, provider.clock.now),
      ),
    );
    provider.clock.now = before;
    expect(left.reduce((sum, count) => sum + count, 0)).toBe(45);
    expect((await provider.mail()).filter(({ recipient }) => recipient.includes(due))).toHaveLength(45);
  });

  it(
    'is shown by its link, can be changed, and is then delivered to the new address with the new message',
    { tags: ['promise:gift-changed', 'promise:gift-receipt-link'] },
    async () => {
      const { row } = await buyGiftCard(provider, { deliverOn: inSingapore });
      const seen = await provider.website.call('giftCardOrder', orderCall(row));
      expect(seen).toMatchObject({
        status: 'scheduled',
        canChange: true,
        recipient: { email: row.recipientEmail },
        deliverOn: inSingapore,
        deliverBetween: { first: '2026-11-22', last: '2027-11-21' },
      });
      const recipient = { name: 'Zoë', email: `right.${newKey()}@example.com` };
      const changed = await provider.website.call('changeGiftCardOrder', {
        ...orderCall(row),
        body: { recipient, message: 'At once, then.' },
      });
      expect(changed).toMatchObject({ status: 'delivered', canChange: false, recipient, validUntil: '2031-11-21' });
      expect(JSON.stringify(await mailsTo(recipient.email))).toContain('At once, then.');
      expect(await mailsTo(row.recipientEmail)).toEqual([]);
      expect((await mailsTo(row.senderEmail)).map(({ kind }) => kind)).toContain('gift-card-changed');
    },
  );

  it(
    'can be scheduled up to a year from the day of purchase, even when it is changed later',
    { tags: ['promise:gift-year-ahead'] },
    async () => {
      const { row } = await buyGiftCard(provider, { deliverOn: inSingapore });
      provider.clock.advance(10 * DAY);
      const change = (date: string) =>
        provider.website.call('changeGiftCardOrder', {
          ...orderCall(row),
          body: {
            recipient: { name: 'Zoë', email: 'z@example.com' },
            message: '',
            deliverOn: { ...inSingapore, date },
          },
        });
      expect(Object.keys((await failure(change('2027-11-22'))).errors ?? {})).toEqual(['deliverOn.date']);
      expect(await change('2027-11-21')).toMatchObject({ status: 'scheduled', deliverAt: '2027-11-21T01:00:00.000Z' });
      provider.clock.advance(-10 * DAY);
    },
  );

  it('is changed five times a day, because each change sends an email to an address that nobody has shown to be theirs', async () => {
    const { row } = await buyGiftCard(provider, { deliverOn: inSingapore });
    const change = () =>
      provider.website.call('changeGiftCardOrder', {
        ...orderCall(row),
        body: { recipient: { name: 'Zoë', email: 'z@example.com' }, message: '', deliverOn: inSingapore },
      });
    for (let times = 0; times < 5; times++) await change();
    expect(await failure(change())).toMatchObject({ status: 429, code: 'too-many-changes' });
    provider.clock.advance(DAY);
    await change();
    provider.clock.advance(-DAY);
  });

  it(
    'is cancelled and refunded once, however often the button is pressed, and is never delivered',
    { tags: ['promise:gift-cancel'] },
    async () => {
      const { row, key, code } = await buyGiftCard(provider, { deliverOn: inSingapore });
      const cancel = () => provider.website.call('cancelGiftCardOrder', orderCall(row));
      const orders = await Promise.all([cancel(), cancel(), cancel()]);
      for (const order of orders) expect(order).toMatchObject({ status: 'cancelled', canChange: false });
      expect(await chargeOf(key)).toMatchObject([
        { outcome: 'charged', amount: 25_000, refundedAt: provider.clock.now },
      ]);
      const mails = (await mailsTo(row.senderEmail)).filter(({ kind }) => kind === 'gift-card-cancelled');
      expect(mails).toHaveLength(1);
      expect(mails[0]?.body).toContain('£250');
      const before = provider.clock.now;
      provider.clock.now = new Date('2026-12-25T00:00:00Z');
      await deliverAll();
      provider.clock.now = before;
      expect(await mailsTo(row.recipientEmail)).toEqual([]);
      expect(await failure(balance(code))).toMatchObject({ code: 'gift-card-unknown' });
      expect(await failure(redeem(code, 100))).toMatchObject({ code: 'gift-card-unknown' });
    },
  );

  it('is refunded by the next run when the refund failed, which keeps no other waiting', async () => {
    const { row, key } = await buyGiftCard(provider, { deliverOn: inSingapore });
    const other = await buyGiftCard(provider, { deliverOn: inSingapore });
    const deaf = provider.openSecondProvider({
      payments: { ...provider.payments, refund: () => Promise.reject(new Error('the line is dead')) },
    });
    await failure(deaf.website.call('cancelGiftCardOrder', orderCall(row)));
    expect(await reloadRow(row)).toMatchObject({ status: 'cancelled', refundedAt: null });
    await failure(deaf.website.call('cancelGiftCardOrder', orderCall(other.row)));
    const stubborn = {
      ...provider.payments,
      refund: (charge: string) =>
        charge === row.attemptKey ? Promise.reject(new Error('it is disputed')) : provider.payments.refund(charge),
    };
    await expect(refundCancelledOrders(provider.store.db, stubborn, provider.clock.now)).rejects.toThrow(
      AggregateError,
    );
    expect((await reloadRow(other.row)).refundedAt).not.toBeNull();
    await refundCancelledOrders(provider.store.db, provider.payments, provider.clock.now);
    await refundCancelledOrders(provider.store.db, provider.payments, provider.clock.now);
    expect((await chargeOf(key))[0]?.refundedAt).not.toBeNull();
    const mails = (await mailsTo(row.senderEmail)).filter(({ kind }) => kind === 'gift-card-cancelled');
    expect(mails).toHaveLength(1);
  });

  it('can no longer be changed or cancelled after its delivery, even at the same moment', async () => {
    const { row } = await buyGiftCard(provider, { deliverOn: inSingapore });
    const before = provider.clock.now;
    provider.clock.now = new Date('2026-12-25T00:00:00Z');
    const [cancelled] = await Promise.allSettled([
      provider.website.call('cancelGiftCardOrder', orderCall(row)),
      deliverAll(),
    ]);
    provider.clock.now = before;
    const { status } = await reloadRow(row);
    expect(status).toBe(cancelled.status === 'fulfilled' ? 'cancelled' : 'delivered');
    expect(await mailsTo(row.recipientEmail)).toHaveLength(status === 'delivered' ? 1 : 0);
    const { row: gone } = await buyGiftCard(provider);
    expect(await failure(provider.website.call('cancelGiftCardOrder', orderCall(gone)))).toMatchObject({
      status: 409,
      code: 'gift-card-left',
    });
  });

  it('keeps its balance exact: balances and uses add up to the sums that were paid', async () => {
    expect(await unbalancedCards()).toEqual([]);
  });
});
