import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provider, sameOrigin } from '../test-support/clients.ts';
import { attempt, price, registration, wirePrice } from '../test-support/examples.ts';
import { startTestServer } from '../test-support/server.ts';
import { createGatewayClient } from './gateway/index.ts';
import { createProviderClient } from './provider/index.ts';
import { providerAccountRoutes } from './endpoints/account-routes.ts';
import { providerRoutes, type Route } from './endpoints/routes.ts';

describe('the provider’s spelling stays at the edge (product decisions, Memberships)', () => {
  it('answers are decoded from the provider’s spelling', async () => {
    const { origin } = await startTestServer({ json: [wirePrice] });
    await expect(provider(origin).call('prices')).resolves.toEqual([price]);
  });

  it('bodies are encoded in the provider’s spelling', async () => {
    const { origin, received } = await startTestServer({ status: 402, json: { message: 'Declined' } });
    await provider(origin)
      .call('register', { body: registration, idempotencyKey: attempt })
      .catch(() => undefined);
    expect(received[0]?.body).toEqual({ ...registration, membershipId: 'dynasty dining' });
  });

  it('the same-origin client sends and receives our spelling unchanged', async () => {
    const { origin, received } = await startTestServer({ json: { receipt: {} } });
    await sameOrigin(origin).call('register', { body: registration, idempotencyKey: attempt });
    expect(received[0]?.body).toEqual(registration);
  });
});

describe('URLs', () => {
  it.each([
    ['hot', 'the call for hotels loved this season'],
    ['search', 'the call for search'],
    ['..', 'a segment that URLs drop'],
    ['../users?x=1#y', 'another path'],
    ['dar\0zahra', 'a NUL character'],
    ['dar-\ud800', 'half of a surrogate pair'],
    ['%E0%A4%A', 'a broken percent-encoding'],
    ['Dar-Zahra', 'upper case'],
    ['a'.repeat(81), 'more than 80 characters'],
    ['', 'nothing'],
  ])('the id %j (%s) is answered with 404 without a request', async (id) => {
    const { origin, received } = await startTestServer({ json: { items: [], total: 0 } });
    for (const client of [provider(origin), createGatewayClient({ baseUrl: `${origin}/v1` })]) {
      await expect(client.call('hotel', { params: { id } })).rejects.toMatchObject({
        status: 404,
        message: 'There is nothing at this address. Check that it is complete.',
        request: { method: 'GET', url: '/hotels/{id}' },
      });
    }
    expect(received).toEqual([]);
  });

  it.each(['AbC.d', 'zbC.d', '0bC.d', '-bC.d', '_bC.d'])(
    'a signed token may begin with any base64url character: %s',
    async (token) => {
      const { origin, received } = await startTestServer({ status: 410, json: { message: 'It has run out.' } });
      await expect(provider(origin).call('giftCardOrder', { params: { token } })).rejects.toMatchObject({
        status: 410,
      });
      expect(received.map(({ path }) => path)).toEqual([`/v1/custom-gift-cards/orders/${token}`]);
    },
  );

  it('no parameter of any call leads to another path', async () => {
    const { origin, received } = await startTestServer({ status: 404, json: { message: 'No' } });
    const client = createProviderClient({ baseUrl: `${origin}/v1`, token: () => 'pk' });
    const withParams = Object.entries<Route>({ ...providerRoutes, ...providerAccountRoutes }).filter(
      ([, { params }]) => params,
    );
    expect(withParams.length).toBeGreaterThan(4);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...withParams), fc.string({ unit: 'binary' }), async ([name, route], value) => {
        const params = Object.fromEntries(Object.keys(route.params ?? {}).map((param) => [param, value]));
        await expect(client.call(name as 'hotel', { params })).rejects.toMatchObject({ status: 404 });
      }),
    );
    for (const { path } of received) expect(path).toMatch(/^\/v1(?:\/[\w.-]+)+$/);
  });

  it('a missing parameter and an unknown call are named in the error', async () => {
    const { origin } = await startTestServer({});
    await expect(provider(origin).call('hotel')).rejects.toThrow(/"id"/);
    await expect(provider(origin).call('hotl' as 'hotel')).rejects.toThrow(/"hotl"/);
  });

  it('a query leaves out unset values', async () => {
    const { origin, received } = await startTestServer({ json: { items: [], total: 0 } });
    await createGatewayClient({ baseUrl: `${origin}/v1/` }).call('hotels', { query: { page: 2 } });
    await createGatewayClient({ baseUrl: `${origin}/v1` }).call('hotels', {});
    expect(received.map(({ path }) => path)).toEqual(['/v1/hotels/?page=2', '/v1/hotels/']);
  });
});
