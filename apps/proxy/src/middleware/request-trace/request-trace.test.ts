import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BeginSpan } from '@myler/server/trace-request';
import { createTestApp } from '../../testing/app.ts';
import { startTestProvider, type TestProvider } from '../../testing/provider.ts';

let provider: TestProvider;
/** What was recorded, in its order. */
let recorded: object[] = [];
const beginSpan: BeginSpan = (request) => {
  recorded.push({ request });
  return {
    beginCall: (method) => ({
      traceparent: '00-of-the-call',
      sent: () => void recorded.push({ sent: method }),
      end: (status) => void recorded.push({ called: status }),
    }),
    end: (response) => void recorded.push(response),
  };
};

beforeAll(async () => {
  provider = await startTestProvider();
});
beforeEach(() => {
  provider.seen.length = 0;
  recorded = [];
});
afterAll(() => provider.close());

const CALLER = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

it('a request and its call to the provider are in one trace, by the pattern of the route', async () => {
  const app = createTestApp(provider.url, { beginSpan });
  await app.get('/v1/custom-gift-cards/orders/a-secret-token', { traceparent: CALLER });
  expect(provider.seen[0]?.headers['traceparent']).toBe('00-of-the-call');
  expect(recorded).toMatchObject([
    // A visitor cannot choose the trace.
    { request: { method: 'GET', traceparent: undefined } },
    { sent: 'GET' },
    { called: expect.any(Number) as number },
    { route: '/v1/custom-gift-cards/orders/{token}', status: expect.any(Number) as number },
  ]);
  expect(JSON.stringify(recorded)).not.toContain('a-secret-token');
});

it('the operator’s own proxies continue their trace', async () => {
  const app = createTestApp(provider.url, {
    beginSpan,
    variables: { TRUSTED_PROXIES: '10.0.0.0/8' },
    peerAddress: '10.1.2.3',
  });
  await app.get('/livez', { traceparent: CALLER });
  expect(recorded).toEqual([{ request: { method: 'GET', traceparent: CALLER } }, { route: '/livez', status: 200 }]);
});

it('a call that fails, and a page, are recorded too', async () => {
  const app = createTestApp('http://127.0.0.1:9', { beginSpan });
  expect((await app.get('/v1/custom-gift-cards/orders/token-1')).status).toBe(502);
  expect(recorded).toContainEqual({ called: undefined });
  recorded = [];
  await app.get('/membership?email=somebody@example.com');
  expect(recorded.at(-1)).toEqual({ route: 'page', status: 200 });
});

it('nothing is sent along without tracing', async () => {
  await createTestApp(provider.url).get('/v1/custom-gift-cards/orders/token-2');
  expect(provider.seen[0]?.headers['traceparent']).toBeUndefined();
});
