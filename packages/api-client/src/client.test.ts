import { describe, expect, it } from 'vitest';
import { provider, sameOrigin } from '../test-support/clients.ts';
import { wirePrice } from '../test-support/examples.ts';
import { broken, startTestServer } from '../test-support/server.ts';
import { ApiError } from './errors/index.ts';
import { createGatewayClient } from './gateway/index.ts';
import { apiVariant } from './provider/index.ts';
import { createSameOriginClient } from './same-origin/index.ts';

describe('specification 7: two clients', () => {
  it(
    'one calls the provider’s API at its v1 base, one the same origin’s /api',
    { tags: ['spec:7-two-clients'] },
    async () => {
      const { origin, received } = await startTestServer({ json: [] });
      await provider(origin).call('prices');
      await sameOrigin(origin).call('prices');
      expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /v1/prices', 'GET /api/prices']);
    },
  );

  it('both send JSON', { tags: ['spec:7-json'] }, async () => {
    const { origin, received } = await startTestServer({ status: 204 });
    await provider(origin).call('subscribe', { body: { email: 'amara@myler.example' } });
    await sameOrigin(origin).call('subscribe', { body: { email: 'amara@myler.example' } });
    for (const { headers, body } of received) {
      expect(headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
      expect(body).toEqual({ email: 'amara@myler.example' });
    }
    expect(received).toHaveLength(2);
  });

  it('both send no body when they get none', async () => {
    const { origin, received } = await startTestServer({ status: 204 });
    await provider(origin).call('subscribe', {});
    await sameOrigin(origin).call('subscribe', {});
    for (const { headers, body } of received) {
      expect(headers).not.toHaveProperty('content-type');
      expect(body ?? '').toBe('');
    }
    expect(received).toHaveLength(2);
  });

  it('both send an app-version header with the value Website', { tags: ['spec:7-app-version-header'] }, async () => {
    const { origin, received } = await startTestServer({ json: [] });
    await provider(origin).call('prices');
    await sameOrigin(origin).call('prices');
    expect(received.map(({ headers }) => headers['app-version'])).toEqual(['Website', 'Website']);
  });

  it(
    'the provider client also sends a bearer authorization header, the same-origin client none',
    { tags: ['spec:7-bearer'] },
    async () => {
      const { origin, received } = await startTestServer({ json: [] });
      await provider(origin).call('prices');
      await sameOrigin(origin).call('prices');
      expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer publishable', undefined]);
    },
  );

  it('the bearer token is read for each call: the member’s after the member signs in', async () => {
    const { origin, received } = await startTestServer({ json: { status: true } });
    let token = 'publishable';
    const client = provider(origin, { token: () => token });
    await client.call('me');
    token = 'member';
    await client.call('me');
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer publishable', 'Bearer member']);
  });

  it('the gateway client sends a member’s token, or no token', async () => {
    const { origin, received } = await startTestServer({ json: [] });
    await createGatewayClient({ baseUrl: `${origin}/v1` }).call('prices');
    await createGatewayClient({ baseUrl: `${origin}/v1`, token: () => 'member' }).call('prices');
    expect(received.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer member']);
    expect(received.map(({ headers }) => headers['app-version'])).toEqual(['Website', 'Website']);
  });

  it(
    'one variant swaps the version segment of the base path for the api segment',
    { tags: ['spec:7-api-variant'] },
    async () => {
      const { origin, received } = await startTestServer({ json: { status: 'ok' } });
      await provider(origin).call('health');
      expect(received[0]?.path).toBe('/api/health');
      expect(apiVariant('https://provider.example/v1')).toBe('https://provider.example/api');
      expect(apiVariant('https://provider.example/shop/v2/')).toBe('https://provider.example/shop/api/');
      expect(apiVariant('https://v1.provider.example/v1')).toBe('https://v1.provider.example/api');
    },
  );
});

describe('specification 7: how a call ends', () => {
  it('a non-OK response rejects with the parsed JSON body', { tags: ['spec:7-rejects'] }, async () => {
    const body = {
      message: 'This code has expired.',
      code: 'expired',
      errors: { referralCode: 'Expired on 1 May.' },
      more: 1,
    };
    const { origin } = await startTestServer({ status: 410, json: body });
    const query = { code: 'SPRING', membershipId: 'gold', currency: 'EUR' } as const;
    const error = await provider(origin)
      .call('coupon', { query })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 410,
      data: body,
      message: body.message,
      code: body.code,
      errors: body.errors,
    });
    expect(error).toMatchObject({ request: { method: 'GET' } });
  });

  it('a 204 resolves with no body', { tags: ['spec:7-no-content'] }, async () => {
    const { origin } = await startTestServer({ status: 204 });
    await expect(provider(origin).call('subscribe', { body: { email: 'a@myler.example' } })).resolves.toBeUndefined();
    await expect(sameOrigin(origin).call('signOut')).resolves.toBeUndefined();
  });

  it('a broken connection rejects with an ApiError of status 0', async () => {
    const { origin } = await startTestServer(broken.hangsUp);
    await expect(sameOrigin(origin).call('prices')).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  });

  it('a server that never answers is abandoned after the timeout', async () => {
    const { origin } = await startTestServer(broken.neverResponds);
    await expect(sameOrigin(origin, { timeout: 50 }).call('prices')).rejects.toMatchObject({
      name: 'ApiError',
      status: 0,
    });
  });

  it('a response that is not JSON rejects with 502', async () => {
    const { origin } = await startTestServer(broken.sendsHtml);
    await expect(sameOrigin(origin).call('prices')).rejects.toMatchObject({ name: 'ApiError', status: 502 });
    await expect(provider(origin).call('prices')).rejects.toMatchObject({ name: 'ApiError', status: 502 });
  });

  it('an error that is not JSON keeps its status', async () => {
    const { origin } = await startTestServer((response) => response.writeHead(413).end('Too large'));
    const error: unknown = await sameOrigin(origin)
      .call('prices')
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 413, message: 'An unexpected error occurred. Please try again.' });
  });

  it('a response that breaks the contract rejects with 502', async () => {
    const { origin } = await startTestServer({ json: [{ ...wirePrice, prices: 'dear' }] });
    await expect(provider(origin).call('prices')).rejects.toMatchObject({ name: 'ApiError', status: 502 });
  });

  it('an error keeps the seconds of Retry-After', async () => {
    const { origin } = await startTestServer({
      status: 429,
      json: { message: 'Slowly.' },
      headers: { 'retry-after': '30' },
    });
    await expect(sameOrigin(origin).call('prices')).rejects.toMatchObject({ status: 429, retryAfter: 30 });
  });
});

