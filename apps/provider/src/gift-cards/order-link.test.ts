import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, failure, inSingapore, orderCall, tokenOf } from './gift-cards.test-kit.ts';
import { orderToken } from './order-link.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { stores } from '../testing/stores.ts';

describe.each(stores)('the link to an order of a gift card, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  it(
    'gives 404 when any character is changed, or it was signed with another key',
    { tags: ['asvs:8.2.2'] },
    async () => {
      const { row } = await buyGiftCard(provider, { deliverOn: inSingapore });
      const token = tokenOf(row);
      const other = (character: string | undefined) => (character === 'A' ? 'B' : 'A');
      const wrong = [
        ...Array.from(token, (character, place) => token.slice(0, place) + other(character) + token.slice(place + 1)),
        orderToken(['another key of sixteen'], row),
        token.slice(0, -1),
        '',
      ];
      for (const bad of wrong) {
        const response = await provider.request('GET', `/v1/custom-gift-cards/orders/${bad}`);
        expect(response.status).toBe(404);
      }
    },
  );

  it('expires after the last possible delivery, with an error that says so', async () => {
    const { row } = await buyGiftCard(provider, { deliverOn: inSingapore });
    provider.clock.advance(425 * DAY);
    expect(await provider.website.call('giftCardOrder', orderCall(row))).toBeDefined();
    provider.clock.advance(2 * DAY);
    expect(await failure(provider.website.call('giftCardOrder', orderCall(row)))).toMatchObject({
      status: 410,
      code: 'gift-order-link-expired',
    });
    provider.clock.advance(-427 * DAY);
  });
});
