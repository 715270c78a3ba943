import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatGiftCode } from '@myler/config/gift-codes';
import type { GiftCardRow } from '../store/schema.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { stores } from '../testing/stores.ts';
import { codeOf } from './code.ts';
import { DAY, failure, giftCardCalls, inSingapore, orderCall } from './gift-cards.test-kit.ts';
import { refundCancelledOrders } from './refund.ts';

describe.each(stores)('a delivered gift card, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  const { balance, redeem, chargeOf, mailsTo, reloadRow, unbalancedCards } = giftCardCalls(() => provider);
  const order = (row: GiftCardRow) => provider.website.call('giftCardOrder', orderCall(row));
  const refund = (row: GiftCardRow, by = provider) => by.website.call('refundGiftCardOrder', orderCall(row));
  const newCode = (row: GiftCardRow, replaces: number) =>
    provider.website.call('replaceGiftCode', { ...orderCall(row), body: { replaces } });
  const kindsTo = async (address: string) => (await mailsTo(address)).map((mail) => mail.kind).toSorted();
  const codeNow = async (row: GiftCardRow) => formatGiftCode(codeOf(testEnv.giftCardKeys, await reloadRow(row)));

  it(
    'is refunded once by the link in the receipt, however often the button is pressed, and its code is void',
    { tags: ['promise:gift-refund', 'promise:gift-refund-told'] },
    async () => {
      const { row, code, key } = await buyGiftCard(provider);
      expect((await order(row)).refund).toEqual({ status: 'possible', until: '2026-12-05T23:59:59.999Z' });
      const orders = await Promise.all([refund(row), refund(row), refund(row)]);
      for (const after of orders) expect(after).toMatchObject({ status: 'cancelled', canChange: false });
      expect(await refund(row)).not.toHaveProperty('refund');
      expect(await chargeOf(key)).toMatchObject([
        { outcome: 'charged', amount: 25_000, refundedAt: provider.clock.now },
      ]);
      expect(await failure(balance(code))).toMatchObject({ code: 'gift-card-unknown' });
      expect(await failure(redeem(code, 100))).toMatchObject({ code: 'gift-card-unknown' });
      expect(await kindsTo(row.senderEmail)).toEqual(['gift-card-cancelled', 'gift-card-receipt']);
      expect(await kindsTo(row.recipientEmail)).toEqual(['gift-card', 'gift-card-withdrawn']);
      const [, told] = (await mailsTo(row.recipientEmail)).toSorted((a, b) => a.kind.localeCompare(b.kind));
      expect(told?.body).toContain('its code no longer works');
      expect(told?.body).toContain('you owe nothing');
    },
  );

  it(
    'is either spent or refunded when both happen at the same moment',
    { tags: ['promise:gift-owe-nothing', 'promise:gift-refund-voids'] },
    async () => {
      const outcomes = new Set<string>();
      for (let round = 0; round < 12; round++) {
        const { row, code, key } = await buyGiftCard(provider);
        const attempts = [() => redeem(code, round % 3 === 0 ? 25_000 : 1), () => refund(row)];
        const results = await Promise.allSettled((round % 2 ? attempts : attempts.toReversed()).map((run) => run()));
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        const after = await reloadRow(row);
        const isRefunded = (await chargeOf(key))[0]?.refundedAt !== null;
        expect(after.status).toBe(isRefunded ? 'cancelled' : 'delivered');
        outcomes.add(after.status);
      }
      expect(outcomes.size).toBeGreaterThan(0);
      expect(await unbalancedCards()).toEqual([]);
    },
  );

  it(
    'can be taken back for fourteen days, and not once some of it is spent',
    { tags: ['promise:gift-refund', 'promise:gift-sum-back'] },
    async () => {
      const [late, spent] = [await buyGiftCard(provider), await buyGiftCard(provider)];
      const inTime = await buyGiftCard(provider);
      const waiting = await buyGiftCard(provider, { deliverOn: inSingapore });
      await redeem(spent.code, 1);
      expect((await order(spent.row)).refund).toMatchObject({ status: 'spent' });
      expect(await failure(refund(spent.row))).toMatchObject({ status: 409, code: 'gift-card-spent' });
      expect(await order(waiting.row)).not.toHaveProperty('refund');
      expect(await failure(refund(waiting.row))).toMatchObject({ status: 409, code: 'gift-card-not-delivered' });
      // The fourteenth day counts until it is over everywhere, whatever the hour of the delivery was.
      provider.clock.advance(15 * DAY - 1);
      expect(await refund(inTime.row)).toMatchObject({ status: 'cancelled' });
      provider.clock.advance(1);
      expect((await order(late.row)).refund).toMatchObject({ status: 'late' });
      expect(await failure(refund(late.row))).toMatchObject({ status: 409, code: 'gift-card-refund-late' });
      provider.clock.advance(-15 * DAY);
      expect((await balance(late.code)).status).toBe('good');
      for (const { key } of [late, spent, waiting]) expect((await chargeOf(key))[0]?.refundedAt).toBeNull();
    },
  );

  it(
    'is void at once when its refund fails, and the next run refunds it once',
    { tags: ['promise:gift-refund-voids'] },
    async () => {
      const { row, code, key } = await buyGiftCard(provider);
      const unreachable = provider.openSecondProvider({
        payments: { ...provider.payments, refund: () => Promise.reject(new Error('the gateway does not answer')) },
      });
      await failure(refund(row, unreachable));
      expect(await reloadRow(row)).toMatchObject({ status: 'cancelled', refundedAt: null });
      expect(await failure(balance(code))).toMatchObject({ code: 'gift-card-unknown' });
      const run = () => refundCancelledOrders(provider.store.db, provider.payments, provider.clock.now);
      await Promise.all([run(), run()]);
      expect((await chargeOf(key))[0]?.refundedAt).not.toBeNull();
      expect(await kindsTo(row.senderEmail)).toEqual(['gift-card-cancelled', 'gift-card-receipt']);
      expect(await kindsTo(row.recipientEmail)).toEqual(['gift-card', 'gift-card-withdrawn']);
    },
  );

  it(
    'gets one new code for a request of the buyer, however often it is sent, with the same balance and last day',
    { tags: ['promise:gift-new-code', 'promise:gift-old-code-stops'] },
    async () => {
      const { row, code } = await buyGiftCard(provider);
      await redeem(code, 5000);
      const before = await balance(code);
      expect((await order(row)).code).toEqual({ number: 0, canBeReplaced: true });
      const orders = await Promise.all([newCode(row, 0), newCode(row, 0), newCode(row, 0)]);
      for (const after of orders) expect(after.code).toEqual({ number: 1, canBeReplaced: true });
      expect(await failure(balance(code))).toMatchObject({ code: 'gift-card-unknown' });
      expect(await balance(await codeNow(row))).toEqual(before);
      expect(await kindsTo(row.recipientEmail)).toEqual(['gift-card', 'gift-card-reissued']);
      expect(await kindsTo(row.senderEmail)).toEqual(['gift-card-code-sent', 'gift-card-receipt']);
      expect(JSON.stringify(orders) + JSON.stringify(await mailsTo(row.recipientEmail))).not.toContain(
        await codeNow(row),
      );
    },
  );

  it('gets three new codes by the link, and then people send them', async () => {
    const { row } = await buyGiftCard(provider);
    for (const replaces of [0, 1, 2]) await newCode(row, replaces);
    expect((await order(row)).code).toEqual({ number: 3, canBeReplaced: false });
    expect(await failure(newCode(row, 3))).toMatchObject({ status: 409, code: 'gift-card-no-new-code' });
    expect(await newCode(row, 2)).toMatchObject({ code: { number: 3 } });
    expect((await balance(await codeNow(row))).status).toBe('good');
  });

  it('gets no new code when it is spent, expired, taken back or not yet delivered', async () => {
    const [spent, expired, refunded] = [
      await buyGiftCard(provider),
      await buyGiftCard(provider),
      await buyGiftCard(provider),
    ];
    const waiting = await buyGiftCard(provider, { deliverOn: inSingapore });
    await redeem(spent.code, 25_000);
    await refund(refunded.row);
    const noNewCode = { status: 409, code: 'gift-card-no-new-code' };
    for (const { row } of [spent, refunded, waiting]) {
      expect(await failure(newCode(row, 0))).toMatchObject(noNewCode);
    }
    expect(await failure(newCode(expired.row, 1))).toMatchObject(noNewCode);
    expect((await order(spent.row)).code).toEqual({ number: 0, canBeReplaced: false });
  });

  it('has a sheet to print for the buyer, until it is taken back', async () => {
    const { row } = await buyGiftCard(provider);
    const { pdf } = await provider.website.call('giftCardSheet', orderCall(row));
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    await refund(row);
    expect(await failure(provider.website.call('giftCardSheet', orderCall(row)))).toMatchObject({
      status: 409,
      code: 'gift-card-cancelled',
    });
  });

  it('keeps its balance exact: balances and uses add up to the sums that were paid', async () => {
    expect(await unbalancedCards()).toEqual([]);
  });
});
