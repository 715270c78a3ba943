import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '@myler/api-client/contract';
import { providerEndpoints, sameOriginEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { startTestProvider, type TestProvider } from '../../testing/provider.ts';

let provider: TestProvider;
let app: TestApp;

beforeAll(async () => {
  provider = await startTestProvider();
});
beforeEach(() => {
  provider.seen.length = 0;
  provider.responses = {};
  app = createTestApp(provider.url);
});
afterAll(() => provider.close());

const member = { authorization: 'Bearer access-1' };
const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const creditCard = { brand: 'VISA', name: 'C. Moreau', number: '4242424242424242', expiry: '12-31', cvc: '123' };
const upgrade = {
  from: 'gold',
  membershipId: 'black',
  total: { amount: 285_500, currency: 'EUR' },
};

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const ID = '0d9a5b5e-7d0f-4b61-9b3f-2b8f5a0f6a02';
const newPasskey = {
  name: 'My telephone',
  credential: {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'e30', attestationObject: 'o2M', transports: ['internal'] },
  },
};

const confirmation = {
  credential: {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
  },
};

const calls: [
  method: string,
  path: string,
  provider: string,
  body?: object | undefined,
  headers?: () => Record<string, string>,
][] = [
  ['POST', '/api/account/confirmation', 'POST /v1/me/confirmation', { password: 'lantern-orchard-fjord' }],
  ['POST', '/api/account/email', 'POST /v1/me/email', { email: 'new@example.com' }],
  [
    'PUT',
    '/api/account/password',
    'PUT /v1/me/password',
    { password: 'old one', newPassword: 'lantern-orchard-fjord' },
  ],
  ['GET', '/api/account/sessions', 'GET /v1/me/sessions'],
  ['DELETE', '/api/account/sessions', 'DELETE /v1/me/sessions'],
  [
    'DELETE',
    '/api/account/sessions/0d9a5b5e-7d0f-4b61-9b3f-2b8f5a0f6a01',
    'DELETE /v1/me/sessions/0d9a5b5e-7d0f-4b61-9b3f-2b8f5a0f6a01',
  ],
  ['PUT', '/api/account/card', 'PUT /v1/me/card', { creditCard }, key],
  ['POST', '/api/account/upgrade', 'POST /v1/me/upgrade', upgrade, key],
  ['GET', '/api/account/upgrade', 'GET /v1/me/upgrade', undefined, key],
  ['GET', '/api/account/passkeys', 'GET /v1/me/passkeys'],
  ['POST', '/api/account/passkeys/options', 'POST /v1/me/passkeys/options'],
  ['POST', '/api/account/passkeys', 'POST /v1/me/passkeys', newPasskey],
  ['PUT', `/api/account/passkeys/${ID}`, `PUT /v1/me/passkeys/${ID}`, { name: 'My telephone' }],
  ['DELETE', `/api/account/passkeys/${ID}`, `DELETE /v1/me/passkeys/${ID}`],
  ['POST', '/api/account/confirmation/passkey/options', 'POST /v1/me/confirmation/passkey/options'],
  ['POST', '/api/account/confirmation/passkey', 'POST /v1/me/confirmation/passkey', confirmation],
  ['DELETE', '/api/account/email', 'DELETE /v1/me/email'],
  ['POST', '/api/account/email/confirm', 'POST /v1/me/email/confirm', { token: 'a'.repeat(43) }],
  ['POST', '/api/account/close', 'POST /v1/me/close', { when: 'now', email: 'amelie@example.com' }],
];

const replaced = {
  user: { id: 'u1', name: 'Amélie' },
  accessToken: 'access-2',
  expiresIn: 300,
  refreshToken: 'refresh-secret-3',
  keepMeSignedIn: false,
};
const isReplacing = (called: string, at: string) =>
  Object.values<Endpoint>(sameOriginEndpoints).some(
    ({ method, path, response }) => method === called && `/api${path}` === at && response === session,
  );

