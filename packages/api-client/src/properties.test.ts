import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { always, alwaysAsync, anyText, isForMutants, propertySuite } from '@myler/presets/properties';
import { price } from '../test-support/examples.ts';
import { textProperties } from './textProperties.test-kit.ts';
import { currentUser, listOf, slug } from './contract/index.ts';
import { ApiError, normaliseError, UNEXPECTED } from './errors/index.ts';
import { createMemberClient, createMemberSameOriginClient } from './account/index.ts';
import { createGatewayClient } from './gateway/index.ts';
import {
  apiVariant,
  createProviderClient,
  getCurrentUser,
  getPrices,
  subscribeToNewsletter,
} from './provider/index.ts';
import { bankPageAddress, createSameOriginClient, getSameOriginPrices } from './same-origin/index.ts';
import { json, problemProperties } from './problemProperties.test-kit.ts';

const request = { method: 'GET', url: '/api/prices' };
/** What a server may answer with, in good and in bad health. */
const response = fc.record({
  status: fc.oneof(
    fc.constantFrom(200, 201, 204, 400, 401, 402, 404, 409, 422, 429, 500, 503),
    fc.integer({ min: 200, max: 599 }),
  ),
  body: fc.oneof(
    json.map((value) => JSON.stringify(value)),
    anyText,
  ),
  type: fc.constantFrom('application/json', 'application/problem+json', 'text/html', ''),
});

/** A network that has one response to everything, or none. */
function network(given: { status: number; body: string; type: string } | null): typeof fetch {
  return () => {
    if (!given) return Promise.reject(new TypeError('fetch failed'));
    const isEmpty = [204, 205, 304].includes(given.status);
    return Promise.resolve(
      new Response(isEmpty ? null : given.body, {
        status: given.status,
        headers: given.type ? { 'content-type': given.type } : {},
      }),
    );
  };
}

const options = (given: { status: number; body: string; type: string } | null) => ({
  baseUrl: 'https://myler.example/v1',
  retries: 0,
  fetch: network(given),
});
const providerClient = (given: { status: number; body: string; type: string } | null) =>
  createProviderClient({ ...options(given), token: () => 'token' });

/** A call ends with a value or with an `ApiError` that has words for a visitor. */
async function expectAnEnd(call: Promise<unknown>): Promise<void> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error === undefined) return;
  expect(error).toBeInstanceOf(ApiError);
  expect(normaliseError(error).message).not.toBe('');
}

