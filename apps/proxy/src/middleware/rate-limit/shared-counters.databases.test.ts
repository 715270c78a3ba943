import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '@myler/server/log';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { startTestProvider, type TestProvider } from '../../testing/provider.ts';
import { limits } from '../../policies/limits.ts';
import { startTestRedis, type TestRedis } from '../../testing/redis.ts';
import { connectSharedCounters, type SharedCounters } from './shared-counters.ts';

let redis: TestRedis;
let provider: TestProvider;
const lines: string[] = [];
const connections: SharedCounters[] = [];

beforeAll(async () => {
  provider = await startTestProvider();
  redis = await startTestRedis();
});
afterEach(() => {
  lines.length = 0;
  for (const connection of connections.splice(0)) connection.close();
});
afterAll(() => Promise.all([redis.close(), provider.close()]));

const credentials = { email: 'amelie@example.com', password: 'lantern-orchard-fjord' };
/** For a Redis that answers, because a busy machine may need longer than usual. */
const patient = { commandTimeout: 60_000 };
let addresses = 0;

/** Two proxies with one Redis, as one visitor reaches them. */
async function twoProxies(
  options: { commandTimeout?: number; variables?: Record<string, string> } = {},
): Promise<[TestApp, TestApp]> {
  addresses += 1;
  const log = createLog({ app: 'proxy', level: 'info', output: { write: (line) => void lines.push(line) } });
  const peerAddress = `198.51.100.${addresses}`;
  const { variables = {}, ...about } = options;
  const start = () => {
    const counters = connectSharedCounters({ url: redis.url, secret: 'sk_0123456789abcdef', log, ...about });
    connections.push(counters);
    return { app: createTestApp(provider.url, { ...counters.shared, peerAddress, log, variables }), counters };
  };
  const [one, two] = [start(), start()];
  // A counter that both see: the connections are there.
  const isShared = async (name: string) => {
    const seen = two.counters.shared.createCounter(name, { points: 9, duration: 60 });
    await one.counters.shared.createCounter(name, { points: 9, duration: 60 }).consume('key');
    return seen.has('key');
  };
  let tries = 0;
  await expect.poll(() => isShared(`ready-${addresses}-${(tries += 1)}`), { timeout: 20_000 }).toBe(true);
  lines.length = 0;
  return [one.app, two.app];
}

const signIn = async (app: TestApp) => (await app.send('POST', '/api/token', credentials)).status;

async function signInsUntilRefused(...apps: TestApp[]): Promise<number> {
  for (let count = 0; ; count++) {
    const status = await signIn(apps[count % apps.length]!);
    if (status === 429) return count;
    expect(status).toBe(200);
  }
}

