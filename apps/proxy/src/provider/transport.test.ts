import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import { faults, startTestProvider, type TestProvider } from '../testing/provider.ts';
import { createLimiter } from '@myler/server/limiter';
import { createTransport, PROVIDER_BASE } from './transport.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider();
});
beforeEach(() => {
  provider.seen.length = 0;
  provider.fault = undefined;
});
afterAll(() => provider.close());

/** Only the deadline of a call ends these. */
const neverEnds = new Set<(typeof faults)[number]>(['hung', 'trickle']);
const member = { email: 'amelie@example.com', password: 'lantern-orchard-fjord' };

describe('a provider that fails', () => {
  it.each(faults)(
    '(%s) gives a problem in plain words within the deadline',
    { tags: ['asvs:15.3.2'] },
    async (fault) => {
      let deadline = new AbortController();
      const patience: number[] = [];
      const app = createTestApp(provider.url, {
        deadlineSignal(ms) {
          patience.push(ms);
          return deadline.signal;
        },
      });
      provider.fault = fault;
      const pending = Promise.all([
        app.get('/v1/prices'),
        app.get('/v1/me', { authorization: 'Bearer at_member' }),
        app.send('POST', '/api/token', member),
        app.get('/api/coupons?code=WELCOME10&membershipId=gold&currency=EUR'),
      ]);
      await provider.waitForRequests(4);
      if (neverEnds.has(fault)) deadline.abort();
      for (const response of await pending) {
        expect(response.status).toBe(neverEnds.has(fault) ? 504 : 502);
        expect(response.headers.get('content-type')).toContain('application/problem+json');
        const text = await response.text();
        expect(JSON.parse(text)).toMatchObject({ status: response.status, message: expect.any(String) });
        expect(text).not.toMatch(/127\.0\.0\.1|internal|stack|provider|elsewhere/i);
      }
      // An API that needs the provider answers within two seconds.
      expect(Math.max(...patience)).toBeLessThan(2000);
      deadline = new AbortController();
      // Nothing was asked twice, but for reads that a kept connection lost.
      expect(provider.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
      expect(provider.seen.length).toBeLessThanOrEqual(fault === 'reset' ? 7 : 4);
      provider.fault = undefined;
      // Time-outs in a row stop further calls until a health check succeeds.
      await expect.poll(() => app.get('/v1/prices').then(({ status }) => status)).toBe(200);
      app.watch.stop();
    },
  );

  it('is waited for as long as PROVIDER_TIMEOUT says, and 1.8 seconds by default', async () => {
    const patience: number[] = [];
    const deadlineSignal = (ms: number) => {
      patience.push(ms);
      return new AbortController().signal;
    };
    const usual = createTestApp(provider.url, { deadlineSignal });
    const longTimeout = createTestApp(provider.url, { deadlineSignal, variables: { PROVIDER_TIMEOUT: '300000' } });
    for (const app of [usual, longTimeout]) await app.send('POST', '/api/token', member);
    expect(patience).toEqual([1_800, 300_000]);
  });

  it('is asked for its health with the website’s token, so that it does not refuse the question', async () => {
    const { watch } = createTestApp(provider.url);
    for (let count = 0; count < 3; count++) watch.timedOut();
    await provider.waitForRequests(1);
    watch.stop();
    expect(provider.seen[0]).toMatchObject({
      path: '/api/health',
      headers: { authorization: 'Bearer pk_0123456789abcdef' },
    });
  });

  it('by being unreachable or not started gives a problem too', async () => {
    const gone = createTestApp('http://127.0.0.1:9');
    expect((await gone.get('/v1/prices')).status).toBe(502);
    const starting = createTestApp(undefined);
    const response = await starting.get('/v1/prices');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
  });

  it('by closing a keep-alive connection gets a read once more, and a write never', async () => {
    const asked: string[] = [];
    const used = new Set<unknown>();
    const server = createServer((request, response) => {
      asked.push(request.method ?? '');
      if (request.method === 'POST' || used.has(request.socket)) request.socket.destroy();
      else response.end('{}');
      used.add(request.socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const limiter = createLimiter({ concurrency: 2, queueSize: 1 });
    const send = createTransport({
      url: () => `http://127.0.0.1:${port}`,
      limiter,
      deadline: 5_000,
      deadlineSignal: () => new AbortController().signal,
    });
    const read = () => send(`${PROVIDER_BASE}/prices`);
    expect((await read()).status).toBe(200);
    expect((await read()).status).toBe(200);
    expect(asked).toEqual(['GET', 'GET', 'GET']);
    await expect(send(`${PROVIDER_BASE}/newsletter`, { method: 'POST' })).rejects.toMatchObject({ status: 502 });
    expect(asked).toEqual(['GET', 'GET', 'GET', 'POST']);
    server.close();
    server.closeAllConnections();
  });

  it('by not answering ends the call at its deadline', async () => {
    const release = provider.hold();
    const limiter = createLimiter({ concurrency: 2, queueSize: 1 });
    const send = createTransport({ url: () => provider.url, limiter, deadline: 50 });
    await expect(send(`${PROVIDER_BASE}/prices`)).rejects.toMatchObject({ status: 504 });
    release();
  });

  it('by being slow gets a limited number of concurrent calls, and the calls beyond the queue get 503', async () => {
    const limiter = createLimiter({ concurrency: 2, queueSize: 1 });
    const send = createTransport({
      url: () => provider.url,
      limiter,
      deadline: 5_000,
      deadlineSignal: () => new AbortController().signal,
    });
    const release = provider.hold();
    const calls = [1, 2, 3].map(() => send(`${PROVIDER_BASE}/prices`));
    await expect(send(`${PROVIDER_BASE}/prices`)).rejects.toMatchObject({ status: 503 });
    release();
    for (const response of await Promise.all(calls)) expect(response.status).toBe(200);
    expect(limiter.running).toBe(0);
  });
});
