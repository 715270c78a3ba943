import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  provider.fault = undefined;
  app = createTestApp(provider.url);
});
afterAll(() => provider.close());

const member = { email: 'amelie@example.com', password: 'lantern-orchard-fjord' };

describe('signing in', () => {
  it(
    'puts the refresh token only in a cookie that neither scripts nor other sites can read',
    { tags: ['asvs:14.3.2', 'asvs:3.3.1', 'asvs:3.3.2', 'asvs:3.3.3', 'asvs:3.3.4', 'promise:cookie-no-script'] },
    async () => {
      const response = await app.send('POST', '/api/token', member);
      expect(response.status).toBe(200);
      const body = await response.text();
      expect(JSON.parse(body)).toEqual({ user: { id: 'u1', name: 'Amélie' }, accessToken: 'access-1', expiresIn: 300 });
      expect(body).not.toContain('refresh-secret');
      const [cookie] = response.headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-session=refresh-secret-1;/);
      for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('sets a lasting cookie only for a member who asked to stay signed in', async () => {
    const staySignedIn = await app.send('POST', '/api/token', member);
    expect(staySignedIn.headers.get('set-cookie')).toContain('Max-Age=');
    provider.responses['POST /v1/users/login'] = {
      body: {
        user: { id: 'u1', name: 'A' },
        accessToken: 'a',
        expiresIn: 300,
        refreshToken: 'r',
        keepMeSignedIn: false,
      },
    };
    const brief = await app.send('POST', '/api/token', { ...member, keepMeSignedIn: false });
    expect(brief.headers.get('set-cookie')).not.toContain('Max-Age');
    expect(provider.seen[1]?.body).toMatchObject({ keepMeSignedIn: false });
  });

  it('asks the provider with the secret token and the visitor’s own address', { tags: ['asvs:15.3.4'] }, async () => {
    await app.send('POST', '/api/token', member, { 'x-visitor-address': '1.1.1.1', 'x-forwarded-for': '1.1.1.1' });
    expect(provider.seen[0]?.headers).toMatchObject({
      authorization: 'Bearer sk_0123456789abcdef',
      'x-visitor-address': '203.0.113.7',
      'app-version': 'Website',
    });
  });

  it('ends the session that the browser’s cookie has held so far', async () => {
    await app.send('POST', '/api/token', member);
    expect(provider.seen[0]?.body).not.toHaveProperty('replaces');
    await app.send('POST', '/api/token', member, { cookie: '__Host-session=refresh-secret-0' });
    expect(provider.seen[1]?.body).toMatchObject({ replaces: 'refresh-secret-0' });
  });

  it('takes no other session’s token from the request', { tags: ['asvs:15.3.3'] }, async () => {
    await app.send('POST', '/api/token', { ...member, replaces: 'somebody-else' });
    expect(provider.seen[0]?.body).not.toHaveProperty('replaces');
  });

  it('passes on the provider’s message and code, and nothing else of its response', async () => {
    const body = {
      message: 'Enter the code we sent you.',
      code: 'code-needed',
      stack: 'at db.internal',
      type: 'http://db.internal/x',
    };
    provider.responses['POST /v1/users/login'] = { status: 401, body };
    const response = await app.send('POST', '/api/token', member);
    expect(response.status).toBe(401);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ message: body.message, code: 'code-needed', status: 401 });
    expect(text).not.toContain('db.internal');
    // A refusal wakes nobody up.
    expect(app.logged()).not.toMatch(/"level":[4-6]0/);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('names the missing fields without a request to the provider', async () => {
    const response = await app.send('POST', '/api/token', { email: 'nobody' });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(['email', 'password']);
    expect(provider.seen).toEqual([]);
  });

  it('is allowed 20 times an hour from one address', { tags: ['asvs:6.3.1'] }, async () => {
    for (let index = 0; index < 20; index++) expect((await app.send('POST', '/api/token', member)).status).toBe(200);
    const refused = await app.send('POST', '/api/token', member);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(provider.seen).toHaveLength(20);
  });
});

describe('staying signed in', () => {
  const withCookie = { cookie: '__Host-session=refresh-secret-1' };

  it('renews the access token and the cookie, and keeps the cookie a session cookie', async () => {
    const response = await app.send('PUT', '/api/token', undefined, withCookie);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('refresh-secret');
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=refresh-secret-2;/);
    expect(response.headers.get('set-cookie')).not.toContain('Max-Age');
    expect(provider.seen[0]?.body).toEqual({ refreshToken: 'refresh-secret-1' });
  });

  it('is no error for a visitor who never signed in (product decisions, Accounts)', async () => {
    const response = await app.send('PUT', '/api/token');
    expect(response.status).toBe(204);
    expect(provider.seen).toEqual([]);
  });

  it.each([
    { status: 401, body: { message: 'This session has ended. Sign in again.', code: 'session-ended' } },
    { status: 422, body: { message: 'Check the fields.', errors: { refreshToken: 'This is too long.' } } },
  ])(
    'responds with 204 when the provider says that the session has ended ($status), and clears the cookie',
    async (ended) => {
      provider.responses['POST /v1/users/refresh'] = ended;
      const response = await app.send('PUT', '/api/token', undefined, withCookie);
      expect(response.status).toBe(204);
      expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0/);
    },
  );

  it.each([
    { status: 400, body: { message: 'Bad Request' } },
    { status: 401, body: { message: 'Unauthorized' } },
    { status: 403, body: { message: 'Forbidden' } },
    { status: 404, body: { message: 'no Route matched with those values' } },
    { status: 422, body: { message: 'Unprocessable' } },
    { status: 403, headers: { 'content-type': 'text/html' } },
  ])('keeps the cookie when something in between answers $status', async (answer) => {
    provider.responses['POST /v1/users/refresh'] = answer;
    const response = await app.send('PUT', '/api/token', undefined, withCookie);
    expect(response.status).toBe(502);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('keeps the cookie when the provider is unreachable', async () => {
    provider.fault = 'reset';
    const response = await app.send('PUT', '/api/token', undefined, withCookie);
    expect(response.status).toBe(502);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('signing out', () => {
  it('ends the session at the provider and clears the cookie', async () => {
    const response = await app.send('DELETE', '/api/token', undefined, { cookie: '__Host-session=refresh-secret-1' });
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0/);
    expect(provider.seen[0]).toMatchObject({ path: '/v1/users/logout', body: { refreshToken: 'refresh-secret-1' } });
  });

  it('clears the cookie even when the provider fails', async () => {
    provider.fault = '500';
    const response = await app.send('DELETE', '/api/token', undefined, { cookie: '__Host-session=refresh-secret-1' });
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0/);
    expect(app.logged()).toContain('sign-out did not reach the provider');
  });
});
