import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '@myler/server/metrics';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { startTestProvider, type TestProvider } from '../testing/provider.ts';
import { proxyMetrics } from './metrics.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.close());

function createMeasuredApp() {
  let app: TestApp | undefined;
  const metrics = createMetrics(
    'myler_proxy',
    proxyMetrics(() => app),
  );
  app = createTestApp(provider.url, { observe: metrics.observe });
  return { app, metrics, text: () => metrics.registry.metrics() };
}

const routesIn = (text: string) =>
  new Set([...text.matchAll(/http_requests_total\{route="([^"]*)"/g)].map(([, route]) => route));

describe('the proxy’s metrics', () => {
  it('name the pattern of a request’s route', async () => {
    const { app, text } = createMeasuredApp();
    await app.get('/v1/prices');
    await app.get('/v1/hotels/the-hotel');
    await app.send('POST', '/api/token', { email: 'amelie@example.com', password: 'lantern-orchard-fjord' });
    await app.get('/membership');
    await app.get('/robots.txt');
    expect(routesIn(await text())).toEqual(
      new Set(['/v1/prices', '/v1/hotels/{id}', '/api/token', 'page', '/robots.txt']),
    );
  });

  it('have no new series for a path that nobody has asked for before, and no secret', async () => {
    const { app, text } = createMeasuredApp();
    const ask = async (word: string) => {
      const paths = [
        '',
        'v1/',
        'api/',
        'api/token/',
        'media/',
        'assets/',
        'app/',
        'v1/hotels/',
        'v1/custom-gift-cards/orders/',
      ];
      for (const path of paths) await app.get(`/${path}${word}?${word}=${word}`);
      await app.get(`/${word}.png`);
      await app.send('PUT', `/${word}`, {});
    };
    await ask('first-word');
    const before = routesIn(await text());
    await ask('second-word');
    expect(routesIn(await text())).toEqual(before);
    expect(await text()).not.toMatch(/first-word|second-word|example\.com|203\.0\.113/);
  });

  it('count how pages were answered, and show each class of calls and whether the provider hangs', async () => {
    const { app, text } = createMeasuredApp();
    await app.get('/membership');
    await app.get('/membership');
    const numbers = await text();
    expect(numbers).toContain('myler_proxy_page_cache_total{result="hit"} 1');
    expect(numbers).toContain('myler_proxy_page_cache_total{result="stale"} 0');
    expect(numbers).toContain('myler_proxy_page_cache_total{result="miss"} 1');
    expect(numbers).toContain('myler_proxy_provider_hung 0');
    for (const name of Object.keys(app.admission))
      for (const what of ['running', 'waiting', 'refused_total'])
        expect(numbers).toContain(`myler_proxy_provider_calls_${what}{class="${name}"} 0`);
  });

  it('are all in docs/metrics.md, and no others', () => {
    const documented = readFileSync(join(import.meta.dirname, '../../../../docs/metrics.md'), 'utf8');
    const names = createMetrics(
      'myler_proxy',
      proxyMetrics(() => undefined),
    ).registry.getMetricsAsArray();
    const listed = [...documented.matchAll(/^\| `(myler_proxy_\w+)`/gm)].map(([, name]) => name);
    expect(new Set(listed)).toEqual(new Set(names.map(({ name }) => name).filter((name) => name.startsWith('myler_'))));
  });
});
