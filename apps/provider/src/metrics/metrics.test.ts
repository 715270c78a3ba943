import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics, type Metrics } from '@myler/server/metrics';
import { createPasswordHasher } from '../accounts/password-hasher.ts';
import { outgoingMail } from '../store/schema.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { stores } from '../testing/stores.ts';
import { providerMetrics } from './metrics.ts';

const routesIn = (text: string) =>
  new Set([...text.matchAll(/http_requests_total\{route="([^"]*)"/g)].map(([, route]) => route));

describe.each(stores)('the provider’s metrics, on $name', (kind) => {
  let provider: TestProvider;
  let metrics: Metrics;
  const passwords = createPasswordHasher({ concurrency: 1 });
  const text = () => metrics.registry.metrics();
  beforeAll(async () => {
    provider = await openTestProvider(kind, {
      // Made below, because it reads the store of the provider.
      observe: (request) => metrics.observe(request),
    });
    metrics = createMetrics('myler_provider', providerMetrics(provider.store, passwords));
  });
  afterAll(() => provider.close());

  it('name the pattern of a request’s route, and have no new series for an unknown path', async () => {
    const ask = async (word: string) => {
      const paths = ['', 'v1/', 'api/', 'media/', 'app/', 'v1/hotels/', 'v1/custom-gift-cards/orders/'];
      for (const path of paths) await provider.request('GET', `/${path}${word}?${word}=${word}`);
      await provider.request('DELETE', `/v1/${word}`);
    };
    await provider.request('GET', '/v1/prices');
    await ask('first-word');
    const before = routesIn(await text());
    expect(before).toContain('/prices');
    expect(before).toContain('/custom-gift-cards/orders/{token}');
    await ask('second-word');
    expect(routesIn(await text())).toEqual(before);
    expect(await text()).not.toMatch(/first-word|second-word/);
  });

  it('count mails that wait and mails that failed, and time the database', async () => {
    const now = new Date();
    const mail = { kind: 'test', recipient: 'amelie@example.com', subject: 'x', body: 'x', headers: {} };
    const row = { ...mail, createdAt: now, nextTryAt: now };
    await provider.store.db.insert(outgoingMail).values([row, { ...row, lastError: 'No.' }, { ...row, sentAt: now }]);
    const numbers = await text();
    expect(numbers).toContain('myler_provider_mails_waiting 2\n');
    expect(numbers).toContain('myler_provider_mails_failed 1\n');
    expect(numbers).toContain('myler_provider_attempts_running 0\n');
    expect(numbers).toMatch(/^myler_provider_database_answer_seconds 0\.\d+$/m);
    expect(numbers).not.toContain('amelie');
  });

  it('show how many passwords wait to be hashed', async () => {
    const hashing = [1, 2, 3].map((number) => passwords.hash(`lantern-orchard-${number}`));
    expect(await text()).toContain('myler_provider_passwords_waiting 2\n');
    await Promise.all(hashing);
  });

  it('are all in docs/metrics.md, and no others', () => {
    const documented = readFileSync(join(import.meta.dirname, '../../../../docs/metrics.md'), 'utf8');
    const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
    const listed = [...documented.matchAll(/^\| `(myler_provider_\w+)`/gm)].map(([, name]) => name);
    expect(new Set(listed)).toEqual(new Set(names.filter((name) => name.startsWith('myler_'))));
  });
});