describe('a call of a member’s account', () => {
  it.each(calls)(
    '%s %s is made with the secret token, for the member of the bearer',
    async (method, path, call, body, headers) => {
      provider.responses[call] = isReplacing(method, path) ? { body: replaced } : { status: 204 };
      const [, providerPath] = call.split(' ');
      await app.send(method, path, body, { ...member, ...headers?.() });
      expect(provider.seen).toHaveLength(1);
      expect(provider.seen[0]).toMatchObject({ method, path: providerPath });
      expect(provider.seen[0]?.headers).toMatchObject({
        authorization: 'Bearer sk_0123456789abcdef',
        'x-member-token': 'access-1',
        'x-visitor-address': '203.0.113.7',
      });
      expect(Object.keys(provider.seen[0]?.body ?? {})).toEqual(Object.keys(body ?? {}));
    },
  );

  it.each(calls.filter(([method, path]) => isReplacing(method, path)))(
    '%s %s puts the session that replaces this one into the cookie',
    async (method, path, call, body) => {
      provider.responses[call] = { body: replaced };
      const response = await app.send(method, path, body, member);
      const { refreshToken, keepMeSignedIn: _, ...shown } = replaced;
      expect(await response.json()).toEqual(shown);
      expect(response.headers.get('set-cookie')).toContain(`__Host-session=${refreshToken}; Path=/; HttpOnly; Secure`);
    },
  );

  it('is one of this list: it has each path below /api/account but that of the link which cancels', () => {
    const listed = new Set(calls.map(([method, path]) => `${method} ${path.replace(UUID, '{id}')}`));
    const paths = Object.values<Endpoint>(sameOriginEndpoints)
      .filter(({ path, access }) => path.startsWith('/account/') && access === 'member')
      .map(({ method, path }) => `${method} /api${path}`);
    expect([...listed].toSorted()).toEqual(paths.toSorted());
  });

  it.each(calls)('%s %s needs a bearer, and a cookie is none', async (method, path, _call, body, headers) => {
    const response = await app.send(method, path, body, { cookie: '__Host-session=refresh-secret-1', ...headers?.() });
    expect(response.status).toBe(401);
    expect(provider.seen).toEqual([]);
  });

  it('is not there for who may not make it, whatever they send; what is wrong with it is said to who may', async () => {
    const notFound = { status: 404, body: { message: 'There is nothing at this address.' } };
    const withBody = calls.filter(([, , , body, headers]) => body ?? headers);
    for (const [method, path, call] of withBody) {
      provider.responses[call] = notFound;
      const refused = await app.send(method, path, method === 'GET' ? undefined : {}, member);
      expect(refused.status, path).toBe(404);
      expect(provider.seen.at(-1)?.body ?? '', path).toBe('');
      provider.responses[call] = { status: 422, body: { message: 'Some fields need another look.' } };
      const wrong = await app.send(method, path, method === 'GET' ? undefined : {}, member);
      expect([400, 422], path).toContain(wrong.status);
    }
    provider.responses['POST /v1/me/people/invitations'] = notFound;
    expect((await app.send('POST', '/v1/me/people/invitations', {}, member)).status).toBe(404);
    provider.responses['POST /v1/me/people/invitations'] = { status: 422, body: { message: 'Enter a name.' } };
    const wrong = await app.send('POST', '/v1/me/people/invitations', {}, member);
    expect(await wrong.json()).toMatchObject({ errors: { firstName: expect.any(String) } });
  });

  it('passes on that the password is needed, with its code', async () => {
    const body = { message: 'Enter your password to go on.', code: 'password-needed' };
    provider.responses['POST /v1/me/email'] = { status: 403, body };
    const response = await app.send('POST', '/api/account/email', { email: 'new@example.com' }, member);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject(body);
  });

  it('takes no token of a member from the request’s own header', async () => {
    await app.send('GET', '/api/account/sessions', undefined, { 'x-member-token': 'stolen' });
    expect(provider.seen).toEqual([]);
  });

  it('cancels a new email address for whoever has the link of the old mailbox', async () => {
    provider.responses['POST /v1/email/cancel'] = { status: 204 };
    const response = await app.send('POST', '/api/account/email/cancel', { token: 'a'.repeat(43) });
    expect(response.status).toBe(204);
    expect(provider.seen[0]?.headers).not.toHaveProperty('x-member-token');
  });
});

describe('a read of a member’s account', () => {
  const belowMe = Object.values<Endpoint>(providerEndpoints)
    .filter(({ path }) => path.startsWith('/me/'))
    .map(({ method, path, access }) => ({
      method,
      access,
      path: `/v1${path}`.replace('{id}', ID).replace('{number}', '7'),
    }));
  const ownCalls = belowMe.filter(({ access }) => access === 'member');

  it.each(ownCalls)(
    '$method $path needs a bearer, and a cookie or a token of the website is none',
    async ({ method, path }) => {
      const body = method === 'GET' ? undefined : {};
      for (const headers of [{}, { cookie: '__Host-session=refresh-secret-1' }, { 'x-member-token': 'stolen' }])
        expect((await app.send(method, path, body, headers)).status).toBe(401);
      expect(provider.seen).toEqual([]);
    },
  );

  it('is made with the member’s own bearer and never cached', async () => {
    provider.responses['GET /v1/me/payments'] = { body: { payments: [], invoice: {} } };
    for (const token of ['access-1', 'access-2']) {
      const response = await app.send('GET', '/v1/me/payments', undefined, { authorization: `Bearer ${token}` });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(provider.seen.map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer access-1',
      'Bearer access-2',
    ]);
  });

  it('is not reached by the path of a call that needs the secret', async () => {
    const secret = belowMe.filter(({ access }) => access !== 'member').map(({ path }) => path);
    expect(secret.length).toBeGreaterThan(10);
    for (const path of secret)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
        expect((await app.send(method, path, method === 'GET' ? undefined : {}, member)).status).toBe(404);
    expect(provider.seen).toEqual([]);
  });
});
