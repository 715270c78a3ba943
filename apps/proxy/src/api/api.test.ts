import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sameOriginEndpoints } from '@myler/api-client/endpoints';
import { createTestApp } from '../testing/app.ts';
import { startTestProvider, type TestProvider } from '../testing/provider.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.close());

const key = { 'idempotency-key': '6f1e0c3a-9b1f-4d0e-8f3a-111111111111' };
const endpoints = Object.entries(sameOriginEndpoints);

describe('any request to the site’s own API', () => {
  it.each(endpoints.filter(([, { method }]) => method !== 'GET'))(
    'to %s from another site is refused',
    { tags: ['asvs:3.5.1'] },
    async (_, { method, path }) => {
      provider.seen.length = 0;
      const app = createTestApp(provider.url);
      const response = await app.send(method, `/api${path}`, {}, { ...key, 'sec-fetch-site': 'cross-site' });
      expect(response.status).toBe(403);
      expect(provider.seen).toEqual([]);
    },
  );

  it('cannot change the prototype of our objects', { tags: ['asvs:1.5.2', 'asvs:15.3.6'] }, async () => {
    const app = createTestApp(provider.url);
    const body =
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"email":"a@example.com"}';
    expect((await app.send('POST', '/api/newsletter', body)).status).toBe(204);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(provider.seen.at(-1)?.body).toEqual({ email: 'a@example.com' });
  });

  it('is refused when its JSON is nested too deep', async () => {
    const app = createTestApp(provider.url);
    const response = await app.send('POST', '/api/newsletter', '['.repeat(5000) + ']'.repeat(5000));
    expect(response.status).toBe(400);
  });
});
