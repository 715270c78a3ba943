import { formatGiftCode, giftCodeOf } from '@myler/config/gift-codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providerEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import { signedVisitorAddress } from '@myler/server/visitor-address';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { startTestProvider, type TestProvider } from '../testing/provider.ts';

let provider: TestProvider;
let app: TestApp;
let time = 0;
/** Of every call to the provider. */
let deadline: AbortController;

const pathsWithToken = new Set(
  Object.values<Endpoint>(providerEndpoints)
    .map(({ path }) => path)
    .filter((path) => path.includes('{token}')),
);

beforeAll(async () => {
  provider = await startTestProvider();
});
beforeEach(() => {
  provider.seen.length = 0;
  provider.responses = {};
  provider.fault = undefined;
  time = 0;
  deadline = new AbortController();
  app = createTestApp(provider.url, { now: () => time, deadlineSignal: () => deadline.signal });
});
afterAll(() => provider.close());

describe('the provider through the same origin', () => {
  it('answers in our own spelling, never in the provider’s', async () => {
    const response = await app.get('/v1/prices');
    expect(await response.json()).toEqual([
      {
        membershipId: 'black-plus',
        category: 'leisure',
        name: 'Black+',
        prices: [{ amount: 950_000, currency: 'GBP' }],
      },
    ]);
    expect(provider.seen[0]?.headers.authorization).toBe('Bearer pk_0123456789abcdef');
  });

  it('asks the provider once a minute for any number of visitors', async () => {
    await Promise.all(Array.from({ length: 200 }, () => app.get('/v1/prices')));
    await app.get('/api/prices');
    expect(provider.seen).toHaveLength(1);
    time = 61_000;
    await app.get('/v1/prices');
    // Behind the response, which nobody waits for.
    await expect.poll(() => provider.seen.length).toBe(2);
  });

  it('asks the provider each time in development', async () => {
    app = createTestApp(provider.url, { isCacheEnabled: false });
    await app.get('/v1/prices');
    await app.get('/v1/prices');
    expect(provider.seen).toHaveLength(2);
  });

  it('responds with 304 when the browser has the current response', async () => {
    const etag = (await app.get('/v1/prices')).headers.get('etag') ?? '';
    const response = await app.get('/v1/prices', { 'if-none-match': etag });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  });

  it.each(['reset', 'hung', '500', 'wrong-shape'] as const)(
    'answers from the stale cache when the provider fails (%s)',
    async (fault) => {
      const good = await (await app.get('/v1/prices')).text();
      provider.fault = fault;
      time = 24 * 3_600_000;
      const pending = app.get('/v1/prices');
      await provider.waitForRequests(2);
      if (fault === 'hung') deadline.abort();
      const response = await pending;
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(good);
    },
  );

  it(
    'uses the member’s token for a member’s data, and the website’s token otherwise',
    { tags: ['asvs:8.2.2', 'spec:6-bearer'] },
    async () => {
      expect(await (await app.get('/v1/me')).json()).toEqual({ status: false });
      expect(provider.seen).toEqual([]);
      const me = await app.get('/v1/me', { authorization: 'Bearer at_member' });
      expect(await me.json()).toEqual({ status: true, user: { id: 'u1', name: 'Amélie' } });
      expect(me.headers.get('cache-control')).toBe('no-store');
      expect(provider.seen[0]?.headers.authorization).toBe('Bearer at_member');
      provider.seen.length = 0;
      await app.get('/v1/prices');
      await app.send('POST', '/v1/newsletter', { email: 'a@example.com' });
      await app.send('POST', '/api/newsletter', { email: 'a@example.com' });
      const asWebsite = provider.seen.map(({ path, headers }) => `${path} ${headers.authorization}`);
      expect(asWebsite).toEqual([
        '/v1/prices Bearer pk_0123456789abcdef',
        '/v1/newsletter Bearer pk_0123456789abcdef',
        '/v1/newsletter Bearer pk_0123456789abcdef',
      ]);
    },
  );

  it.each([
    ['POST', '/v1/users'],
    ['GET', '/v1/users'],
    ['POST', '/v1/users/login'],
    ['POST', '/v1/users/refresh'],
    ['POST', '/v1/password/email'],
    ['POST', '/v1/password/reset'],
    ['POST', '/v1/mylers/leads'],
    ['GET', '/v1/coupons?code=X&membershipId=gold&currency=EUR'],
    ['POST', '/v1/custom-gift-cards/redeem'],
    ['GET', '/v1/prices/%2e%2e/users'],
    ['GET', '/v1/anything'],
  ])('does not forward %s %s, which is not for browsers', async (method, path) => {
    const response = await app.send(method, path, method === 'POST' ? {} : undefined, {
      authorization: 'Bearer at_member',
    });
    expect(response.status).toBe(404);
    // Each path that the message to the visitor names must exist.
    for (const [path] of (await response.text()).matchAll(/\/(?:v1|api)\/[\w./-]*\w/g))
      expect([path, (await app.get(path)).status]).toEqual([path, 200]);
    expect(provider.seen).toEqual([]);
  });

  it.each(['hotels', 'press-releases', 'travel-journal/articles', 'legal', 'custom-gift-cards/orders'])(
    'responds with 404 to malformed names below /v1/%s, without asking the provider',
    async (list) => {
      for (const name of ['%00', 'a%00b', '%E0%A4%A', '%ED%A0%80', '%2E%2E%2Fusers', '%20', 'a'.repeat(2000)])
        expect([name, (await app.get(`/v1/${list}/${name}`)).status]).toEqual([name, 404]);
      expect(provider.seen).toEqual([]);
    },
  );

  it(
    'forwards each newsletter subscription once, even when the connection breaks',
    { tags: ['spec:3-newsletter'] },
    async () => {
      expect((await app.send('POST', '/v1/newsletter', { email: 'a@example.com' })).status).toBe(204);
      expect((await app.send('POST', '/api/newsletter', { email: 'a@example.com' })).status).toBe(204);
      const asked = { path: '/v1/newsletter', body: { email: 'a@example.com' } };
      expect(provider.seen.map(({ path, body }) => ({ path, body }))).toEqual([asked, asked]);
      provider.fault = 'reset';
      expect((await app.send('POST', '/v1/newsletter', { email: 'a@example.com' })).status).toBe(502);
      expect(provider.seen).toHaveLength(3);
    },
  );

  it('forwards analytics events to the provider’s unversioned base', async () => {
    const event = { messageId: '1', type: 'page', name: 'Home', sentAt: '2026-11-21T00:00:00.000Z', properties: {} };
    expect((await app.send('POST', '/api/collect', { events: [event] })).status).toBe(204);
    expect(provider.seen[0]?.path).toBe('/api/collect');
  });

  it('keeps the token of a gift-card order out of the log', { tags: ['asvs:14.2.1'] }, async () => {
    await app.get('/v1/custom-gift-cards/orders/order-token-123');
    expect(app.logged()).not.toContain('order-token-123');
    expect(app.logged()).toContain('/v1/custom-gift-cards/orders/{token}');
  });

  it('keeps the tokens of a gift card’s refund, new code, sheet and opening out of the log', async () => {
    const path = '/v1/custom-gift-cards/orders/order-token-123';
    await app.send('POST', `${path}/refund`);
    await app.send('POST', `${path}/codes`, { replaces: 0 });
    await app.get(`${path}/sheet`);
    await app.send('POST', '/v1/custom-gift-cards/open', { token: 'gift-token-123' });
    expect(provider.seen.map(({ path: asked }) => asked)).toEqual([
      `${path}/refund`,
      `${path}/codes`,
      `${path}/sheet`,
      '/v1/custom-gift-cards/open',
    ]);
    expect(app.logged()).not.toMatch(/(?:order|gift)-token-123/);
  });

  it(
    'keeps the token of a shared shortlist out of the log, and caches neither the list nor its votes',
    { tags: ['asvs:14.2.1'] },
    async () => {
      const path = '/v1/shortlists/shortlist-token-123';
      const responses = [
        await app.get(path),
        await app.get(path),
        await app.send('PUT', `${path}/votes`, { name: 'Anna', hotels: [], isNew: false }),
      ];
      expect(provider.seen.map(({ method, path: asked }) => [method, asked])).toEqual([
        ['GET', path],
        ['GET', path],
        ['PUT', `${path}/votes`],
      ]);
      for (const { headers } of responses) expect(headers.get('cache-control')).toBe('no-store');
      expect(app.logged()).not.toMatch(/shortlist-token-123|Anna/);
      expect(app.logged()).toContain('/v1/shortlists/{token}/votes');
    },
  );

  it('allows twenty new shared shortlists an hour from one address, and a repeated one does not count', async () => {
    const share = (key: string) =>
      app.send('POST', '/v1/shortlists', { hotels: ['dar-zahra'] }, { 'idempotency-key': key });
    const first = crypto.randomUUID();
    await share(first);
    for (let list = 1; list < 20; list++) expect((await share(crypto.randomUUID())).status).not.toBe(429);
    expect((await share(crypto.randomUUID())).status).toBe(429);
    expect((await share(first)).status).not.toBe(429);
  });

  it('allows ten people at one table to look at their list and to choose, and a flood not', async () => {
    const statuses: number[] = [];
    for (let asks = 0; asks < 600; asks++) statuses.push((await app.get('/v1/shortlists/shortlist-token-123')).status);
    expect(statuses).not.toContain(429);
    const vote = { name: 'Anna', hotels: [], isNew: false };
    expect((await app.send('PUT', '/v1/shortlists/shortlist-token-123/votes', vote)).status).toBe(429);
  });

  it('allows sixty openings of gift cards and calls for their orders in ten minutes from one address', async () => {
    const open = () => app.send('POST', '/v1/custom-gift-cards/open', { token: 'gift-token-123' });
    const statuses: number[] = [];
    for (let asks = 0; asks < 60; asks++) statuses.push((await open()).status);
    expect(statuses).not.toContain(429);
    expect((await open()).status).toBe(429);
    expect((await app.send('POST', '/v1/custom-gift-cards/orders/order-token-123/refund')).status).toBe(429);
  });

  it('keeps the token out of the log when the request is refused', { tags: ['asvs:16.3.2'] }, async () => {
    const path = '/v1/custom-gift-cards/orders/order-token-123';
    const responses = [
      await app.send('PATCH', path, {}),
      await app.get(`${path}/more`),
      await app.get(path.toUpperCase()),
      await app.send('PUT', path, {}, { 'sec-fetch-site': 'cross-site' }),
      await app.send('PUT', path, '{'),
    ];
    for (let asks = 0; asks < 61; asks++) responses.push(await app.get(path));
    expect(responses.at(-1)?.status).toBe(429);
    expect(new Set(responses.map(({ status }) => status)).size).toBeGreaterThan(3);
    expect(app.logged().match(/"method"/g)).toHaveLength(responses.length);
    expect(app.logged()).not.toMatch(/order-token-123/i);
  });

  it.each([...pathsWithToken])('keeps the token of %s out of the log, also where no route answers', async (path) => {
    const address = `/v1${path.replace('{token}', 'secret-token-123')}`;
    await app.get(address);
    await app.send('PATCH', address, {});
    await app.get(`${address}/`);
    await app.get(`${address}/more`);
    await app.get(address.toUpperCase());
    expect(app.logged().match(/"method"/g)).toHaveLength(5);
    expect(app.logged()).not.toMatch(/secret-token-123/i);
  });

  it('keeps a token out of the log that was moved into the path of a page, and keeps the pages’ own paths', async () => {
    const token = 'Zk3v9mBq1yT0cXwL8uR5nHs2dJf7gPaE4iKo6lMzQxY';
    const code = formatGiftCode(giftCodeOf(new Uint8Array(12).fill(7)));
    const moved = [`/%23reset-password=${token}`, `/e-gift-card/open%23${token}`, `/e-gift-card/order/${token}`];
    for (const path of [
      ...moved,
      `/${code}`,
      `/${code.toLowerCase()}`,
      '/ada@b.example',
      '/our-hotels/a-house-of-2026',
    ])
      await app.get(path);
    expect(app.logged().match(/"method"/g)).toHaveLength(7);
    expect(app.logged()).not.toMatch(new RegExp(`${token}|${code}|ada`, 'i'));
    for (const path of ['/%23*', '/e-gift-card/open%23*', '/e-gift-card/order/*', '/*', '/our-hotels/a-house-of-2026'])
      expect(app.logged()).toContain(`"path":"${path}"`);
  });

  it('tells the provider the visitor’s address, signed, because anybody can use the website’s token', async () => {
    await app.send(
      'POST',
      '/v1/custom-gift-cards/balance',
      { code: '0'.repeat(20) },
      { 'x-visitor-address': '1.1.1.1' },
    );
    const headers = provider.seen[0]?.headers;
    expect(headers?.authorization).toBe('Bearer pk_0123456789abcdef');
    expect(signedVisitorAddress(new Headers(headers as Record<string, string>), ['sk_0123456789abcdef'])).toBe(
      '203.0.113.7',
    );
  });

  it('allows ten gift code look-ups in ten minutes from one address, and then sends Retry-After', async () => {
    const ask = () => app.send('POST', '/v1/custom-gift-cards/balance', { code: '0000-0000-0000-0000-0000' });
    const statuses: number[] = [];
    for (let asks = 0; asks < 11; asks++) statuses.push((await ask()).status);
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses[10]).toBe(429);
    expect((await ask()).headers.get('retry-after')).toMatch(/^\d+$/);
  });
});