describe('two proxies with one Redis', () => {
  it('grant one limit together', async () => {
    expect(await signInsUntilRefused(...(await twoProxies(patient)))).toBe(20);
  });

  it('know a session, and what renews it, by the proxy that did not hand out its token too', async () => {
    const apps = await twoProxies({ ...patient, variables: { TRUSTED_PROXIES: '198.51.100.0/24' } });
    const user = { id: `u${addresses}`, name: 'Amélie' };
    const session = {
      user,
      expiresIn: 300,
      refreshToken: 'refresh-1',
      keepMeSignedIn: true,
      sessionId: `s${addresses}`,
    };
    provider.responses['POST /v1/users/login'] = { body: { ...session, accessToken: `access-${addresses}-1` } };
    provider.responses['POST /v1/users/refresh'] = { body: { ...session, accessToken: `access-${addresses}-2` } };
    const tokenOf = async (response: Response) => ((await response.json()) as { accessToken: string }).accessToken;
    let visits = 0;
    const answered = async (...tokens: string[]) => {
      for (let count = 0; ; count++) {
        const { status } = await apps[count % 2]!.send(
          'POST',
          '/v1/custom-gift-cards/balance',
          { code: 'MYLR-0000-0000-0000' },
          {
            authorization: `Bearer ${tokens[count % tokens.length]}`,
            'x-forwarded-for': `203.0.113.${(visits += 1)}`,
          },
        );
        if (status === 429) return count;
      }
    };
    const token = await tokenOf(await apps[0].send('POST', '/api/token', credentials));
    expect(await answered(token)).toBe(limits.giftCode.points);
    const renewed = await apps[0].send('PUT', '/api/token', undefined, { cookie: '__Host-session=refresh-1' });
    expect(await answered(await tokenOf(renewed))).toBe(0);
    // Whoever reads Redis gets no token.
    const { Redis } = await import('ioredis');
    const client = new Redis(redis.url);
    const keys = await client.keys('myler:session:*');
    const values = await client.mget(keys);
    client.disconnect();
    expect(values.length).toBeGreaterThan(0);
    expect([...keys, ...values].join(' ')).not.toContain('access-');
    provider.responses = {};
  });

  it('do not count a repeated payment twice, whichever of them gets it', async () => {
    const [one, two] = await twoProxies(patient);
    const key = '0b0e7a2c-52d5-4e6a-9d52-8d6e2c7a9f10';
    const buy = (app: TestApp, idempotencyKey: string) =>
      app.send('POST', '/api/user', {}, { 'idempotency-key': idempotencyKey });
    // The limit counts requests before they are checked.
    expect((await buy(one, key)).status).toBe(422);
    for (let count = 1; count < 20; count++)
      expect((await buy(one, `0b0e7a2c-52d5-4e6a-9d52-0000000000${10 + count}`)).status).toBe(422);
    expect((await buy(two, '0b0e7a2c-52d5-4e6a-9d52-8d6e2c7a9f99')).status).toBe(429);
    expect((await buy(two, key)).status).toBe(422);
  });

  it('store no address', { tags: ['promise:address-one-hour'] }, async () => {
    const [app] = await twoProxies(patient);
    await signIn(app);
    const { Redis } = await import('ioredis');
    const client = new Redis(redis.url);
    const keys = await client.keys('*');
    client.disconnect();
    expect(keys.filter((key) => key.startsWith('myler:limit:signIn:'))).not.toEqual([]);
    expect(keys.join(' ')).not.toContain('198.51.100');
  });
});

describe('a Redis that fails', () => {
  it.each([
    ['is killed', 'SIGKILL', () => redis.start()],
    ['hangs', 'SIGSTOP', () => redis.signal('SIGCONT')],
  ] as const)(
    '(it %s) leaves each proxy a half of the limit, and is used again when it is back',
    { tags: ['asvs:16.5.2'] },
    async (_, signal, restore) => {
      const [one, two] = await twoProxies();
      await redis.signal(signal);
      try {
        expect(await signInsUntilRefused(one)).toBe(10);
        expect(await signInsUntilRefused(two)).toBe(10);
        // Each change is logged once by each proxy.
        expect(lines.filter((line) => line.includes('grants a half'))).toHaveLength(2);
      } finally {
        await restore();
      }
      await expect.poll(() => signIn(one).then(() => lines.join('')), { timeout: 20_000 }).toContain('Redis again');
      expect(await signInsUntilRefused(...(await twoProxies(patient)))).toBe(20);
    },
  );

  it('after some sign-ins leaves the rest of that half, and not a new one', async () => {
    const [one] = await twoProxies();
    for (let count = 0; count < 7; count++) expect(await signIn(one)).toBe(200);
    await redis.signal('SIGSTOP');
    try {
      expect(await signInsUntilRefused(one)).toBe(3);
    } finally {
      await redis.signal('SIGCONT');
    }
  });
});

it('a proxy whose Redis was never there answers', { tags: ['asvs:16.5.3'] }, async () => {
  const log = createLog({ app: 'proxy', level: 'info', output: { write: (line) => void lines.push(line) } });
  const counters = connectSharedCounters({ url: 'redis://127.0.0.1:9', secret: 'sk_0123456789abcdef', log });
  connections.push(counters);
  expect(await signInsUntilRefused(createTestApp(provider.url, counters.shared))).toBe(10);
});

it('a proxy without REDIS_URL does not load the client of Redis', () => {
  const program = `await import(${JSON.stringify(join(import.meta.dirname, '../../run.ts'))});
    const { default: module } = await import('node:module');
    console.log(JSON.stringify(Object.keys(module._cache)));`;
  const loaded = execFileSync(process.execPath, ['--conditions=@myler/source', '--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(loaded).toContain('rate-limiter-flexible');
  expect(loaded).not.toContain('ioredis');
});
