import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '@myler/api-client/errors';
import { formatGiftCode } from '@myler/config/gift-codes';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { joinAs } from '../testing/members.ts';
import { newKey } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import { assertSameSecrets } from '../store/same-secrets.ts';
import { giftCards } from '../store/schema.ts';
import { codeOf } from './code.ts';
import { giftCardAttachments } from './attachments.ts';
import { giftCardCalls } from './gift-cards.test-kit.ts';
import { hasCodeOfUse } from './new-code.ts';
import { assertOldKeysUnused } from './old-keys.ts';
import { orderToken } from './order-link.ts';
import { findOrder, refundDelivered, reissueCode, type SupportDeps } from './support.ts';

const DAY = 86_400_000;

describe.each(stores)('support for a gift card, on $name', (kind) => {
  let provider: TestProvider;
  let deps: SupportDeps;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
    deps = { ...testEnv, db: provider.store.db, now: () => provider.clock.now };
  });
  afterAll(() => provider.close());

  const balance = (code: string) => provider.website.call('giftCardBalance', { body: { code } });
  const spend = (code: string, amount: number) =>
    provider.proxy.call('redeemGiftCard', {
      body: { code, amount: { amount, currency: 'GBP' } },
      idempotencyKey: newKey(),
    });
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.fail('was expected to be refused'),
      (error: unknown) => (error as ApiError).code,
    );
  const mailTo = (recipient: string) => provider.mail(recipient);
  const { chargeOf } = giftCardCalls(() => provider);
  const refundsOf = async (key: string) => (await chargeOf(key))[0]?.refundedAt;

  it(
    'cancels a lost code and sends a new one with the same balance and the same last day',
    { tags: ['promise:gift-lost-code', 'promise:gift-second-code'] },
    async () => {
      const { row, code } = await buyGiftCard(provider);
      await spend(code, 10_000);
      const before = await balance(code);
      const again = await reissueCode(deps, row.reference.toLowerCase());
      const newCode = formatGiftCode(codeOf(testEnv.giftCardKeys, again));
      expect(newCode).not.toBe(code);
      expect(await refusal(balance(code))).toBe('gift-card-unknown');
      expect(await refusal(spend(code, 100))).toBe('gift-card-unknown');
      expect(await balance(newCode)).toEqual(before);
      await spend(newCode, 15_000);
      expect((await balance(newCode)).status).toBe('spent');

      const mail = (await mailTo(row.recipientEmail)).find(({ kind: of }) => of === 'gift-card-reissued');
      expect(mail?.body).toContain('Left: £150');
      // The code is written in as the email leaves: the outbox does not hold it.
      expect(JSON.stringify(mail)).not.toContain(newCode);
      const [attachment] = mail?.content?.attachments ?? [];
      const makers = giftCardAttachments({ ...testEnv, db: provider.store.db, media: {} as never, log: console });
      expect(await makers[attachment!.maker]?.(attachment!.from)).toMatchObject({ placeholders: { code: newCode } });
    },
  );

  it('opens an order by its reference, however it is typed', { tags: ['promise:gift-change-or-cancel'] }, async () => {
    const { row } = await buyGiftCard(provider, { deliverOn: { date: '2026-12-24', timeZone: 'Europe/London' } });
    const found = await findOrder(deps, row.reference.toLowerCase());
    const params = { token: orderToken(testEnv.giftCardKeys, found) };
    expect(await provider.website.call('cancelGiftCardOrder', { params })).toMatchObject({
      reference: row.reference,
      status: 'cancelled',
    });
  });

  it(
    'sends a new code to a corrected address, and the first code is void',
    { tags: ['promise:gift-second-code'] },
    async () => {
      const { row, code } = await buyGiftCard(provider);
      const to = `spelt.right.${row.reference}@example.com`;
      await reissueCode(deps, row.reference, to);
      expect(await refusal(balance(code))).toBe('gift-card-unknown');
      expect((await mailTo(to)).map(({ kind: of }) => of)).toEqual(['gift-card-reissued']);
      const told = (await mailTo(row.senderEmail)).find(({ kind: of }) => of === 'gift-card-code-sent');
      expect(told?.body).toContain(to);
      expect((await findOrder(deps, row.reference)).recipientEmail).toBe(to);
    },
  );

  it('sends no new code for a card that is not yet delivered, is spent or has expired', async () => {
    const waiting = await buyGiftCard(provider, { deliverOn: { date: '2026-12-24', timeZone: 'Europe/London' } });
    await expect(reissueCode(deps, waiting.row.reference)).rejects.toThrow('it is scheduled');
    const spent = await buyGiftCard(provider);
    await spend(spent.code, 25_000);
    await expect(reissueCode(deps, spent.row.reference)).rejects.toThrow('is spent');
    const old = await buyGiftCard(provider);
    const later = { ...deps, now: () => new Date(provider.clock.now.getTime() + 6 * 366 * DAY) };
    await expect(reissueCode(later, old.row.reference)).rejects.toThrow('is expired');
    await expect(reissueCode(deps, 'MGNOTHERE1')).rejects.toThrow('no gift card with the reference');
  });

  it(
    'refunds a delivered card once, within fourteen days, and its code is void',
    { tags: ['promise:gift-refund-fourteen'] },
    async () => {
      const { row, code, key } = await buyGiftCard(provider);
      const last = {
        ...deps,
        payments: provider.payments,
        now: () => new Date(provider.clock.now.getTime() + 14 * DAY),
      };
      expect(await refundsOf(key)).toBeNull();
      expect(await refundDelivered(last, row.reference)).toMatchObject({ status: 'cancelled', balance: 0 });
      expect(await refundsOf(key)).toBeInstanceOf(Date);
      expect(await refusal(balance(code))).toBe('gift-card-unknown');
      await expect(refundDelivered(last, row.reference)).rejects.toThrow('is cancelled');
      const told = (await mailTo(row.senderEmail)).filter(({ kind: of }) => of === 'gift-card-cancelled');
      expect(told).toHaveLength(1);
      expect(told[0]?.body).toContain('We refund £250 to the card ending 4242');
      expect(told[0]?.body).toContain('Its code no longer works');
      expect(told[0]?.body).not.toContain('We have not told them');
    },
  );

  it('refunds no card that was delivered earlier, was partly spent or is not yet delivered', async () => {
    const payments = provider.payments;
    const old = await buyGiftCard(provider);
    const later = { ...deps, payments, now: () => new Date(provider.clock.now.getTime() + 15 * DAY) };
    await expect(refundDelivered(later, old.row.reference)).rejects.toThrow('more than fourteen days ago');
    const spent = await buyGiftCard(provider);
    await spend(spent.code, 1);
    await expect(refundDelivered({ ...deps, payments }, spent.row.reference)).rejects.toThrow('has been spent');
    const waiting = await buyGiftCard(provider, { deliverOn: { date: '2026-12-24', timeZone: 'Europe/London' } });
    await expect(refundDelivered({ ...deps, payments }, waiting.row.reference)).rejects.toThrow(
      'not been delivered yet',
    );
    expect([await refundsOf(old.key), await refundsOf(spent.key)]).toEqual([null, null]);
    expect((await balance(old.code)).status).toBe('good');
  });

  it('an old key stays while a code, a link or a claim of it is good, and the operator reads which', async () => {
    const [old] = testEnv.giftCardKeys;
    const rotated = ['a-new-key-of-the-rotation', old] as const;
    const { db } = provider.store;
    const drop = () => assertOldKeysUnused(db, rotated, provider.clock.now);
    const kept = await buyGiftCard(provider);
    await joinAs(provider, { referralCode: 'WELCOME10', total: { amount: 157_050, currency: 'EUR' } });
    provider.clock.advance(DAY);
    await assertSameSecrets(db, { ...testEnv, giftCardKeys: rotated, acceptNewSecrets: [] }, provider.clock.now);
    const all = await drop().catch(String);
    expect(all).toMatch(/^ {2}gift cards that are still good.*: \d+$/m);
    expect(all).toMatch(/^ {2}orders of gift cards.*: \d+$/m);
    expect(all).toMatch(/^ {2}uses of a code.*: 1$/m);
    // Two years later only the card's own code is good, and none once each has one of the new key.
    provider.clock.advance(2 * 365 * DAY);
    expect(await drop().catch(String)).not.toMatch(/orders|uses/);
    const good = await db.select().from(giftCards).where(eq(giftCards.status, 'delivered'));
    for (const { reference } of good.filter((card) => hasCodeOfUse(card, provider.clock.now)))
      await reissueCode({ ...deps, giftCardKeys: rotated }, reference);
    await drop();
    expect(good.map(({ id }) => id)).toContain(kept.row.id);
  });
});
