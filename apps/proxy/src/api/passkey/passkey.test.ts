import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../policies/limits.ts';
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

const options = { challenge: 'c2lnbg', rpId: 'www.myler.example', timeout: 300_000, userVerification: 'required' };
const request = {
  credential: {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'MEUC', userHandle: 'AAAA' },
  },
  keepMeSignedIn: true,
};

describe('signing in with a passkey', () => {
  it('asks the provider what the browser signs, with the secret token', async () => {
    provider.responses['POST /v1/users/passkey/options'] = { body: options };
    const response = await app.send('POST', '/api/token/passkey/options');
    expect(await response.json()).toEqual(options);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(provider.seen[0]?.headers).toMatchObject({ authorization: 'Bearer sk_0123456789abcdef' });
  });

  it('puts the refresh token into the cookie only, and ends the session that the cookie held', async () => {
    const response = await app.send('POST', '/api/token/passkey', request, { cookie: '__Host-session=refresh-0' });
    expect(response.status).toBe(200);
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({ accessToken: 'access-1' });
    expect(body).not.toContain('refresh-secret');
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=refresh-secret-1; Max-Age/);
    expect(provider.seen[0]).toMatchObject({ path: '/v1/users/passkey', body: { ...request, replaces: 'refresh-0' } });
  });

  it('passes a refusal on, and leaves the cookie as it is', async () => {
    provider.responses['POST /v1/users/passkey'] = {
      status: 401,
      body: { message: 'This passkey is not known here.', code: 'passkey-failed' },
    };
    const response = await app.send('POST', '/api/token/passkey', request);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'passkey-failed' });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('counts with signing in by password', async () => {
    const statuses: number[] = [];
    for (let time = 0; time <= limits.signIn.points; time++)
      statuses.push((await app.send('POST', '/api/token/passkey', request)).status);
    expect(statuses.at(-1)).toBe(429);
    const password = { email: 'amelie@example.com', password: 'lantern-orchard-fjord', keepMeSignedIn: true };
    expect((await app.send('POST', '/api/token', password)).status).toBe(429);
  });
});

it('browsers may ask for passkeys on the site’s own pages only', async () => {
  const policy = (await app.get('/api/prices')).headers.get('permissions-policy');
  expect(policy).toContain('publickey-credentials-get=(self)');
  expect(policy).toContain('publickey-credentials-create=(self)');
});
