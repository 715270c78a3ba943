import fc from 'fast-check';
import { fewRuns } from '@myler/presets/properties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import { SoftwareAuthenticator } from '../../testing/authenticator.ts';
import { joinAs, signInAs, type TestMember } from '../../testing/members.ts';
import { openTestProvider, testEnv, type TestProvider } from '../../testing/provider.ts';
import { newKey } from '../../testing/registrations.ts';

const accountCalls = Object.entries<Endpoint>(providerEndpoints).filter(([, { path }]) => path.startsWith('/me/'));

/** Whatever is sent, only a member reaches something below `/me/`, and only what is theirs. */
describe('nothing below /me/', () => {
  let provider: TestProvider;
  let victim: TestMember;
  let other: TestMember;
  let expired: string;
  let signedOut: string;
  /** Ids of the victim’s that paths name. */
  let victims: string[];
  beforeAll(async () => {
    provider = await openTestProvider();
    const early = await joinAs(provider, { firstName: 'Tokenless' });
    expired = early.accessToken;
    provider.clock.advance(6 * 60_000);
    const gone = await signInAs(provider, early.registration);
    signedOut = gone.accessToken;
    await provider.proxy.call('signOut', { body: { refreshToken: gone.refreshToken } });
    victim = await joinAs(provider, { firstName: 'Ottoline', lastName: 'Vandenberg-Achterberg' });
    other = await joinAs(provider, { firstName: 'Somebody' });
    const authenticator = new SoftwareAuthenticator(testEnv.publicOrigin);
    const options = await victim.proxied.call('passkeyCreation');
    const credential = authenticator.create(options);
    const passkeys = await victim.proxied.call('addPasskey', { body: { name: 'The key in the drawer', credential } });
    const sessions = await victim.proxied.call('sessions');
    const [payment] = (await victim.own.call('payments')).payments;
    victims = [...passkeys.items, ...sessions.items].map(({ id }) => id);
    victims.push(String(payment?.receipt), victim.userId);
  });
  afterAll(() => provider.close());

  it('is left out of these tests', () => {
    expect(victims).toHaveLength(4);
    expect(accountCalls.length).toBeGreaterThanOrEqual(19);
    expect(accountCalls.map(([, { access }]) => access)).not.toContain('public');
  });

  /** Paths of all calls, with parameters that exist and that do not. */
  const pathOf = ({ path }: Endpoint, parameter: string) => `/v1${path.replaceAll(/\{\w+\}/g, parameter)}`;
  const parameters = () => fc.constantFrom(...victims, '1', '7', crypto.randomUUID(), '..', '%2e%2e');
  const bodies = fc.oneof(
    fc.constant(undefined),
    fc.object({ maxDepth: 2 }),
    fc.constantFrom({ password: 'vingt-deux cerises mûres' }, { renews: false, membershipId: 'gold' }, { when: 'now' }),
  );
  /** Bearers that are no member's access token now. */
  const strangers = () =>
    fc.oneof(
      fc.constantFrom(
        '',
        expired,
        signedOut,
        testEnv.publishableTokens[0] ?? '',
        victim.refreshToken,
        victim.userId,
        `${victim.accessToken}x`,
        victim.accessToken.slice(0, -2),
        victim.accessToken.split('.').toReversed().join('.'),
      ),
      fc.stringMatching(/^[\x21-\x7e]{1,80}$/),
    );

  it('is reached with an expired token, one that was signed out, another kind of token or none', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...accountCalls),
        strangers(),
        fc.constantFrom('authorization', 'x-member-token', 'both'),
        parameters(),
        bodies,
        async ([, endpoint], token, where, parameter, body) => {
          const isMemberToken = where !== 'authorization';
          const secret = testEnv.providerSecrets[0];
          const response = await provider.request(endpoint.method, pathOf(endpoint, parameter), {
            token: where === 'x-member-token' ? secret : token,
            ...(endpoint.method === 'GET' ? {} : { body }),
            headers: { 'idempotency-key': newKey(), ...(isMemberToken && token ? { 'x-member-token': token } : {}) },
          });
          expect([401, 403, 404, 405]).toContain(response.status);
          expect(await response.text()).not.toMatch(/Ottoline|Vandenberg|the drawer|@example/);
        },
      ),
      fewRuns(150),
    );
  });

  it('is reached through the website’s own token, even beside the member’s, where only the proxy may call', async () => {
    const proxied = accountCalls.filter(([, { access }]) => access === 'member-secret');
    const statuses = proxied.map(async ([, endpoint]) => {
      const headers = { 'x-member-token': victim.accessToken };
      const token = testEnv.publishableTokens[0];
      return (await provider.request(endpoint.method, pathOf(endpoint, '1'), { token, headers })).status;
    });
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([403]));
  });

  it('of a member is reached with another member’s token', async () => {
    const before = await victim.own.call('exportData');
    await fc.assert(
      fc.asyncProperty(
        // The next test has the two that end the sender's own account or sessions.
        fc.constantFrom(...accountCalls.filter(([name]) => !['closeAccount', 'changePassword'].includes(name))),
        parameters(),
        bodies,
        fc.boolean(),
        async ([, endpoint], parameter, body, alsoVictims) => {
          const isProxied = endpoint.access === 'member-secret';
          // A query or a body that names another member must not matter.
          const query = alsoVictims ? `?userId=${victim.userId}&user=${victim.userId}` : '';
          const named = alsoVictims && body && typeof body === 'object' ? { ...body, userId: victim.userId } : body;
          const response = await provider.request(endpoint.method, `${pathOf(endpoint, parameter)}${query}`, {
            token: isProxied ? testEnv.providerSecrets[0] : other.accessToken,
            ...(endpoint.method === 'GET' ? {} : { body: named }),
            headers: {
              'idempotency-key': newKey(),
              ...(isProxied ? { 'x-member-token': other.accessToken } : {}),
            },
          });
          expect(response.status).toBeLessThan(500);
          expect(await response.text()).not.toMatch(/Ottoline|Vandenberg|the drawer/);
        },
      ),
      fewRuns(100),
    );
    const { exportedAt: _then, ...was } = before;
    const { exportedAt: _now, ...is } = await victim.own.call('exportData');
    expect(is).toEqual(was);
  });

  it('of a member is closed or gets another password by another member, who names them or knows their address', async () => {
    const { email, password } = victim.registration;
    const before = await victim.own.call('exportData');
    const named = { userId: victim.userId, user: victim.userId, id: victim.userId, memberId: victim.userId };
    const statuses: number[] = [];
    for (const [call, body] of [
      ['closeAccount', { when: 'now', email }],
      ['closeAccount', { when: 'after-year' }],
      ['changePassword', { password, newPassword: 'vingt-trois cerises mûres' }],
    ] as const) {
      const sender = await joinAs(provider, { firstName: 'Somebody' });
      const { method, path }: Endpoint = providerEndpoints[call];
      const response = await provider.request(method, `/v1${path}?${new URLSearchParams(named).toString()}`, {
        token: testEnv.providerSecrets[0],
        body: { ...body, ...named },
        headers: { 'idempotency-key': newKey(), 'x-member-token': sender.accessToken },
      });
      statuses.push(response.status);
    }
    // The address is not the sender's; the other two are done, to the sender.
    expect(statuses).toEqual([422, 204, 200]);
    expect({ ...(await victim.own.call('exportData')), exportedAt: 0 }).toEqual({ ...before, exportedAt: 0 });
    await signInAs(provider, victim.registration);
  });
});
