import { describe, expect, it } from 'vitest';
import { providerEndpoints, sameOriginEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import { hostileRequests } from './cases.ts';
import { targets } from './requests/targets.ts';

const membership = { membershipId: 'travel', category: 'leisure', name: 'Travel', prices: [] };
const values = {
  email: 'ada@example.com',
  canary: 'CANARY0123456789ABCDEF',
  membership: { ...membership, prices: [{ amount: 29_500, currency: 'GBP' }] } as never,
};
const options = { ...values, count: 60, seed: 1, origin: 'http://site' };

describe('hostile requests', () => {
  it('go to every call that a visitor can make', () => {
    const ofSite = Object.values<Endpoint>(sameOriginEndpoints).map(({ method, path }) => `${method} /api${path}`);
    const ofGateway = Object.values<Endpoint>(providerEndpoints)
      .filter(({ access }) => access === 'public' || access === 'member')
      .map(({ method, path, unversioned }) => `${method} ${unversioned ? '/api' : '/v1'}${path}`);
    expect(targets.map(({ name }) => name)).toEqual([...ofSite, ...ofGateway]);
    expect(new Set(targets.map(({ name }) => name)).size).toBe(targets.length);
  });

  it.each(targets.filter(({ endpoint }) => endpoint.body))(
    'to $name begin with a body that the contract accepts',
    (target) => {
      const body: unknown = JSON.parse(JSON.stringify(target.body(values)));
      expect(target.endpoint.body?.safeParse(body).error?.issues ?? []).toEqual([]);
    },
  );

  it.each(targets)('to $name are the same for the same seed, and others for another', (target) => {
    const first = hostileRequests(target, options);
    expect(first).toHaveLength(60);
    expect(hostileRequests(target, options)).toEqual(first);
    expect(hostileRequests(target, { ...options, seed: 2 })).not.toEqual(first);
  });

  it('are of many kinds', () => {
    const target = targets.find(({ name }) => name === 'POST /v1/custom-gift-cards');
    const requests = target ? hostileRequests(target, { ...options, count: 600 }) : [];
    const bodies = requests.map(({ body }) => String(body));
    expect(new Set(bodies).size).toBeGreaterThan(300);
    for (const part of ['__proto__', '\\u0000', '[[[[', '"padding"', 'drop table'])
      expect([part, bodies.some((body) => body.includes(part))]).toEqual([part, true]);
    for (const name of ['host', 'content-encoding', 'x-forwarded-host'])
      expect([name, requests.some(({ headers }) => name in headers)]).toEqual([name, true]);
    expect(new Set(requests.map(({ method }) => method)).size).toBeGreaterThan(4);
    expect(requests.some(({ path }) => path.includes('etc/passwd'))).toBe(true);
  });
});
