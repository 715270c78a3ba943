import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provider, sameOrigin } from '../test-support/clients.ts';
import { attempt, price, registration, wirePrice } from '../test-support/examples.ts';
import { serverThatAnswers } from '../test-support/server.ts';
import { createGatewayClient } from './gateway/index.ts';
import { createProviderClient } from './provider/index.ts';
import { providerRoutes, type Route } from './endpoints/routes.ts';

describe('the provider’s spelling stays at the edge (decisions, Memberships)', () => {
  it('answers are read into ours', async () => {
    const { origin } = await serverThatAnswers({ json: [wirePrice] });
    await expect(provider(origin).call('prices')).resolves.toEqual([price]);
  });

  it('bodies are written in theirs', async () => {
    const { origin, received } = await serverThatAnswers({ status: 402, json: { message: 'Declined' } });
    await provider(origin)
      .call('register', { body: registration, idempotencyKey: attempt })
      .catch(() => undefined);
    expect(received[0]?.body).toEqual({ ...registration, membershipId: 'dynasty dining' });
  });

  it('a browser hands its own origin ours, unread', async () => {
    const { origin, received } = await serverThatAnswers({ json: { receipt: {} } });
    await sameOrigin(origin).call('register', { body: registration, idempotencyKey: attempt });
    expect(received[0]?.body).toEqual(registration);
  });
});

describe('addresses', () => {
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
  ])('no hotel is called %j (%s): 404, and nobody is asked', async (id) => {
    const { origin, received } = await serverThatAnswers({ json: { items: [], total: 0 } });
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
    'a signed link may begin as base64url does: %s',
    async (token) => {
      const { origin, received } = await serverThatAnswers({ status: 410, json: { message: 'It has run out.' } });
      await expect(provider(origin).call('giftCardOrder', { params: { token } })).rejects.toMatchObject({
        status: 410,
      });
      expect(received.map(({ path }) => path)).toEqual([`/v1/custom-gift-cards/orders/${token}`]);
    },
  );

  it('no parameter of any call leads anywhere else, whatever it holds', async () => {
    const { origin, received } = await serverThatAnswers({ status: 404, json: { message: 'No' } });
    const client = createProviderClient({ baseUrl: `${origin}/v1`, token: () => 'pk' });
    const withParams = Object.entries<Route>(providerRoutes).filter(([, { params }]) => params);
    expect(withParams.length).toBeGreaterThan(4);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...withParams), fc.string({ unit: 'binary' }), async ([name, route], value) => {
        const params = Object.fromEntries(Object.keys(route.params ?? {}).map((param) => [param, value]));
        await expect(client.call(name as 'hotel', { params })).rejects.toMatchObject({ status: 404 });
      }),
    );
    for (const { path } of received) expect(path).toMatch(/^\/v1(?:\/[\w.-]+)+$/);
  });

  it('a missing parameter and an unknown call are named', async () => {
    const { origin } = await serverThatAnswers({});
    await expect(provider(origin).call('hotel')).rejects.toThrow(/"id"/);
    await expect(provider(origin).call('hotl' as 'hotel')).rejects.toThrow(/"hotl"/);
  });

  it('a query leaves out what is not set', async () => {
    const { origin, received } = await serverThatAnswers({ json: { items: [], total: 0 } });
    await createGatewayClient({ baseUrl: `${origin}/v1/` }).call('hotels', { query: { page: 2 } });
    await createGatewayClient({ baseUrl: `${origin}/v1` }).call('hotels', {});
    expect(received.map(({ path }) => path)).toEqual(['/v1/hotels/?page=2', '/v1/hotels/']);
  });
});