describe('a request', () => {
  it('carries the headers of its call, and a content type only when it has a body', async () => {
    const { origin, received } = await startTestServer({ json: [] }, { status: 204 });
    const client = sameOrigin(origin, { headers: () => ({ 'x-from': 'client', 'x-both': 'client' }) });
    await client.call('prices', { headers: { 'x-both': 'call' } });
    await client.call('signOut', { body: {} as never });
    expect(received[0]?.headers).toMatchObject({ accept: 'application/json', 'x-from': 'client', 'x-both': 'call' });
    expect(received[0]?.headers).not.toHaveProperty('content-type');
    expect(received[0]?.headers).not.toHaveProperty('idempotency-key');
    expect(received[1]).toMatchObject({ headers: { 'content-type': 'application/json' }, body: {} });
  });

  it('is aborted by its signal', async () => {
    const { origin } = await startTestServer(broken.neverResponds);
    const controller = new AbortController();
    const calling = sameOrigin(origin).call('prices', { signal: controller.signal });
    controller.abort();
    const error: unknown = await calling.catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ApiError', status: 0 });
    // Not because the time was over.
    expect(String((error as ApiError).cause)).toMatch(/abort/i);
    expect(String((error as ApiError).cause)).not.toMatch(/timeout/i);
  });

  it('survives the page that sent it, if its call says so', async () => {
    const { origin } = await startTestServer({ status: 204 });
    const requests: boolean[] = [];
    const client = sameOrigin(origin, {
      fetch: (input: string | URL | Request, init?: RequestInit) => {
        requests.push(new Request(input, init).keepalive);
        return fetch(input, init);
      },
    });
    await client.call('signOut', { keepalive: true });
    await client.call('signOut');
    expect(requests).toEqual([true, false]);
  });

  it('writes only texts and numbers into its query', async () => {
    const { origin, received } = await startTestServer({ json: { items: [], total: 0 } });
    const query = { q: 'lake & sea', page: 2, limit: undefined, ages: null, regions: ['x'] } as never;
    await createGatewayClient({ baseUrl: `${origin}/v1` }).call('hotels', { query });
    expect(received[0]?.path).toBe('/v1/hotels/?q=lake+%26+sea&page=2');
  });

  it('goes to the site’s own paths when it has no base URL', async () => {
    const asked: string[] = [];
    const fetch = (input: string | URL | Request) => {
      asked.push(input instanceof Request ? input.url : String(input));
      return Promise.resolve(Response.json([]));
    };
    await createGatewayClient({ fetch }).call('prices');
    await createSameOriginClient({ fetch }).call('prices');
    expect(asked).toEqual(['/v1/prices', '/api/prices']);
  });

  it('that cannot be built rejects with an error', async () => {
    const { origin } = await startTestServer({ json: [] });
    const headers = () => ({ 'x-name': 'Nguyễn' });
    await expect(sameOrigin(origin, { headers }).call('prices')).rejects.toBeInstanceOf(Error);
  });
});

describe('an answer', () => {
  it('without a body resolves with undefined, and an error without JSON has no data', async () => {
    const { origin } = await startTestServer((response) => response.writeHead(200).end());
    await expect(sameOrigin(origin).call('signOut')).resolves.toBeUndefined();
    const html = await startTestServer((response) => response.writeHead(500).end('<p>Oops</p>'));
    await expect(sameOrigin(html.origin).call('signOut')).rejects.toMatchObject({ status: 500, data: undefined });
  });

  it('that breaks the contract has the issues as its cause, and passes when parsing is off', async () => {
    const { origin } = await startTestServer({ json: { prices: 'dear' } });
    await expect(provider(origin).call('prices')).rejects.toMatchObject({
      status: 502,
      cause: expect.objectContaining({ issues: expect.any(Array) as unknown }) as unknown,
    });
    await expect(provider(origin, { parse: false }).call('prices')).resolves.toEqual({ prices: 'dear' });
  });

  it.each([
    ['0', undefined],
    ['soon', undefined],
    ['5', 5],
  ])('with the Retry-After "%s" has the retryAfter %s', async (header, retryAfter) => {
    const { origin } = await startTestServer({ status: 429, json: {}, headers: { 'retry-after': header } });
    const error = await sameOrigin(origin)
      .call('signOut')
      .catch((thrown: unknown) => thrown);
    expect((error as ApiError).retryAfter).toBe(retryAfter);
  });
});
