import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { startTestProvider, type TestProvider } from '../../testing/provider.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider();
});
beforeEach(() => {
  provider.seen.length = 0;
  provider.responses = {};
});
afterAll(() => provider.close());

const member = { email: 'amelie@example.com', password: 'lantern-orchard-fjord' };
const trustsBalancer = { variables: { TRUSTED_PROXIES: '10.0.0.0/8' }, peerAddress: '10.1.2.3' };

const lastLine = (logged: string) => JSON.parse(logged.trim().split('\n').at(-1) ?? '{}') as { id: string };

describe('the id of a request', () => {
  it.each([
    ['that the gateway does not know', 'GET', '/v1/nothing', undefined],
    ['with a body that is wrong', 'POST', '/api/token', {}],
    ['with a method that the path lacks', 'PUT', '/membership', undefined],
  ])('is in the problem details of a request %s, and in the log', async (_, method, path, body) => {
    const app = createTestApp(provider.url);
    const { requestId } = (await (await app.send(method, path, body)).json()) as { requestId: string };
    expect(requestId).toMatch(/^[\w-]{8,64}$/);
    expect(lastLine(app.logged()).id).toBe(requestId);
  });

  it('is sent with each call to the provider, so that both logs have the same', { tags: ['asvs:16.2.4'] }, async () => {
    const app = createTestApp(provider.url);
    const idAfter = async (answer: Promise<Response>) => {
      await answer;
      return lastLine(app.logged()).id;
    };
    const ids = [
      await idAfter(app.get('/v1/prices')),
      await idAfter(app.get('/v1/me', { authorization: 'Bearer at_member' })),
      await idAfter(app.send('POST', '/api/token', member)),
      await idAfter(app.get('/app/')),
    ];
    expect(provider.seen.map(({ headers }) => headers['x-request-id'])).toEqual(ids);
    expect(new Set(ids).size).toBe(4);
  });

  it('replaces that of the provider in a problem', async () => {
    provider.responses['POST /v1/users/login'] = {
      status: 401,
      body: { message: 'No.', requestId: 'of-the-provider' },
    };
    const app = createTestApp(provider.url);
    const { requestId } = (await (await app.send('POST', '/api/token', member)).json()) as { requestId: string };
    expect(requestId).toBe(lastLine(app.logged()).id);
  });

  it('is taken from a trusted proxy', async () => {
    const app = createTestApp(provider.url, trustsBalancer);
    await app.get('/v1/nothing', { 'x-request-id': 'of-the-balancer-1' });
    expect(lastLine(app.logged()).id).toBe('of-the-balancer-1');
  });

  it('is never taken from a visitor', { tags: ['asvs:4.1.3'] }, async () => {
    const app = createTestApp(provider.url, { ...trustsBalancer, peerAddress: '203.0.113.7' });
    const response = await app.get('/v1/nothing', { 'x-request-id': 'of-a-visitor-1' });
    expect(await response.text()).not.toContain('of-a-visitor-1');
    expect(app.logged()).not.toContain('of-a-visitor-1');
  });

  it.each([
    ['is too long', 'a'.repeat(65)],
    ['is too short', 'a'],
    ['contains other characters', 'id with <b>spaces</b>'],
  ])('is not taken from a trusted proxy if it %s', async (_, id) => {
    const app = createTestApp(provider.url, trustsBalancer);
    const { requestId } = (await (await app.get('/v1/nothing', { 'x-request-id': id })).json()) as {
      requestId: string;
    };
    expect(requestId).not.toBe(id);
    expect(requestId).toBe(lastLine(app.logged()).id);
  });

  it('is on the page that a visitor sees when no page can be rendered', async () => {
    const app = createTestApp(provider.url, { renderPage: () => Promise.reject(new Error('broken')) });
    const page = await (await app.get('/membership', { accept: 'text/html' })).text();
    expect(page).toContain(`Reference: ${lastLine(app.logged()).id}<`);
  });
});
