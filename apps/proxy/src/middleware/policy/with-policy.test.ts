import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerEndpoints, sameOriginEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import { endpointPaths } from '@myler/server/endpoint-paths';
import { memoryCounters } from '../rate-limit/counters.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { startTestProvider, type TestProvider } from '../../testing/provider.ts';
import { calls, paths, type CallName, type PathPolicy, type Policy } from '../../policies/policies.ts';
import { limitOf } from './with-policy.ts';

interface Place {
  name: string;
  method: string;
  /** In Hono’s syntax. */
  path: string;
  policy: Policy;
}

const placesOf = (table: Record<string, Endpoint>, isUnversioned: boolean): Place[] =>
  Object.entries(table).flatMap(([name, endpoint]) =>
    endpointPaths(isUnversioned ? { ...endpoint, unversioned: true } : endpoint).map((path) => ({
      name,
      method: endpoint.method,
      path,
      policy: calls[name as CallName],
    })),
  );
const reachable = Object.fromEntries(
  Object.entries<Endpoint>(providerEndpoints).filter(([, { access }]) => access === 'public' || access === 'member'),
);
const places: Place[] = [
  ...placesOf(reachable, false),
  ...placesOf(sameOriginEndpoints, true),
  ...Object.entries<PathPolicy>(paths).flatMap(([name, policy]) =>
    policy.methods.flatMap((method) => policy.paths.map((path) => ({ name, method, path, policy }))),
  ),
];

const pointsOf = (name: string) => {
  if (name.includes('bytes')) return 10_000;
  return name.endsWith(':own') ? 2 : name.endsWith(':members') ? 1 : 3;
};
/**
 * With three requests of each limit, of which two are a session's own and one is for all sessions of a member, and as many
 * addresses as a test needs.
 */
const start = () =>
  createTestApp(provider.url, {
    variables: { TRUSTED_PROXIES: '203.0.113.7' },
    createCounter: (name) => memoryCounters(name, { points: pointsOf(name), duration: 600 }),
  });

/** A value of the right form for each parameter: otherwise nothing would be asked of the provider. */
const addressOf = (path: string) =>
  path
    .replace(/:file\{[^}]*\}/, 'feed.xml')
    .replace(/:part\{.*\}/, 'sitemap-pages.xml')
    .replace(':id', '00000000-0000-4000-8000-000000000000')
    .replace(':number', '1')
    .replace(/:\w+/g, 'a-token-of-some-length')
    .replace('*', 'picture-1.avif');
const isSent = ({ method }: Place) => method !== 'GET';
const ask = async (app: TestApp, place: Place, from: string, token = 'a-token') => {
  const headers = { 'x-forwarded-for': from, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const path = addressOf(place.path);
  return isSent(place) ? app.send(place.method, path, {}, headers) : app.get(path, headers);
};

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.close());

describe('the table of policies', () => {
  it('has each route of the proxy', () => {
    const known = new Set(places.map(({ method, path }) => `${method} ${path}`.replace(' *', ' /*')));
    const unknown = start()
      .routes.filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !known.has(route));
    expect(unknown).toEqual([]);
  });

  it('limits each path that is not answered by a cache, names each other one, and forbids caches what is not for them', async () => {
    const app = start();
    const counted = places.filter(({ policy }) => limitOf(policy) && policy.cache !== 'shared');
    expect(counted.length).toBeGreaterThan(50);
    const wrong: unknown[] = [];
    for (const [index, place] of counted.entries()) {
      const statuses: number[] = [];
      for (let count = 0; count < 4; count++) {
        const response = await ask(app, place, `198.51.100.${index}`, `token-${index}`);
        statuses.push(response.status);
        if (place.policy.cache === 'never' && response.headers.get('cache-control') !== 'no-store')
          wrong.push([place.name, response.headers.get('cache-control')]);
      }
      if (statuses.slice(0, 3).includes(429) || statuses[3] !== 429) wrong.push([place.name, place.path, statuses]);
    }
    expect(wrong).toEqual([]);
  });

  it('gives no second allowance by another path or another address, and a member’s other devices theirs, up to a number', async () => {
    const app = start();
    const byName = Map.groupBy(
      places.filter(({ policy }) => policy.cache === 'never'),
      ({ name }) => name.replace(/Form$/, ''),
    );
    const twice = [...byName.values()].filter((same) => same.length > 1);
    expect(twice.map(([first]) => first?.name)).toEqual(expect.arrayContaining(['subscribe', 'unsubscribe']));
    for (const [index, [first, second]] of twice.entries()) {
      const from = `198.51.101.${index}`;
      for (let count = 0; count < 3; count++) await ask(app, first!, from, '');
      expect([second!.path, (await ask(app, second!, from, '')).status]).toEqual([second!.path, 429]);
    }

    const signIn = async (from: string, sessionId: string) => {
      provider.responses['POST /v1/users/login'] = {
        body: {
          user: { id: 'u1', name: 'Amélie' },
          accessToken: `access-of-${from}`,
          expiresIn: 300,
          refreshToken: 'r',
          sessionId,
          keepMeSignedIn: false,
        },
      };
      const credentials = { email: 'amelie@example.com', password: 'lantern-orchard-fjord' };
      const response = await app.send('POST', '/api/token', credentials, { 'x-forwarded-for': from });
      expect([response.status, await response.text()]).toEqual([200, expect.not.stringContaining(sessionId)]);
      return `access-of-${from}`;
    };
    const member = places.filter(({ policy }) => policy.access === 'member' && limitOf(policy) === 'password');
    expect(member.length).toBeGreaterThan(2);
    const statusesOf = async (sessionId: string, network: number) => {
      const isLimited: boolean[] = [];
      for (const [index, place] of [...member, ...member].slice(0, 4).entries()) {
        const from = `198.51.${network}.${index}`;
        isLimited.push((await ask(app, place, from, await signIn(from, sessionId))).status === 429);
      }
      return isLimited;
    };
    expect(await statusesOf('session-of-an-intruder', 102)).toEqual([false, false, false, true]);
    expect(await statusesOf('session-of-an-intruder', 104)).toEqual([true, true, true, true]);
    // The first has used up what is for all, and not what is the second's own.
    expect(await statusesOf('session-of-the-member', 105)).toEqual([false, false, true, true]);
    expect(await statusesOf('another-session-of-the-member', 106)).toEqual([false, false, true, true]);
  });

  it('lets nobody but members make a member’s calls', async () => {
    const app = start();
    const members = places.filter(({ policy }) => policy.access === 'member');
    expect(members.length).toBeGreaterThan(20);
    for (const [index, place] of members.entries())
      expect([place.path, (await ask(app, place, `198.51.103.${index}`, '')).status]).toEqual([place.path, 401]);
  });
});
