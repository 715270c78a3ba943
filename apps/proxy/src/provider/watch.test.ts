import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '@myler/server/log';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { joining } from '../testing/joining.ts';
import { startTestProvider, type TestProvider } from '../testing/provider.ts';
import { createProviderWatch, type Health, type ProviderWatch } from './watch.ts';

const lines: string[] = [];
const log = createLog({ app: 'proxy', level: 'info', output: { write: (line) => void lines.push(line) } });

describe('the watch of a provider', () => {
  let health: Health;
  let checks: number;
  let restarts: number;
  let watch: ProviderWatch;

  beforeEach(() => {
    vi.useFakeTimers();
    lines.length = 0;
    [health, checks, restarts] = ['answers', 0, 0];
    watch = createProviderWatch({
      log,
      restart: () => (restarts += 1),
      check: () => {
        checks += 1;
        return Promise.resolve(health);
      },
    });
  });
  afterEach(() => {
    watch.stop();
    vi.useRealTimers();
  });

  const timeOut = async (times: number) => {
    for (let count = 0; count < times; count++) watch.timedOut();
    await vi.advanceTimersByTimeAsync(0);
  };

  it('checks its health after three calls in a row were not answered, and not before', async () => {
    health = 'hangs';
    await timeOut(2);
    watch.answered();
    await timeOut(2);
    expect([checks, watch.isHung()]).toEqual([0, false]);
    await timeOut(1);
    expect([checks, watch.isHung()]).toEqual([1, true]);
  });

  it('takes a provider whose health check answers for slow, and not for hung', async () => {
    await timeOut(5);
    expect(checks).toBeGreaterThan(0);
    expect(watch.isHung()).toBe(false);
  });

  it('checks regularly while nobody calls', async () => {
    watch.start();
    health = 'hangs';
    await vi.advanceTimersByTimeAsync(5_000);
    expect(watch.isHung()).toBe(true);
  });

  it('uses the provider again within a second of its answer, and logs each change once', async () => {
    health = 'hangs';
    await timeOut(3);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(lines.filter((line) => line.includes('does not answer'))).toHaveLength(1);
    health = 'answers';
    await vi.advanceTimersByTimeAsync(1_000);
    expect(watch.isHung()).toBe(false);
    expect(lines.filter((line) => line.includes('answers again'))).toHaveLength(1);
    expect(restarts).toBe(0);
  });

  it('restarts a provider that does not answer for long, and waits longer each time', async () => {
    health = 'hangs';
    await timeOut(3);
    const checksAtRestart: number[] = [];
    for (let second = 0; second < 60; second++) {
      const before = restarts;
      await vi.advanceTimersByTimeAsync(1_000);
      if (restarts > before) checksAtRestart.push(checks);
    }
    expect(checksAtRestart).toEqual([6, 6 + 12, 6 + 12 + 24]);
    health = 'starting';
    await vi.advanceTimersByTimeAsync(1_000);
    expect(watch.isHung()).toBe(false);
  });
});

describe('a provider that hangs', () => {
  let provider: TestProvider;
  let app: TestApp;
  let deadline: AbortController;

  beforeAll(async () => {
    provider = await startTestProvider();
  });
  beforeEach(() => {
    provider.seen.length = 0;
    provider.fault = 'hung';
    deadline = new AbortController();
    app = createTestApp(provider.url, { deadlineSignal: () => deadline.signal });
  });
  afterEach(() => app.watch.stop());
  afterAll(() => provider.close());

  const credentials = { email: 'amelie@example.com', password: 'lantern-orchard-fjord' };
  const hang = async () => {
    const calls = [1, 2, 3].map((count) => app.get(`/v1/hotels/search?q=pool+${count}`));
    await provider.waitForRequests(3);
    deadline.abort();
    for (const response of await Promise.all(calls)) expect(response.status).toBe(504);
    await expect.poll(() => app.watch.isHung()).toBe(true);
    // Calls from here on have all the time, so that only the watch ends them.
    deadline = new AbortController();
    provider.seen.length = 0;
  };

  it('is told to be asked again later, where asking twice does no harm', async () => {
    const pending = [
      app.get('/v1/hotels/search?q=pool'),
      app.send('POST', '/api/user', joining, { 'idempotency-key': crypto.randomUUID() }),
      app.send('POST', '/v1/newsletter', { email: 'amelie@example.com' }, { 'idempotency-key': crypto.randomUUID() }),
      app.send('POST', '/api/token', credentials),
    ];
    await provider.waitForRequests(pending.length);
    deadline.abort();
    const responses = await Promise.all(pending);
    expect(responses.map(({ status }) => status)).toEqual([504, 504, 504, 504]);
    expect(responses.map(({ headers }) => headers.get('retry-after'))).toEqual(['2', '2', null, null]);
  });

  it(
    'is not called any more: reads, sign-in and gift-card payments get 503 with Retry-After at once',
    { tags: ['asvs:16.5.2'] },
    async () => {
      await hang();
      for (const response of [
        await app.get('/v1/prices'),
        await app.send('POST', '/api/token', credentials),
        await app.send('DELETE', `/v1/custom-gift-cards/orders/${'a'.repeat(43)}`),
      ]) {
        expect(response.status).toBe(503);
        expect(response.headers.get('retry-after')).toBe('1');
        expect(response.headers.get('content-type')).toContain('application/problem+json');
      }
      expect(provider.seen.filter(({ path }) => path !== '/api/health')).toEqual([]);
    },
  );

  it('is used again when its health check answers', async () => {
    await hang();
    provider.fault = undefined;
    // A check that was sent before.
    deadline.abort();
    deadline = new AbortController();
    await expect.poll(() => app.get('/v1/prices').then(({ status }) => status), { timeout: 20_000 }).toBe(200);
  });
});
