import { expect, it } from 'vitest';
import { createSameOriginClient } from '@myler/api-client/same-origin';
import { createProviderClient } from '@myler/api-client/provider';
import type { Registration } from '@myler/api-client/contract';
import { joinUsClient, joinUsProvider } from './clients.ts';

/** A server that records each request and sends the same JSON as each response. */
function fakeServer(response: unknown) {
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const key = request.headers.get('idempotency-key');
    requests.push([request.method, pathname + search, await request.text(), key].filter(Boolean).join(' '));
    return Response.json(response);
  };
  return { requests, options: { baseUrl: 'https://myler.example', fetch } };
}

it('The wizard asks the site’s own origin for coupons, registrations, attempts and prices', async () => {
  const { requests, options } = fakeServer([]);
  const client = joinUsClient(createSameOriginClient(options));
  await client.checkCoupon({ code: 'WELCOME10', membershipId: 'gold', currency: 'GBP' });
  await client.register({ email: 'amara@example.com' } as Registration, 'key-1');
  await client.attempt('key-1');
  expect(await client.prices()).toEqual([]);
  expect(requests).toEqual([
    'GET /coupons?code=WELCOME10&membershipId=gold&currency=GBP',
    'POST /user {"email":"amara@example.com"} key-1',
    'GET /user key-1',
    'GET /prices',
  ]);
});

it('The wizard asks the provider for countries and gift card balances', async () => {
  const france = { code: 'FR', name: 'France', callingCode: '33' };
  const { requests, options } = fakeServer([france]);
  const provider = joinUsProvider(createProviderClient({ ...options, token: () => 'publishable', parse: false }));
  expect(await provider.countries()).toEqual([france]);
  expect(await provider.countryWithCities('FR')).toEqual(france);
  await provider.giftBalance?.('0000');
  expect(requests).toEqual([
    'GET /countries',
    'GET /countries?country=FR',
    'POST /custom-gift-cards/balance {"code":"0000"}',
  ]);
});
