import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, ORIGIN, sameOriginHeaders, type TestApp } from '../testing/app.ts';
import { joining } from '../testing/joining.ts';
import { nothingFound } from '../testing/hotels.ts';
import { startTestProvider, type TestProvider } from '../testing/provider.ts';

/** So long that on a busy machine no call leaves a queue because its time is over. */
const TIMEOUT_MS = 600_000;

let provider: TestProvider;
let app: TestApp;
let release: () => void;

beforeAll(async () => {
  provider = await startTestProvider();
});
beforeEach(() => {
  provider.seen.length = 0;
  provider.responses = { 'GET /v1/hotels/search': { body: nothingFound } };
  app = createTestApp(provider.url, {
    variables: { TRUSTED_PROXIES: '203.0.113.7', PROVIDER_TIMEOUT: String(TIMEOUT_MS) },
  });
  release = provider.hold();
});
afterEach(() => {
  release();
  vi.useRealTimers();
});
afterAll(() => provider.close());

let visitors = 0;
const fromNewAddress = () => ({ 'x-forwarded-for': `198.51.${(visitors += 1) >> 8}.${visitors & 255}` });

const signIn = async (signal?: AbortSignal): Promise<Response> =>
  app.fetch(
    new Request(`${ORIGIN}/api/token`, {
      method: 'POST',
      headers: { ...sameOriginHeaders, ...fromNewAddress() },
      body: JSON.stringify({ email: 'amelie@example.com', password: 'lantern-orchard-fjord' }),
      ...(signal ? { signal } : {}),
    }),
    { peerAddress: '203.0.113.7' },
  );
const search = (words: number) => app.get(`/v1/hotels/search?q=pool+${words}`, fromNewAddress());
const many = <T>(count: number, task: (index: number) => T) => Array.from({ length: count }, (_, index) => task(index));
/** Bodies are read in several turns of the event loop before a call is in the queue. */
const untilQueued = async () => {
  for (let turn = 0; turn < 50; turn++) await new Promise((resume) => setImmediate(resume));
};
const callsOf = (method: string) => provider.seen.filter((seen) => seen.method === method).length;
const eachIsBusy = async (responses: readonly Promise<Response>[]) => {
  for (const response of await Promise.all(responses)) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  }
};

describe('more calls than the provider can answer', () => {
  it(
    'of one class wait in a queue, and beyond it are told at once to come back',
    { tags: ['asvs:15.2.2'] },
    async () => {
      const admitted = many(8 + 64, () => signIn());
      await provider.waitForRequests(8);
      await eachIsBusy(many(5, () => signIn()));
      release();
      for (const response of await Promise.all(admitted)) expect(response.status).toBe(200);
      expect(callsOf('POST')).toBe(8 + 64);
    },
  );

  it('that each hold up a whole provider are sent one at a time', { tags: ['asvs:15.2.2'] }, async () => {
    const sheets = many(12, () => app.get('/v1/custom-gift-cards/orders/a-token/sheet', fromNewAddress()));
    await eachIsBusy(sheets.slice(9));
    await provider.waitForRequests(1);
    await untilQueued();
    expect(callsOf('GET')).toBe(1);
    release();
    await Promise.all(sheets);
    expect(callsOf('GET')).toBe(9);
  });

  it('leave the other classes alone', { tags: ['asvs:15.2.2'] }, async () => {
    const searches = many(200, search);
    await provider.waitForRequests(4);
    void signIn();
    void app.send('POST', '/api/newsletter', { email: 'amelie@example.com' });
    await provider.waitForRequests(6);
    expect(callsOf('GET')).toBe(4);
    release();
    const statuses = (await Promise.all(searches)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(200 - 4 - 96);
  });

  it('never make somebody who has just paid wait behind those who have not', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const joined = app.send('POST', '/api/user', joining, key);
    await provider.waitForRequests(1);
    const { payment } = app.admission;
    const gate = Promise.withResolvers<void>();
    let isOver = false;
    // Each that begins lets another one wait, so that the queue is always full.
    const pay = (): Promise<void> =>
      payment
        .run(() => {
          if (!isOver) void pay();
          return gate.promise;
        })
        .catch(() => undefined);
    const others = Promise.all(many(23 + 96, pay));
    release();
    expect(await (await joined).json()).toHaveProperty('session');
    isOver = true;
    gate.resolve();
    await others;
  });

  it('of visitors who have left are not sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const admitted = many(8, () => signIn());
    await provider.waitForRequests(8);
    const leaving = new AbortController();
    const abandoned = signIn(leaving.signal);
    const next = signIn();
    await untilQueued();
    leaving.abort();
    await eachIsBusy([abandoned]);
    release();
    for (const response of await Promise.all([...admitted, next])) expect(response.status).toBe(200);
    expect(callsOf('POST')).toBe(9);
  });

  it('are told to come back after a part of the deadline, and are not sent afterwards', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const admitted = many(8, () => signIn());
    await provider.waitForRequests(8);
    const waiting = many(3, () => signIn());
    await untilQueued();
    vi.advanceTimersByTime(TIMEOUT_MS / 3);
    await eachIsBusy(waiting);
    release();
    for (const response of await Promise.all(admitted)) expect(response.status).toBe(200);
    expect(callsOf('POST')).toBe(8);
  });

  it('make room for a call that changes something', async () => {
    void signIn();
    await provider.waitForRequests(1);
    const searches = many(20, search);
    await provider.waitForRequests(4);
    await untilQueued();
    expect(callsOf('GET')).toBe(3);
    release();
    for (const response of await Promise.all(searches)) expect(response.status).toBe(200);
  });
});

describe('searches of one address', () => {
  // The limit's ten seconds do not pass, however long the machine needs.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));

  it('are limited, and those that the cache has are free', async () => {
    release();
    const address = { 'x-forwarded-for': '198.51.100.1' };
    const searchFrom = (words: number) => app.get(`/v1/hotels/search?q=pool+${words}`, address);
    for (let words = 0; words < 100; words++) {
      expect((await searchFrom(words)).status).toBe(200);
      expect((await searchFrom(0)).status).toBe(200);
    }
    const refused = await searchFrom(100);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(10);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('a few seconds') });
    expect((await searchFrom(0)).status).toBe(200);
    expect((await search(100)).status).toBe(200);
    expect(callsOf('GET')).toBe(101);
  });

  it('are limited on pages too, together with those that scripts send', { tags: ['asvs:2.4.1'] }, async () => {
    release();
    const address = { 'x-forwarded-for': '198.51.100.2', accept: 'text/html' };
    for (let words = 0; words < 50; words++) {
      expect((await app.get(`/search-results?q=pool+${words}`, address)).status).toBe(200);
      expect((await app.get(`/v1/hotels/search?q=spa+${words}`, address)).status).toBe(200);
    }
    const refused = await app.get('/search-results?q=another', address);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect((await app.get('/search-results?q=pool+0', address)).status).toBe(200);
    expect((await app.get('/membership', address)).status).toBe(200);
  });
});
