import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '@myler/api-client/errors';
import { listPrice } from '@myler/config/memberships';
import { openTestProvider, type TestProvider } from '../../testing/provider.ts';

describe('prices and codes', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider();
  });
  afterAll(() => provider.close());

  const coupon = (code: string, membershipId = 'gold' as const, currency = 'GBP' as const) =>
    provider.proxy.call('coupon', { query: { code, membershipId, currency } });
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.fail('was expected to be refused'),
      (error: unknown) => error as ApiError,
    );

  it(
    'include the six memberships at the prices of the decisions, in every currency',
    { tags: ['promise:list-price', 'promise:tables', 'spec:1-memberships'] },
    async () => {
      const prices = await provider.website.call('prices');
      expect(prices.map(({ membershipId, category }) => `${category} ${membershipId}`)).toEqual([
        'leisure travel',
        'leisure gold',
        'leisure black',
        'leisure black-plus',
        'corporate dynasty-dining',
        'corporate dynasty',
      ]);
      for (const { membershipId, prices: tierPrices } of prices) {
        expect(tierPrices).toEqual(
          (['GBP', 'EUR', 'USD'] as const).map((currency) => listPrice(membershipId, currency)),
        );
      }
    },
  );

  it('subtract ten per cent with WELCOME10, however it is typed', async () => {
    expect(await coupon(' welcome10 ')).toMatchObject({
      code: 'WELCOME10',
      kind: 'coupon',
      discount: { amount: 14_950, currency: 'GBP' },
      label: '10% off the first year',
    });
  });

  it(
    'say why a code is refused: unknown, expired, or for something else',
    { tags: ['promise:join-error-keeps'] },
    async () => {
      expect(await refusal(coupon('NOT-A-CODE'))).toMatchObject({ status: 404, code: 'coupon-unknown' });
      expect(await refusal(coupon('EXPIRED23'))).toMatchObject({ status: 410, code: 'coupon-expired' });
      const inPounds = await refusal(coupon('BIENVENUE'));
      expect(inPounds).toMatchObject({ status: 409, code: 'coupon-not-here' });
      expect(inPounds.message).toContain('EUR');
      const forDynasty = await refusal(coupon('WELCOME10', 'dynasty' as never));
      expect(forDynasty.message).toContain('not for Dynasty');
    },
  );
});
