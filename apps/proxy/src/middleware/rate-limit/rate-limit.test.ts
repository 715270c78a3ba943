import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import type { AppEnv } from '../../http/context.ts';
import { toProblem } from '../../provider/to-problem.ts';
import { memoryCounters, type CreateCounter } from './counters.ts';
import { limits } from '../../policies/limits.ts';
import { createRateLimits } from './rate-limit.ts';

function visit({ isOfMembers = false } = {}) {
  const app = new Hono<AppEnv>();
  app.use((context, next) => {
    context.set('visitorAddress', context.req.header('x-test-address') ?? '');
    return next();
  });
  const three = (points: number) => (points / limits.giftCode.points) * 3;
  const counters: CreateCounter = (name, { points }) => memoryCounters(name, { points: three(points), duration: 600 });
  const callerOf = async (token: string) => (token === 'known' ? { session: 'its own', member: 'Vera' } : undefined);
  app.use(createRateLimits(counters, callerOf).middleware('giftCode', { isOfMembers }));
  app.get('/', (context) => context.text('done'));
  app.onError((error) => toProblem(error).toResponse());
  return async (address: string, token?: string) =>
    app.request('/', { headers: { 'x-test-address': address, ...(token && { authorization: `Bearer ${token}` }) } });
}

const statuses = async (from: (address: string) => Promise<Response>, ...addresses: string[]) => {
  const seen: number[] = [];
  for (const address of addresses) seen.push((await from(address)).status);
  return seen;
};

describe('a rate limit', () => {
  it('responds with 429 and Retry-After when it is reached', async () => {
    const from = visit();
    expect(await statuses(from, '192.0.2.1', '192.0.2.1', '192.0.2.1')).toEqual([200, 200, 200]);
    const refused = await from('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
    expect(await refused.json()).toMatchObject({ status: 429, message: expect.stringContaining('10 minutes') });
  });

  it('counts a member’s call of a known session by itself, whatever others at its address have used up, and of no other token', async () => {
    const from = visit({ isOfMembers: true });
    await statuses(from, '192.0.2.1', '192.0.2.1', '192.0.2.1');
    const asked = ['known', 'made up', 'known', 'known', 'known'].map((token) => from('192.0.2.1', token));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 429, 200, 200, 429]);
    expect((await from('192.0.2.2', 'known')).status).toBe(429);
  });

  it('counts by address what everybody may ask, also with the token of a known session', async () => {
    const from = visit();
    await statuses(from, '192.0.2.1', '192.0.2.1', '192.0.2.1');
    expect((await from('192.0.2.1', 'known')).status).toBe(429);
  });

  it('counts each address separately', async () => {
    const from = visit();
    await statuses(from, '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1');
    expect(await statuses(from, '192.0.2.2')).toEqual([200]);
  });

  it('counts all addresses of one household’s IPv6 network together', async () => {
    const from = visit();
    expect(
      await statuses(from, '2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::ff', '2001:db8:1:2:ffff::1'),
    ).toEqual([200, 200, 200, 429]);
    expect(await statuses(from, '2001:db8:1:3::1', '2001:db8::2')).toEqual([200, 200]);
  });

  it.each([
    ['/56', 4, (network: number) => `2001:db8:1:${network.toString(16)}::1`],
    ['/48', 16, (network: number) => `2001:db8:1:${network.toString(16)}00::1`],
  ])('counts the networks of a %s of IPv6 together, %i times as many', async (_, times, addressOf) => {
    const from = visit();
    const addresses = Array.from({ length: 3 * times + 1 }, (_empty, network) => addressOf(network));
    expect(await statuses(from, ...addresses)).toEqual([...Array<number>(3 * times).fill(200), 429]);
    // What was refused has not used up what the neighbours have, who are in another one.
    expect(await statuses(from, '2001:db8:2:1::1')).toEqual([200]);
  });

  it(
    'forgets an address within the hour that the privacy policy names',
    { tags: ['promise:address-one-hour'] },
    async () => {
      for (const { duration } of Object.values(limits)) expect(duration).toBeLessThanOrEqual(3600);
      vi.useFakeTimers();
      try {
        const from = visit();
        await statuses(from, '192.0.2.1', '192.0.2.1', '192.0.2.1');
        vi.advanceTimersByTime(599_000);
        expect(await statuses(from, '192.0.2.1')).toEqual([429]);
        // A refused request does not begin another period.
        vi.advanceTimersByTime(1000);
        expect(vi.getTimerCount()).toBe(0);
        expect(await statuses(from, '192.0.2.1')).toEqual([200]);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('allows 20 sign-ins an hour, and 30 coupon codes in ten minutes', () => {
    expect(limits.signIn).toMatchObject({ points: 20, duration: 3600 });
    expect(limits.coupon).toMatchObject({ points: 30, duration: 600 });
  });
});
