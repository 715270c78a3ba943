import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '@myler/server/log';
import { readEnv } from './environment/env.ts';
import { listen, nodeHandler, type RunningServer } from './server.ts';
import { createTestApp, ORIGIN, pageFor, sameOriginHeaders, type TestApp } from './testing/app.ts';
import { nothingFound } from './testing/hotels.ts';
import { startTestProvider, type TestProvider } from './testing/provider.ts';

const tokens = { PUBLISHABLE_TOKEN: 'pk_0123456789abcdef', PROVIDER_SECRET: 'sk_0123456789abcdef' };
const log = createLog({ app: 'proxy', level: 'info', output: { write: (line) => void lines.push(line) } });
const lines: string[] = [];
let provider: TestProvider;
let app: TestApp;
let server: RunningServer;
let release: () => void;
let rendering: PromiseWithResolvers<void>;

beforeAll(async () => {
  provider = await startTestProvider();
});
beforeEach(async () => {
  provider.seen.length = 0;
  provider.responses = { 'GET /v1/hotels/search': { body: nothingFound } };
  rendering = Promise.withResolvers();
  app = createTestApp(provider.url, {
    // So long that on a busy machine no call leaves a queue because its time is over.
    variables: { PROVIDER_TIMEOUT: '600000', TRUSTED_PROXIES: '203.0.113.7' },
    renderPage: async (url) => {
      if (url.search.includes('held')) await rendering.promise;
      return pageFor(url);
    },
  });
  server = await listen(readEnv({ ...tokens, PORT: '0', HOST: '127.0.0.1' }), log, () => nodeHandler(app, ORIGIN, log));
});
afterEach(async () => {
  release?.();
  rendering.resolve();
  await server.close(0);
});
afterAll(() => provider.close());

const request = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
const post = (path: string, body = '{}') => request(path, { method: 'POST', headers: sameOriginHeaders, body });

/** Fills the queue of a class, as calls to the provider do. */
function fill(name: 'read' | 'password' | 'payment'): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  release = resolve;
  const limiter = app.admission[name];
  const before = limiter.refused;
  while (limiter.refused === before) limiter.run(() => promise).catch(() => undefined);
}

/** What a refused visitor is told, and whether the log has the same id. */
async function refusalOf(response: Response) {
  const { requestId } = (await response.json()) as { requestId: string };
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    cacheControl: response.headers.get('cache-control'),
    isLogged: lines.some((line) => line.includes('"refused"') && line.includes(requestId)),
  };
}

const busy = { status: 503, retryAfter: '1', cacheControl: 'no-store', isLogged: true };

describe('when a queue is full', () => {
  it('a sign-in is refused before its body is read', async () => {
    fill('password');
    expect(await refusalOf(await post('/api/token', 'this is no JSON'))).toEqual(busy);
  });

  it.each(['/api/user', '/v1/custom-gift-cards'])('a payment (%s) is refused before its body is read', async (path) => {
    fill('payment');
    expect(await refusalOf(await post(path, 'this is no JSON'))).toEqual(busy);
  });

  it('a search is refused, and one that the cache has is answered', async () => {
    expect((await request('/v1/hotels/search?q=pool')).status).toBe(200);
    fill('read');
    expect(await refusalOf(await request('/v1/hotels/search?q=snow'))).toEqual(busy);
    expect((await request('/v1/hotels/search?q=pool')).status).toBe(200);
  });

  it('a search that is malformed is told so, and not to come back', async () => {
    fill('read');
    expect((await request('/v1/hotels/search?limit=none')).status).toBe(422);
  });

  it('a page with a query is refused as a page, and all that are cached are answered', async () => {
    const asPage = { headers: { accept: 'text/html' } };
    expect((await request('/search-results?q=pool', asPage)).status).toBe(200);
    const held = Array.from({ length: 3 + 16 }, (_, index) => request(`/search-results?q=held+${index}`, asPage));
    await expect.poll(() => request('/search-results?q=held', asPage).then(({ status }) => status)).toBe(503);
    const refused = await request('/search-results?q=snow', asPage);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(await refused.text()).toContain('Reference:');
    for (const path of ['/search-results?q=pool', '/membership'])
      expect((await request(path, asPage)).status).toBe(200);
    rendering.resolve();
    await Promise.all(held);
  });

  it('other calls are not refused', async () => {
    fill('password');
    expect((await post('/api/newsletter', JSON.stringify({ email: 'amelie@example.com' }))).status).toBe(204);
    expect((await request('/api/prices')).status).toBe(200);
  });
});