const suite = propertySuite(`${import.meta.dirname}/..`, {
  ...problemProperties,
  ...textProperties,
  listOf: [
    always('is read back unchanged', fc.array(fc.stringMatching(/^[a-z]{1,5}$/)), fc.nat(), (items, total) => {
      expect(z.parse(listOf(slug), { items, total })).toEqual({ items, total });
    }),
    always('refuses any value that is not a list', json, (value) => {
      const isList = z.safeParse(listOf(slug), value).success;
      if (isList)
        expect(value).toMatchObject({ items: expect.any(Array) as unknown, total: expect.any(Number) as unknown });
    }),
  ],
  ApiError: [
    always('accepts any body, and always has a message', json, fc.nat(599), (data, status) => {
      const error = new ApiError({ request, status, data });
      expect(typeof error.message).toBe('string');
      expect(error).toMatchObject({ status, data, request });
      for (const told of Object.values(error.errors ?? {})) expect(typeof told).toBe('string');
    }),
  ],
  normaliseError: [
    always('returns a message for anything that is thrown', fc.anything({ withNullPrototype: true }), (thrown) => {
      const { message } = normaliseError(thrown);
      expect(typeof message).toBe('string');
      expect(message).not.toBe('');
    }),
    always('returns the message of a body, and never that of our own exceptions', anyText, (text) => {
      expect(normaliseError(new ApiError({ request, status: 422, data: { message: text } })).message).toBe(
        text || UNEXPECTED,
      );
      expect(normaliseError(new Error(text)).message).toBe(UNEXPECTED);
    }),
  ],
  apiVariant: [
    always('is idempotent for any text without a version', anyText, (text) => {
      expect(apiVariant(apiVariant(text.replaceAll('/v', '')))).toBe(apiVariant(text.replaceAll('/v', '')));
      expect(apiVariant(`https://myler.example/v1`)).toBe('https://myler.example/api');
    }),
    always('replaces any version of a base path', fc.nat(99), fc.constantFrom('', '/', '/x'), (version, rest) => {
      expect(apiVariant(`https://v1.example/v${version}${rest}`)).toBe(`https://v1.example/api${rest}`);
    }),
  ],
  createProviderClient: [
    alwaysAsync(
      'ends every call with a value or an ApiError, whatever the server answers',
      fc.option(response),
      async (given) => {
        await expectAnEnd(providerClient(given).call('prices'));
        await expectAnEnd(providerClient(given).call('subscribe', { body: { email: 'amara@myler.example' } }));
      },
    ),
  ],
  createGatewayClient: [
    alwaysAsync(
      'ends every call with a value or an ApiError, whatever the server answers',
      fc.option(response),
      async (given) => {
        await expectAnEnd(createGatewayClient(options(given)).call('me'));
      },
    ),
  ],
  createMemberClient: [
    alwaysAsync(
      'ends every call with a value or an ApiError, whatever the server answers',
      fc.option(response),
      async (given) => {
        await expectAnEnd(createMemberClient(options(given)).call('membership'));
      },
    ),
  ],
  createMemberSameOriginClient: [
    alwaysAsync(
      'ends every call with a value or an ApiError, whatever the server answers',
      fc.option(response),
      async (given) => {
        await expectAnEnd(createMemberSameOriginClient(options(given)).call('sessions'));
      },
    ),
  ],
  createSameOriginClient: [
    alwaysAsync(
      'ends every call with a value or an ApiError, whatever the server answers',
      fc.option(response),
      async (given) => {
        await expectAnEnd(
          createSameOriginClient(options(given)).call('signIn', {
            body: { email: 'a@myler.example', password: 'x' } as never,
          }),
        );
      },
    ),
  ],
  getCurrentUser: [
    alwaysAsync(
      'returns the signed-in user or nobody, whatever the server answers',
      fc.option(response),
      async (given) => {
        const user = await getCurrentUser(providerClient(given));
        expect(z.safeParse(currentUser, user).success).toBe(true);
      },
    ),
  ],
  getPrices: [
    alwaysAsync('returns a list, whatever the server answers', fc.option(response), async (given) => {
      expect(Array.isArray(await getPrices(providerClient(given)))).toBe(true);
    }),
  ],
  bankPageAddress: [
    always('is one segment of our own origin for any text', anyText, (confirmation) => {
      const page = new URL(bankPageAddress(confirmation.toWellFormed()), 'https://myler.example');
      expect(page.origin).toBe('https://myler.example');
      // "." and ".." are no segments of their own.
      if (!/^\.{1,2}$/.test(confirmation)) expect(page.pathname.split('/')).toHaveLength(3);
    }),
  ],
  getSameOriginPrices: [
    alwaysAsync('returns a list, whatever the server answers', fc.option(response), async (given) => {
      expect(Array.isArray(await getSameOriginPrices(createSameOriginClient(options(given))))).toBe(true);
    }),
    alwaysAsync('returns the prices of the answer', fc.array(fc.constant(price)), async (prices) => {
      const given = { status: 200, body: JSON.stringify(prices), type: 'application/json' };
      expect(await getSameOriginPrices(createSameOriginClient(options(given)))).toEqual(prices);
    }),
  ],
  subscribeToNewsletter: [
    alwaysAsync(
      'resolves with nothing, or rejects with the same error for every failure',
      fc.option(response),
      anyText,
      async (given, email) => {
        const client = createSameOriginClient(options(given));
        const error = await subscribeToNewsletter(client, email).then(
          () => undefined,
          (thrown: unknown) => thrown,
        );
        if (error === undefined) return;
        expect(error).toEqual(new Error('@myler/api-client: the newsletter subscription failed.'));
        expect((error as Error).cause).toBeUndefined();
      },
    ),
  ],
  takesKey: 'reads two marks of a route: endpoints.test.ts names the routes that have them',
  openApiDocument: 'writes its argument in one place and reads nothing of it: openapi.test.ts validates the document',
});

it.each(suite.tests)('%s', (_, run) => run());

it.skipIf(isForMutants)('every exported function has a property, or a reason for none', async () => {
  expect(await suite.problems()).toEqual([]);
});
