import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, giftCardCalls } from './gift-cards.test-kit.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { purchaseRequest } from '../testing/purchases.ts';
import { confirmedCard, newKey } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';

describe.each(stores)('a gift card whose payment the bank wants confirmed, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  const { buy, attemptOf, chargeOf, mailsTo, cardOf } = giftCardCalls(() => provider);
  const request = () => purchaseRequest({ creditCard: confirmedCard });
  const begin = async (body: ReturnType<typeof request>, key: ReturnType<typeof newKey>) => {
    const asked = await failure(buy(body, key));
    expect(asked).toMatchObject({ status: 402, code: 'requires-action' });
    return asked.confirmation ?? '';
  };

  it('is neither sold nor sent before, and nothing of the card is kept', async () => {
    const [key, body] = [newKey(), request()];
    const confirmation = await begin(body, key);
    expect(await cardOf(key)).toBeUndefined();
    expect(await provider.proxy.call('attempt', { idempotencyKey: key })).toEqual({
      status: 'requires-action',
      confirmation,
    });
    const row = await attemptOf(key);
    expect(JSON.stringify(row)).not.toContain(confirmedCard.number);
  });

  it.each(['the same request', 'the question for the outcome', 'the background'])(
    'is sold and sent once when it was confirmed, by %s',
    async (by) => {
      const [key, body] = [newKey(), request()];
      await provider.bank.answer(await begin(body, key), true);
      if (by === 'the background') await provider.finishConfirmed();
      if (by === 'the question for the outcome') await provider.proxy.call('attempt', { idempotencyKey: key });
      expect(await buy(body, key)).toMatchObject({ status: 'delivered', card: { lastFour: '3184' } });
      await provider.finishConfirmed();
      expect(await chargeOf(key)).toMatchObject([{ outcome: 'charged', refundedAt: null }]);
      expect(await mailsTo(body.recipient.email)).toHaveLength(1);
      expect(await mailsTo(body.sender.email)).toHaveLength(1);
      const row = await attemptOf(key);
      expect(row).toMatchObject({ state: 'succeeded', request: null });
    },
  );

  it('is not sold when it was refused', async () => {
    const [key, body] = [newKey(), request()];
    await provider.bank.answer(await begin(body, key), false);
    expect(await failure(buy(body, key))).toMatchObject({ status: 402, code: 'authentication_failed' });
    expect(await cardOf(key)).toBeUndefined();
  });
});
