import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { problem } from '@myler/api-client/contract';
import { providerEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import { forEachRow } from '@myler/presets/rows';
import { joinAs, type TestMember } from './testing/members.ts';
import { openTestProvider, testEnv, type TestProvider } from './testing/provider.ts';
import { stores } from './testing/stores.ts';

const all = Object.entries<Endpoint>(providerEndpoints);
const pathOf = ({ path, unversioned }: Endpoint) =>
  `${unversioned ? '/api' : '/v1'}${path.replace('{id}', 'maison-palmier').replaceAll(/\{\w+\}/g, 'something')}`;

describe.each(stores)('the contract (specification 7), on $name', (kind) => {
  let provider: TestProvider;
  let member: TestMember;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
    member = await joinAs(provider);
  });
  afterAll(() => provider.close());

  const queries: Record<string, string> = {
    coupon: '?code=WELCOME10&membershipId=gold&currency=GBP',
    searchHotels: '?q=sea',
    countries: '?country=FR',
  };
  /** GET endpoints that answer a problem here: the store has nothing under the name in the path of `pathOf`. */
  const without = new Set([
    'pressRelease',
    'article',
    'legalText',
    'giftCardOrder',
    'giftCardSheet',
    'receipt',
    'sharedShortlist',
  ]);
  /** Calls whose empty content is valid. */
  const withoutContent = new Set([
    'endSessions',
    'cancelEmailChange',
    'changeInvoice',
    'passkeyCreation',
    'passkeyRequest',
    'confirmationRequest',
  ]);
  /** As the proxy or a browser calls it: for a member where the call is a member's. */
  const credentialsFor = ({ access }: Endpoint) => ({
    ...(access === 'member' ? { token: member.accessToken } : {}),
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(access === 'member-secret' ? { 'x-member-token': member.accessToken } : {}),
    },
  });

  it(
    'answers each endpoint in the shape and the spelling of the contract',
    { tags: ['asvs:15.3.1', 'asvs:8.2.3', 'spec:7-provider-paths'] },
    () =>
      forEachRow(
        all.filter(([key, { method }]) => method === 'GET' && !without.has(key)).map(([key]) => key),
        async (key) => {
          const endpoint = providerEndpoints[key as keyof typeof providerEndpoints] as Endpoint;
          const response = await provider.request(
            'GET',
            `${pathOf(endpoint)}${queries[key] ?? ''}`,
            credentialsFor(endpoint),
          );
          expect(response.status).toBe(200);
          const body: unknown = await response.json();
          const parsed = z.parse(endpoint.response as z.ZodMiniType, body);
          expect(z.encode(endpoint.response as z.ZodMiniType, parsed)).toEqual(body);
        },
      ),
  );

  it(
    'answers each without content with a problem that carries a message',
    { tags: ['asvs:2.2.2', 'spec:7-provider-paths'] },
    () =>
      forEachRow(
        all.filter(([key, { method }]) => (method !== 'GET' || without.has(key)) && !withoutContent.has(key)),
        async ([, endpoint]) => {
          const response = await provider.request(endpoint.method, pathOf(endpoint), {
            ...(endpoint.method === 'GET' ? {} : { body: {} }),
            ...credentialsFor(endpoint),
          });
          expect([404, 422, 501]).toContain(response.status);
          expect(response.headers.get('content-type')).toContain('application/problem+json');
          expect(z.parse(problem, await response.json()).message).toMatch(/\w/);
          // An unregistered path responds with 404 as well. The route in the log proves that this path is registered.
          expect(JSON.parse(provider.logLines.at(-1) ?? '{}')).toMatchObject({ route: endpoint.path });
        },
      ),
  );
});

