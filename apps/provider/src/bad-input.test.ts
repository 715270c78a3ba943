import fc from 'fast-check';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import { fewRuns } from '@myler/presets/properties';
import { forEachRow } from '@myler/presets/rows';
import { forms, nasty, nastyText, queryNames } from './bad-input.test-kit.ts';
import { openTestProvider, testEnv, type TestProvider } from './testing/provider.ts';
import { registrationRequest } from './testing/registrations.ts';
import { stores } from './testing/stores.ts';

const runs = fewRuns(60);

describe.each(stores)('bad input, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  /** What is wrong with an answer to bad input, or nothing. */
  async function faultOf(response: Response): Promise<string | undefined> {
    const text = await response.text();
    if (response.status >= 500) return `${response.status}: ${provider.logLines.at(-2)}`;
    if (text.includes(testEnv.providerSecrets[0])) return 'it shows a secret';
    if (response.headers.get('x-content-type-options') !== 'nosniff') return 'it has no headers';
    if (response.status >= 400 && !('message' in (JSON.parse(text) as object))) return 'it has no message';
    return undefined;
  }

  const writes = Object.entries<Endpoint>(providerEndpoints).filter(([, { body }]) => body);
  it('in the body of each write gets a problem below 500', { tags: ['asvs:2.2.1'] }, () =>
    forEachRow(writes, async ([, endpoint]) => {
      const path = `${endpoint.unversioned ? '/api' : '/v1'}${endpoint.path.replaceAll(/\{\w+\}/g, 'token')}`;
      const names = Object.keys((endpoint.body as unknown as { shape: object }).shape);
      const fields = fc.record(Object.fromEntries(names.map((name) => [name, nasty])), { requiredKeys: [] });
      await fc.assert(
        fc.asyncProperty(fc.oneof(fields, nasty), async (body) => {
          const headers = { 'idempotency-key': crypto.randomUUID() };
          const response = await provider.request(endpoint.method, path, {
            body: JSON.stringify(body) ?? 'x',
            headers,
          });
          expect(await faultOf(response)).toBeUndefined();
        }),
        runs,
      );
    }),
  );

  it('in one field of each valid form gets a problem below 500', { tags: ['asvs:15.3.5', 'asvs:2.2.1'] }, () =>
    forEachRow(forms, async ({ path, form }) => {
      await fc.assert(
        fc.asyncProperty(form, async (body) => {
          const headers = { 'idempotency-key': crypto.randomUUID() };
          const response = await provider.request('POST', path, { body: JSON.stringify(body), headers });
          expect(await faultOf(response)).toBeUndefined();
        }),
        runs,
      );
    }),
  );

  const withoutBody = Object.entries<Endpoint>(providerEndpoints).filter(([, { body }]) => !body);
  it('in the path or the query of each other endpoint gets an answer below 500', { tags: ['asvs:15.3.5'] }, () =>
    forEachRow(withoutBody, async ([, endpoint]) => {
      await fc.assert(
        fc.asyncProperty(nastyText, nastyText, async (param, value) => {
          const path = endpoint.path.replaceAll(/\{\w+\}/g, encodeURIComponent(param.toWellFormed()));
          const query = queryNames.map((name) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&');
          const address = `${endpoint.unversioned ? '/api' : '/v1'}${path}?${query}`;
          expect(await faultOf(await provider.request(endpoint.method, address))).toBeUndefined();
        }),
        runs,
      );
    }),
  );

  it('in the search gets an answer below 500, in any script', { tags: ['asvs:1.2.4'] }, async () => {
    const typed = fc.oneof(
      nastyText,
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc
        .array(
          fc.constantFrom(
            'a',
            '&',
            '|',
            '!',
            '<->',
            ':*',
            '(',
            ')',
            '*',
            "'",
            '"',
            '\\',
            'é',
            'ß',
            '東京',
            'नि',
            'אב',
            '🏖️',
            '⒂',
            '½',
            'ŉ',
            '㎏',
            '👺',
          ),
          {
            maxLength: 40,
          },
        )
        .map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(typed, fc.constantFrom('/v1/hotels/search', '/v1/hotels/'), async (q, path) => {
        const response = await provider.request('GET', `${path}?q=${encodeURIComponent(q.toWellFormed())}`);
        expect(await faultOf(response)).toBeUndefined();
        expect([200, 400, 422]).toContain(response.status);
      }),
      runs,
    );
  });

  it('in the filters of the hotels gets an answer below 500', async () => {
    const value = fc.oneof(
      fc.integer({ min: -3, max: 20 }).map(String),
      fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 12 }).map((ages) => ages.join(',')),
      fc.constantFrom(
        '1',
        'africa',
        'beach',
        'MA',
        'dar-zahra',
        'dar-zahra,riad-tisma',
        'half-term-snow',
        'price-down',
      ),
      nastyText,
    );
    const names = providerEndpoints.hotels.query.shape;
    const query = fc.dictionary(fc.constantFrom(...Object.keys(names)), value, { maxKeys: 8 });
    await fc.assert(
      fc.asyncProperty(query, async (parts) => {
        const wellFormed = Object.entries(parts).map(([name, text]): [string, string] => [name, text.toWellFormed()]);
        const response = await provider.request('GET', `/v1/hotels/?${new URLSearchParams(wellFormed).toString()}`);
        expect(await faultOf(response)).toBeUndefined();
      }),
      runs,
    );
  });

  it('in the bearer token gets 401, and in the idempotency key 400', async () => {
    const headerText = fc.string({
      unit: fc.constantFrom('a', 'Z', '0', ' ', '.', '_', '-', '=', '~', 'é', '%', '"'),
      maxLength: 80,
    });
    await fc.assert(
      fc.asyncProperty(headerText, headerText, async (token, key) => {
        const response = await provider.request('POST', '/v1/users', {
          token: `x${token}`,
          body: {},
          headers: { 'idempotency-key': key },
        });
        expect(response.status).toBe(401);
        const keyed = await provider.request('POST', '/v1/users', {
          body: registrationRequest(),
          headers: { 'idempotency-key': key },
        });
        expect(keyed.status).toBe(400);
      }),
      runs,
    );
  });

  it('that ends in the middle is never above 30 in the log', async () => {
    const server = serve({ fetch: provider.app.fetch, port: 0, hostname: '127.0.0.1' });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const before = provider.logLines.length;
    const socket = connect(port, '127.0.0.1');
    const head = `POST /v1/newsletter HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${testEnv.publishableTokens[0]}\r\n`;
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":`);
    await fetch(`http://127.0.0.1:${port}/livez`);
    socket.destroy();
    await expect.poll(() => provider.logLines.slice(before).join('')).toContain('/newsletter');
    const levels = provider.logLines.slice(before).map((line) => (JSON.parse(line) as { level: number }).level);
    expect(Math.max(...levels)).toBe(30);
    server.close();
  });
});
