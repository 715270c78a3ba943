import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giftCards } from '../store/schema.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { stores } from '../testing/stores.ts';
import { giftCardCalls, inSingapore, orderCall } from './gift-cards.test-kit.ts';
import { remindBeforeLapse } from './remind.ts';

describe.each(stores)('the reminder before a gift card lapses, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  /** Cards are bought on 21 November 2026, and are good until 21 November 2031. */
  const boughtAt = new Date('2026-11-21T12:00:00Z');
  beforeEach(async () => {
    provider.clock.now = boughtAt;
    await provider.store.db.update(giftCards).set({ lapseReminderAt: boughtAt });
  });
  const { redeem, mailsTo } = giftCardCalls(() => provider);
  const remindOn = (day: string) => remindBeforeLapse(provider.store.db, new Date(`${day}T09:00:00Z`));
  const remindersTo = async (address: string) =>
    (await mailsTo(address)).filter((mail) => mail.kind === 'gift-card-reminder');

  it(
    'comes thirty days before the last day, once, and says what is left',
    { tags: ['promise:gift-reminder-once'] },
    async () => {
      const { row, code } = await buyGiftCard(provider);
      await redeem(code, 5000);
      expect(await remindOn('2031-10-21')).toBe(0);
      expect(await remindOn('2031-10-22')).toBe(1);
      expect(await remindOn('2031-10-22')).toBe(0);
      expect(await remindOn('2031-11-20')).toBe(0);
      const [mail, ...more] = await remindersTo(row.recipientEmail);
      expect(more).toEqual([]);
      expect(mail?.body).toContain('£200 is left on it');
      expect(mail?.body).toContain('November 21, 2031');
      // The code is filled in when the email is sent, so that the outbox does not hold it.
      expect(JSON.stringify(mail)).not.toContain(code);
    },
  );

  it('comes late rather than not at all, and not after the last day', async () => {
    const { row } = await buyGiftCard(provider);
    expect(await remindOn('2031-11-22')).toBe(0);
    expect(await remindOn('2031-11-21')).toBe(1);
    expect(await remindersTo(row.recipientEmail)).toHaveLength(1);
  });

  it('comes for no card that is spent, taken back or not yet delivered', async () => {
    const [spent, refunded] = [await buyGiftCard(provider), await buyGiftCard(provider)];
    await buyGiftCard(provider, { deliverOn: inSingapore });
    await redeem(spent.code, 25_000);
    await provider.website.call('refundGiftCardOrder', orderCall(refunded.row));
    expect(await remindOn('2031-11-01')).toBe(0);
  });

  it(
    'comes once for each card, even when several processes remind at the same time',
    { tags: ['promise:gift-reminder-once'] },
    async () => {
      const bought = [];
      for (let card = 0; card < 25; card++) bought.push(await buyGiftCard(provider));
      const counts = await Promise.all([1, 2, 3].map(() => remindOn('2031-11-01')));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(25);
      for (const { row } of bought) expect(await remindersTo(row.recipientEmail)).toHaveLength(1);
    },
  );
});
