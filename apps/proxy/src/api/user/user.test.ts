import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../policies/limits.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { CARD, joining } from '../../testing/joining.ts';
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

const key = { 'idempotency-key': '6F1E0C3A-9b1f-4d0e-8f3a-111111111111' };
describe('joining', () => {
  it('answers with the receipt in our own spelling, signs in, and puts the session in the cookie', async () => {
    const response = await app.send('POST', '/api/user', joining, key);
    expect(response.status).toBe(200);
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({
      receipt: { membershipId: 'black-plus', paid: { amount: 1_100_000, currency: 'EUR' } },
      session: { accessToken: 'access-1' },
    });
    expect(body).not.toContain('refresh-secret');
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=refresh-secret-1; Max-Age/);
  });

  it('ends the session that the browser has had so far', async () => {
    await app.send('POST', '/api/user', joining, { ...key, cookie: '__Host-session=refresh-secret-0' });
    expect(provider.seen.at(-1)).toMatchObject({ path: '/v1/users/login', body: { replaces: 'refresh-secret-0' } });
  });

  it('sends the provider’s spelling and the idempotency key to the provider', async () => {
    await app.send('POST', '/api/user', joining, key);
    expect(provider.seen[0]).toMatchObject({
      method: 'POST',
      path: '/v1/users',
      body: { membershipId: 'black plus', creditCard: { number: CARD } },
      headers: { 'idempotency-key': key['idempotency-key'].toLowerCase(), authorization: 'Bearer sk_0123456789abcdef' },
    });
  });

  it('answers a repeated attempt after the hourly limit is reached, and counts only new attempts', async () => {
    const attempt = (number: number) => ({ 'idempotency-key': `6f1e0c3a-9b1f-4d0e-8f3a-${10 ** 11 + number}` });
    const statuses: number[] = [];
    for (let number = 0; number <= limits.payment.points; number++)
      statuses.push((await app.send('POST', '/api/user', joining, attempt(number))).status);
    expect(statuses).toEqual([...Array.from({ length: limits.payment.points }, () => 200), 429]);
    expect((await app.send('POST', '/api/user', joining, attempt(0))).status).toBe(200);
    // A different form with a used idempotency key is a new request, so the rate limit must count it.
    const other = { ...joining, email: 'somebody@example.com' };
    expect((await app.send('POST', '/api/user', other, attempt(0))).status).toBe(429);
  });

  it('allows sixty repetitions of one attempt, which is more than a crashed attempt takes to end', async () => {
    provider.responses['POST /v1/users'] = { status: 409, body: { message: 'Still running.' } };
    const statuses: number[] = [];
    for (let time = 0; time < 62; time++) statuses.push((await app.send('POST', '/api/user', joining, key)).status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(61);
    expect(statuses.at(-1)).toBe(429);
  });

  it('needs a valid idempotency key', async () => {
    for (const given of [{}, { 'idempotency-key': 'again' }]) {
      const response = await app.send('POST', '/api/user', joining, given);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'idempotency-key-missing' });
    }
    expect(provider.seen).toEqual([]);
  });

  it('succeeds without a session when signing in fails', async () => {
    provider.responses['POST /v1/users/login'] = { status: 503, body: { message: 'Busy.' } };
    const response = await app.send('POST', '/api/user', joining, key);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ receipt: expect.objectContaining({ memberId: 'u1' }) });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('returns the bank’s error at its field', async () => {
    const body = {
      message: 'Your bank declined this card.',
      code: 'card_declined',
      errors: { 'creditCard.number': 'Your bank declined this card.' },
    };
    provider.responses['POST /v1/users'] = { status: 402, body };
    const response = await app.send('POST', '/api/user', joining, key);
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject(body);
  });

  it('passes on which page of the bank the cardholder has to confirm it on, and signs nobody in', async () => {
    const body = {
      message: 'Your bank would like to confirm this payment.',
      code: 'requires-action',
      confirmation: 'cf_0123456789abcdef',
    };
    provider.responses['POST /v1/users'] = { status: 402, body };
    provider.responses['GET /v1/users'] = {
      body: { status: 'requires-action', confirmation: body.confirmation },
    };
    const response = await app.send('POST', '/api/user', joining, key);
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject(body);
    expect(response.headers.getSetCookie()).toEqual([]);
    const outcome = await app.get('/api/user', key);
    expect(await outcome.json()).toEqual({ status: 'requires-action', confirmation: body.confirmation });
    expect(app.logged()).not.toContain(body.confirmation);
  });

  it.each(['reset', '500', 'garbage', 'wrong-shape'] as const)(
    'sends one request when the provider fails (%s)',
    async (fault) => {
      provider.fault = fault;
      const response = await app.send('POST', '/api/user', joining, key);
      expect(response.status).toBe(502);
      expect(provider.seen).toHaveLength(1);
    },
  );

  it('names every wrong field by its path in the form', async () => {
    const wrong = {
      ...joining,
      termsAccept: false,
      creditCard: { ...joining.creditCard, number: '4242' },
      children: [{}],
    };
    const response = await app.send('POST', '/api/user', wrong, key);
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: Record<string, string> };
    expect(Object.keys(errors)).toEqual(
      expect.arrayContaining(['termsAccept', 'creditCard.number', 'children.0.firstName', 'children.0.dateOfBirth']),
    );
    expect(JSON.stringify(errors)).not.toContain('4242');
  });

  it('logs nothing of the card, the password or the visitor', { tags: ['asvs:16.2.5'] }, async () => {
    await app.send('POST', '/api/user?card=4242424242424242', joining, key);
    provider.fault = '500';
    await app.send('POST', '/api/user', joining, key);
    await app.send('POST', '/api/user', `{"creditCard":{"number":"${CARD}"`, key);
    const log = app.logged();
    for (const secret of [CARD, '987', joining.password, joining.email, 'refresh-secret', 'sk_0123']) {
      expect(log).not.toContain(secret);
    }
    expect(log).toContain('"path":"/api/user"');
  });

  it('can be looked up by its key after a reload', async () => {
    const response = await app.get('/api/user', key);
    expect(await response.json()).toEqual({ status: 'succeeded' });
    expect(provider.seen.at(-1)).toMatchObject({
      path: '/v1/users',
      headers: { 'idempotency-key': key['idempotency-key'].toLowerCase() },
    });
    // No key is part of an address.
    expect((await app.get(`/api/user?attempt=${key['idempotency-key']}`)).status).toBe(400);
  });
});