describe('the provider’s API', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider();
  });
  afterAll(() => provider.close());

  it('refuses each request without a bearer token', { tags: ['asvs:8.2.1', 'spec:6-bearer'] }, () =>
    forEachRow(
      all.map(([key, endpoint]) => [key, endpoint] as const),
      async ([, endpoint]) => {
        const response = await provider.request(endpoint.method, pathOf(endpoint), { token: '' });
        expect(response.status).toBe(401);
        expect(response.headers.get('www-authenticate')).toBe('Bearer');
      },
    ),
  );

  it(
    'refuses with the website’s token each endpoint that only the proxy may call',
    { tags: ['asvs:8.2.1', 'asvs:8.3.1'] },
    () =>
      forEachRow(
        all.filter(([, { access }]) => access === 'secret'),
        async ([, endpoint]) => {
          const response = await provider.request(endpoint.method, pathOf(endpoint), {
            token: testEnv.publishableTokens[0],
            ...(endpoint.method === 'GET' ? {} : { body: {} }),
          });
          expect(response.status).toBe(403);
        },
      ),
  );

  it(
    'writes ids and categories in the specification’s spelling (specification 3), and reads both spellings',
    { tags: ['spec:3-ids', 'spec:6-categories'] },
    async () => {
      const prices = (await (await provider.request('GET', '/v1/prices')).json()) as {
        membershipId: string;
        category: string;
      }[];
      expect(prices.map(({ membershipId }) => membershipId)).toEqual([
        'travel',
        'gold',
        'black',
        'black plus',
        'dynasty dining',
        'dynasty',
      ]);
      expect(new Set(prices.map(({ category }) => category))).toEqual(new Set(['Leisure', 'Corporate']));
      const coupon = (id: string) =>
        provider.request('GET', `/v1/coupons?code=WELCOME10&currency=GBP&membershipId=${id}`);
      expect((await coupon('black%20plus')).status).toBe(200);
      expect((await coupon('black-plus')).status).toBe(200);
    },
  );

  it.each([
    '/v1/hotels',
    '/v1/press-releases',
    '/v1/travel-journal/articles',
    '/v1/legal',
    '/v1/custom-gift-cards/orders',
    '/v1/shortlists',
  ])('responds with 404 to malformed names below %s', { tags: ['asvs:1.1.1'] }, async (list) => {
    const names = ['%00', 'a%00b', '%E0%A4%A', '%ED%A0%80', '%2E%2E%2Fusers', '%20', 'a'.repeat(2000), "'--"];
    const asked = await Promise.all(names.map((name) => provider.request('GET', `${list}/${name}`)));
    expect(asked.map(({ status }) => status)).toEqual(names.map(() => 404));
  });

  it('answers every kind of invalid request with problem details and a message (specification 8)', async () => {
    const asked = await Promise.all([
      provider.request('GET', '/v1/nothing'),
      provider.request('DELETE', '/v1/prices'),
      provider.request('PATCH', '/v1/hotels/hot'),
      provider.request('POST', '/v1/newsletter', { body: '{', headers: { 'content-type': 'application/json' } }),
      provider.request('POST', '/v1/newsletter', { body: 'email=a', headers: { 'content-type': 'text/plain' } }),
      provider.request('POST', '/v1/newsletter', { body: { email: 'x'.repeat(70_000) } }),
      provider.request('POST', '/v1/newsletter', { body: { email: 'nul\0@example.com' } }),
      provider.request('POST', '/v1/newsletter', { body: `${'['.repeat(3000)}${']'.repeat(3000)}` }),
      provider.request('GET', '/v1/hotels/no-such-hotel'),
      provider.request('GET', '/v1/hotels/?page=0'),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([404, 405, 405, 400, 415, 413, 400, 400, 404, 422]);
    expect(asked[1]?.headers.get('allow')).toBe('GET, HEAD');
    for (const response of asked) {
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await response.json()).toMatchObject({
        message: expect.stringMatching(/\w/) as string,
        status: response.status,
      });
    }
  });

  it(
    'has the contract’s cache time for public responses, and no-store for a member’s data',
    { tags: ['asvs:14.3.2'] },
    async () => {
      const prices = await provider.request('GET', '/v1/prices');
      expect(prices.headers.get('cache-control')).toBe('public, max-age=60');
      const again = await provider.request('GET', '/v1/prices', {
        headers: { 'if-none-match': prices.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
      const me = await provider.request('GET', '/v1/me', { token: testEnv.publishableTokens[0] });
      expect(me.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('continues the proxy’s trace with the route’s pattern', async () => {
    const spans: object[] = [];
    const traced = provider.openSecondProvider({
      beginSpan: (request) => {
        spans.push(request);
        return {
          beginCall: () => expect.fail('the provider calls nobody'),
          end: (response) => void spans.push(response),
        };
      },
    });
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    await traced.request('GET', '/v1/custom-gift-cards/orders/very-secret-token', { headers: { traceparent } });
    expect(spans).toEqual([
      { method: 'GET', traceparent },
      { route: '/custom-gift-cards/orders/{token}', status: 404 },
    ]);
  });

  it(
    'logs the proxy’s request id, the route’s pattern, the status and the time, and nothing else',
    { tags: ['asvs:16.3.2', 'promise:request-log'] },
    async () => {
      await provider.request('GET', '/v1/custom-gift-cards/orders/very-secret-token?q=private', {
        headers: { 'x-request-id': 'from-the-proxy-1', 'x-visitor-address': '203.0.113.7', 'user-agent': 'private' },
      });
      const { pid: _pid, hostname: _hostname, ...line } = JSON.parse(provider.logLines.at(-1) ?? '{}');
      expect(line).toEqual({
        level: 30,
        time: expect.any(Number),
        id: 'from-the-proxy-1',
        method: 'GET',
        route: '/custom-gift-cards/orders/{token}',
        status: 404,
        ms: expect.any(Number),
        msg: 'request',
      });
    },
  );

  it.each([
    ['of the proxy', 'from-the-proxy-1', /^from-the-proxy-1$/],
    ['of its own instead of one that is too long', 'a'.repeat(65), /^[\da-f-]{36}$/],
    ['of its own instead of one with other characters', 'id <b>bold</b>', /^[\da-f-]{36}$/],
  ])('names in each problem the id %s, which is in its log', async (_, sent, expected) => {
    for (const path of ['/v1/nothing', '/v1/custom-gift-cards/orders/unknown']) {
      const response = await provider.request('GET', path, { headers: { 'x-request-id': sent } });
      const { requestId } = (await response.json()) as { requestId: string };
      expect(requestId, path).toMatch(expected);
      expect(JSON.parse(provider.logLines.at(-1) ?? '{}'), path).toMatchObject({ id: requestId });
    }
  });

  it('lists the path of every endpoint in its OpenAPI document', async () => {
    const document = (await (await provider.request('GET', '/v1/openapi.json', { token: '' })).json()) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const [, { method, path, unversioned }] of all)
      expect(document.paths[`${unversioned ? '/api' : '/v1'}${path}`]).toHaveProperty(method.toLowerCase());
  });

  it('stays alive while it drains, but is not ready while it drains or its database fails', async () => {
    const drained = provider.openSecondProvider({ isDraining: () => true });
    expect((await drained.request('GET', '/livez', { token: '' })).status).toBe(200);
    const response = await drained.request('GET', '/readyz', { token: '' });
    expect(response.status).toBe(503);
    expect(response.headers.get('connection')).toBe('close');
    expect((await drained.request('GET', '/api/health')).status).toBe(503);
    const broken = provider.openSecondProvider({
      store: { ...provider.store, ping: () => Promise.reject(new Error('gone')) },
    });
    expect((await broken.request('GET', '/readyz', { token: '' })).status).toBe(503);
    expect((await broken.request('GET', '/livez', { token: '' })).status).toBe(200);
    const ready = await provider.request('GET', '/readyz', { token: '' });
    expect(ready.status).toBe(200);
    expect(ready.headers.has('connection')).toBe(false);
  });

  it('responds with 500, without the details of an unexpected error', { tags: ['asvs:16.5.1'] }, async () => {
    const broken = provider.openSecondProvider({
      payments: { ...provider.payments, charge: () => Promise.reject(new Error('secret detail')) },
    });
    const { registrationRequest } = await import('./testing/registrations.ts');
    const response = await broken.request('POST', '/v1/users', {
      body: registrationRequest(),
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ message: 'An unexpected error occurred. Please try again.' });
  });

  it('stores enquiries and events, and stores an event that is sent twice only once', async () => {
    await provider.proxy.call('lead', {
      body: { source: 'discover-myler', name: 'Ada', email: 'ada@example.com', message: 'Six of us, in May.' },
    });
    const event = {
      messageId: 'm-1',
      type: 'page' as const,
      name: 'Home',
      sentAt: '2026-11-21T12:00:00Z',
      properties: { path: '/' },
    };
    await provider.website.call('collect', { body: { events: [event] } });
    await provider.website.call('collect', { body: { events: [event, { ...event, messageId: 'm-2' }] } });
    const { events, leads } = await import('./store/schema.ts');
    expect(await provider.store.db.select().from(events)).toHaveLength(2);
    expect(await provider.store.db.select().from(leads)).toMatchObject([{ name: 'Ada', source: 'discover-myler' }]);
  });
});
