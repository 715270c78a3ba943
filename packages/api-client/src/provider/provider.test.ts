import { describe, expect, it } from 'vitest';
import { price, wirePrice } from '../../test-support/examples.ts';
import { broken, startTestServer, type TestResponse } from '../../test-support/server.ts';
import { ApiError, normaliseError, UNEXPECTED } from '../errors/index.ts';
import { createSameOriginClient, getSameOriginPrices } from '../same-origin/index.ts';
import { createProviderClient, getCurrentUser, getPrices, subscribeToNewsletter } from './index.ts';

const provider = (origin: string, timeout?: number) =>
  createProviderClient({
    baseUrl: `${origin}/v1`,
    token: () => 'publishable',
    retries: 0,
    ...(timeout ? { timeout } : {}),
  });
const sameOrigin = (origin: string, timeout?: number) =>
  createSameOriginClient({ baseUrl: `${origin}/api`, retries: 0, ...(timeout ? { timeout } : {}) });

/** Milliseconds that a failing response is waited for: silence is one of the failures. A good one has all the time. */
const SOON = 100;

/** Any failure there is. */
const failures: [string, TestResponse][] = [
  ['an error with a message', { status: 500, json: { message: 'Something broke' } }],
  ['an error without one', { status: 503 }],
  ['a refusal', { status: 401, json: { message: 'Who are you?' } }],
  ['HTML', broken.sendsHtml],
  ['half an answer', broken.sendsHalf],
  ['an empty answer', broken.sendsNothing],
  ['a dropped connection', broken.hangsUp],
  ['silence', broken.neverResponds],
];
const anotherShape: [string, TestResponse] = ['another shape', { json: { prices: [] } }];

describe('specification 7: GET the provider’s prices', { tags: ['spec:7-prices'] }, () => {
  it('returns a list of prices', async () => {
    const { origin, received } = await startTestServer({ json: [wirePrice] });
    await expect(getPrices(provider(origin))).resolves.toEqual([price]);
    expect(received[0]).toMatchObject({ method: 'GET', path: '/v1/prices' });
  });

  it.each([...failures, anotherShape])(
    'is an empty list after %s',
    { tags: ['spec:8-prices'] },
    async (_, response) => {
      const { origin } = await startTestServer(response);
      await expect(getPrices(provider(origin, SOON))).resolves.toEqual([]);
    },
  );

  it('is an empty list when no server listens', async () => {
    await expect(getPrices(provider('http://127.0.0.1:9'))).resolves.toEqual([]);
  });
});

describe('specification 7: GET the same origin’s prices', { tags: ['spec:7-same-origin-prices'] }, () => {
  it('returns a list of prices without sending authorization', async () => {
    const { origin, received } = await startTestServer({ json: [price] });
    await expect(getSameOriginPrices(sameOrigin(origin))).resolves.toEqual([price]);
    expect(received[0]).toMatchObject({ method: 'GET', path: '/api/prices' });
    expect(received[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([...failures, anotherShape])(
    'is an empty list after %s',
    { tags: ['spec:8-prices'] },
    async (_, response) => {
      const { origin } = await startTestServer(response);
      await expect(getSameOriginPrices(sameOrigin(origin, SOON))).resolves.toEqual([]);
    },
  );
});

describe('specification 4 and 8: GET /me', () => {
  it('reads who is signed in from the status field', async () => {
    const signedIn = { status: true, user: { id: '7', name: 'Amara' } };
    const { origin, received } = await startTestServer({ json: signedIn }, { json: { status: false } });
    await expect(getCurrentUser(provider(origin))).resolves.toEqual(signedIn);
    await expect(getCurrentUser(provider(origin))).resolves.toEqual({ status: false });
    expect(received[0]?.path).toBe('/v1/me');
  });

  it.each(failures)('nobody is signed in after %s', async (_, response) => {
    const { origin } = await startTestServer(response);
    await expect(getCurrentUser(provider(origin, SOON))).resolves.toEqual({ status: false });
  });
});

describe('specification 7: POST the newsletter subscription', { tags: ['spec:7-newsletter'] }, () => {
  it('sends the email address to the provider with a bearer token, and resolves on success', async () => {
    const { origin, received } = await startTestServer({ status: 204 });
    await expect(subscribeToNewsletter(provider(origin), 'amara@myler.example')).resolves.toBeUndefined();
    expect(received[0]).toMatchObject({
      method: 'POST',
      path: '/v1/newsletter',
      headers: { authorization: 'Bearer publishable' },
      body: { email: 'amara@myler.example' },
    });
  });

  const refusals = failures.filter(([what]) => !['HTML', 'an empty answer'].includes(what));
  it.each(refusals)('rejects after %s', async (_, response) => {
    const { origin } = await startTestServer(response);
    await expect(subscribeToNewsletter(provider(origin, SOON), 'amara@myler.example')).rejects.toThrow(
      'subscription failed',
    );
  });

  it(
    'rejects with no detail: nothing of the response is in the error (specification 8)',
    { tags: ['spec:8-newsletter'] },
    async () => {
      const response = {
        status: 429,
        json: { message: 'amara is subscribed.', code: 'known', errors: { email: 'Known.' } },
      };
      const { origin } = await startTestServer(response);
      for (const client of [provider(origin), sameOrigin(origin)]) {
        const error: unknown = await subscribeToNewsletter(client, 'amara@myler.example').catch(
          (reason: unknown) => reason,
        );
        expect(error).toBeInstanceOf(Error);
        expect(error).not.toBeInstanceOf(ApiError);
        expect(Object.keys(error as Error)).toEqual([]);
        expect((error as Error).cause).toBeUndefined();
        expect(normaliseError(error)).toEqual({ message: UNEXPECTED });
      }
    },
  );
});
