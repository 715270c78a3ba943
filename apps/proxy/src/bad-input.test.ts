import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerEndpoints, sameOriginEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import { fewRuns } from '@myler/presets/properties';
import { forEachRow } from '@myler/presets/rows';
import { createTestApp, type TestApp } from './testing/app.ts';
import { startTestProvider, type TestProvider } from './testing/provider.ts';

let provider: TestProvider;
let app: TestApp;
let visitors = 0;

beforeAll(async () => {
  provider = await startTestProvider();
  app = createTestApp(provider.url, { variables: { TRUSTED_PROXIES: '203.0.113.7' } });
});
afterAll(() => provider.close());

const runs = fewRuns(60);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    '\uD800',
    '../..',
    '%00',
    '\r\nX-Injected: 1',
    '__proto__',
    '1e400',
    '-1',
    'x'.repeat(5_000),
  ),
);
const value = fc.oneof(fc.jsonValue(), text);

/** A field of the body, made bad; or something else than an object; or no JSON. */
const bodyOf = ({ body }: Endpoint) => {
  const names = Object.keys((body as unknown as { shape: object }).shape);
  const fields = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
  return fc.oneof(
    fields.map((form) => JSON.stringify(form)),
    fc.json(),
    fc.string(),
  );
};
const queryOf = ({ query }: Endpoint) => {
  const names = query ? Object.keys((query as unknown as { shape: object }).shape) : ['q'];
  return fc.dictionary(fc.oneof(fc.constantFrom(...names), text), text, { maxKeys: 4 });
};

const known = (base: string, table: Record<string, Endpoint>): [string, Endpoint][] =>
  Object.values(table).map((endpoint) => {
    const path = `${endpoint.unversioned ? '/api' : base}${endpoint.path}`;
    return [`${endpoint.method} ${path}`, { ...endpoint, path }];
  });
const isPublic = ({ access }: Endpoint) => access === 'public';
const ofGateway = Object.fromEntries(Object.entries<Endpoint>(providerEndpoints).filter(([, it]) => isPublic(it)));

describe('bad input', () => {
  it('for each endpoint gets a response below 500, and an error says why', { tags: ['spec:7-same-origin-paths'] }, () =>
    forEachRow([...known('/api', sameOriginEndpoints), ...known('/v1', ofGateway)], async ([, endpoint]) => {
      const body = endpoint.body ? bodyOf(endpoint) : fc.constant(undefined);
      await fc.assert(
        fc.asyncProperty(body, queryOf(endpoint), text, async (sent, query, param) => {
          const response = await send(endpoint, sent, { query, param });
          expect(response.status).toBeLessThan(500);
          // An endpoint that is not registered answers 405.
          expect(response.status).not.toBe(405);
          expect(response.headers.get('x-content-type-options')).toBe('nosniff');
          if (response.status >= 400) await expectProblem(response);
        }),
        runs,
      );
    }),
  );
});

function send(
  { method, path, idempotent }: Endpoint,
  body: string | undefined,
  { query, param }: { query: Record<string, string>; param: string },
): Promise<Response> {
  // A dot alone would be another path.
  const escaped = encodeURIComponent(param.toWellFormed()).replace(/^\.+$/, 'x') || 'x';
  const search = Object.entries(query).map(([name, it]): [string, string] => [name.toWellFormed(), it.toWellFormed()]);
  const headers = {
    // Another address for each, or the limits would answer for the rest.
    'x-forwarded-for': `198.18.${Math.floor(++visitors / 250) % 250}.${visitors % 250}`,
    ...(idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
  };
  const address = `${path.replaceAll(/\{\w+\}/g, () => escaped)}?${new URLSearchParams(search).toString()}`;
  return app.send(method, address, body, headers);
}

async function expectProblem(response: Response): Promise<void> {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(await response.json()).toMatchObject({ status: response.status, message: expect.stringMatching(/./) });
}
