import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@myler/api-client/errors';
import { ProviderFailure } from '../provider/transport.ts';
import { createTestApp, ORIGIN, pageFor, type TestApp } from '../testing/app.ts';
import type { RenderDeps, RenderedPage } from '@myler/api-client/site-pages';

let time = 0;
let rendered: string[] = [];
let next: Partial<RenderedPage> | Error | undefined;
let deps: RenderDeps | undefined;
let app: TestApp;

const visit = (variables: Record<string, string> = {}) =>
  createTestApp('http://127.0.0.1:9', {
    variables,
    now: () => time,
    renderPage: (url, given) => {
      rendered.push(url.pathname + url.search);
      deps = given;
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(pageFor(url, next));
    },
  });

beforeEach(() => {
  time = 0;
  rendered = [];
  next = undefined;
  app = visit();
});

describe('a page', () => {
  it('is rendered once for a thousand visitors with different campaign parameters, and is the same for all', async () => {
    const all = await Promise.all(
      Array.from({ length: 1000 }, async (_, index) => (await app.get(`/membership?utm_source=${index}`)).text()),
    );
    expect(rendered).toEqual(['/membership']);
    expect(new Set(all).size).toBe(1);
  });

  it('is rendered for the configured origin, whatever host the request names', async () => {
    await app.get('/', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(deps?.origin).toBe(ORIGIN);
  });

  it('is fresh for half a minute, and is then renewed in the background', async () => {
    await app.get('/');
    time = 29_000;
    await app.get('/');
    expect(rendered).toHaveLength(1);
    time = 31_000;
    next = { html: 'new' };
    expect(await (await app.get('/')).text()).toContain('<h1>/</h1>');
    await expect.poll(async () => (await app.get('/')).text()).toContain('new');
  });

  it('may be cached by a CDN, which may serve it stale while we are down', async () => {
    const { headers } = await app.get('/membership');
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400',
    );
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('is compressed as the browser accepts, and answered with 304 when the browser has it', async () => {
    const br = await app.get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect((await app.get('/', { 'accept-encoding': 'br;q=0, gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect((await app.get('/')).headers.get('content-encoding')).toBeNull();
    const again = await app.get('/', { 'if-none-match': br.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toContain('script-src');
  });

  it(
    'allows only its own scripts by their hash, and requests only to the configured origins',
    { tags: ['asvs:1.3.2', 'asvs:3.2.2', 'asvs:3.4.3', 'asvs:3.7.1'] },
    async () => {
      const policy = (await app.get('/')).headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self' 'sha256-abc='");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("connect-src 'self';");
      expect(policy).not.toContain('unsafe');
      const configured = visit({
        ANALYTICS_URL: 'https://events.example/v1/in',
        SENTRY_DSN: 'https://k@errors.example/1',
      });
      expect((await configured.get('/')).headers.get('content-security-policy')).toContain(
        "connect-src 'self' https://events.example https://errors.example;",
      );
    },
  );

  it(
    'may not be framed, sends its forms here only, and takes no other base for its addresses',
    { tags: ['asvs:3.4.6'] },
    async () => {
      const policy = (await app.get('/')).headers.get('content-security-policy') ?? '';
      for (const rule of ["frame-ancestors 'none'", "form-action 'self'", "base-uri 'none'"])
        expect(policy.split('; ')).toContain(rule);
    },
  );

  it('answers HEAD like GET, without the body', async () => {
    const response = await app.send('HEAD', '/');
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
    expect(await response.text()).toBe('');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('responds with 405 to %s', async (method) => {
    const response = await app.send(method, '/', method === 'OPTIONS' ? undefined : {});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('has one URL, to which its other forms redirect permanently (product decisions, Routes)', async () => {
    for (const [given, location] of [
      ['/Membership/', '/membership'],
      ['/membership/?join=gold', '/membership?join=gold'],
      ['//evil.example/', '/evil.example'],
    ]) {
      const response = await app.get(`${ORIGIN}${given}`);
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toBe(location);
    }
  });
});

describe('when rendering fails', () => {
  it('the stale copy is served, even a day later', async () => {
    const good = await (await app.get('/')).text();
    next = new Error('React is unwell');
    time = 24 * 3_600_000;
    const response = await app.get('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(good);
  });

  it('the stale copy is served instead of an incomplete page', async () => {
    const good = await (await app.get('/')).text();
    next = { html: 'holes', cacheable: false };
    time = 3_600_000;
    expect(await (await app.get('/')).text()).toBe(good);
  });

  it('the stale copy is served instead of an error page', async () => {
    const good = await (await app.get('/hotels/casa-do-mar')).text();
    next = { status: 500, html: 'failed', cacheable: false, failure: new Error('out of pictures') };
    time = 3_600_000;
    const response = await app.get('/hotels/casa-do-mar');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(good);
  });

  it.each([
    ['is starting', new ProviderFailure(503, 'The provider is starting.'), 503, '1'],
    ['broke off', new ProviderFailure(502, 'The connection broke.'), 502, null],
    ['was too slow', new ProviderFailure(504, 'No answer within 5000 ms.'), 504, '2'],
  ])(
    'a page that failed because the provider %s has the provider’s status, and is not logged as our fault',
    async (...given) => {
      const [, cause, status, retryAfter] = given;
      next = {
        status: 500,
        html: 'The page itself says that it failed',
        cacheable: false,
        failure: new ApiError({ request: { method: 'GET', url: 'http://provider/v1/hotels' }, cause }),
      };
      const response = await app.get('/hotels/casa-do-mar');
      expect(response.status).toBe(status);
      expect(response.headers.get('retry-after')).toBe(retryAfter);
      expect(await response.text()).toBe('The page itself says that it failed');
      expect(app.logged()).not.toContain('a page failed');
    },
  );

  it(
    'a page that failed because of our own exception is a 500, and the exception is logged',
    { tags: ['asvs:16.3.4'] },
    async () => {
      next = { status: 500, html: 'failed', cacheable: false, failure: new TypeError('nights is undefined') };
      expect((await app.get('/hotels/casa-do-mar?q=somebody%40example.org')).status).toBe(500);
      expect(app.logged()).toContain('nights is undefined');
      expect(app.logged()).not.toContain('somebody');
    },
  );

  it('an incomplete page is served when there is no other, and is not cached', async () => {
    next = { html: 'holes', cacheable: false };
    const response = await app.get('/');
    expect(await response.text()).toBe('holes');
    expect(response.headers.get('cache-control')).toBe('no-store');
    next = undefined;
    time = 1_001;
    expect(await (await app.get('/')).text()).toContain('<h1>/</h1>');
  });

  it(
    'a page that throws is a 500 without a word about the exception',
    { tags: ['asvs:13.4.2', 'asvs:16.5.1'] },
    async () => {
      next = new Error('connect ECONNREFUSED 10.0.0.5 /srv/secret');
      const response = await app.get('/');
      expect(response.status).toBe(500);
      expect(await response.text()).not.toMatch(/ECONN|10\.0|srv/);
      const inBrowser = await app.get('/', { accept: 'text/html,application/xhtml+xml' });
      expect(inBrowser.status).toBe(500);
      expect(inBrowser.headers.get('content-type')).toContain('text/html');
      const html = await inBrowser.text();
      expect(html).toContain('<h1>This page is not here just now</h1>');
      expect(html).not.toMatch(/ECONN|10\.0|srv/);
    },
  );

  it(
    'new pages beyond the limit get 503 with Retry-After, and cached pages do not',
    { tags: ['asvs:15.2.2'] },
    async () => {
      await app.get('/');
      const gate = Promise.withResolvers<void>();
      const busy = createTestApp('http://127.0.0.1:9', {
        renderPage: async (url) => {
          if (url.pathname !== '/') await gate.promise;
          return pageFor(url);
        },
      });
      await busy.get('/');
      const waiting = Array.from({ length: 80 }, (_, index) => busy.get(`/page-${index}`));
      const refused = await busy.get('/page-80');
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('1');
      expect((await busy.get('/')).status).toBe(200);
      gate.resolve();
      const statuses = (await Promise.all(waiting)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(72);
    },
  );
});

describe('pages with a query', () => {
  it('are rendered three at a time, each until it is compressed', async () => {
    let unfinished = 0;
    let most = 0;
    const app = createTestApp('http://127.0.0.1:9', {
      renderPage: (url) => {
        most = Math.max(most, (unfinished += 1));
        // So long that compressing it takes several turns of the event loop.
        return Promise.resolve(pageFor(url, { html: `<!doctype html>${'<p>Words.</p>'.repeat(50_000)}` }));
      },
    });
    const read = async (_: unknown, index: number) => {
      const response = await app.get(`/search-results?q=${index}`);
      unfinished -= 1;
      return response.status;
    };
    expect(new Set(await Promise.all(Array.from({ length: 12 }, read)))).toEqual(new Set([200]));
    // A response is read a little later than the next rendering begins.
    expect(most).toBeLessThanOrEqual(4);
  });
});

describe('a path without a page', () => {
  it('responds with 404 and the not-found page', async () => {
    const response = await app.get('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Not here');
  });

  it('does not push real pages out of the cache', async () => {
    await app.get('/');
    for (let index = 0; index < 600; index++) await app.get(`/nowhere-${index}`);
    rendered = [];
    await app.get('/');
    expect(rendered).toEqual([]);
    await app.get('/nowhere-0');
    expect(rendered).toEqual(['/nowhere-0']);
  });

  it('is removed from the cache when it used to be a page', async () => {
    await app.get('/hotels');
    next = { status: 404, html: 'gone' };
    time = 3_600_000;
    expect((await app.get('/hotels')).status).toBe(404);
  });

  it('is not rendered when its URL is invalid', async () => {
    expect((await app.get('/%E0%A4%A')).status).toBe(404);
    expect((await app.get('/%E0%A4%B')).status).toBe(404);
    expect(rendered).toEqual(['/not-found']);
  });
});

describe('home, which shows the part of the visitor’s day', () => {
  const NOON_IN_PARIS = Date.parse('2026-01-15T11:00Z');
  const hours: (string | undefined)[] = [];
  const home = (variables = { TRUSTED_PROXIES: '10.0.0.0/8' }) =>
    createTestApp('http://127.0.0.1:9', {
      variables,
      peerAddress: '10.1.2.3',
      now: () => time,
      renderPage: (url, { hour }) => {
        hours.push(hour);
        if (next instanceof Error) return Promise.reject(next);
        return Promise.resolve(pageFor(url, { html: `<!doctype html>${hour}`, ...next }));
      },
    });
  const from = async (app: TestApp, country: string) => (await app.get('/', { 'cf-ipcountry': country })).text();

  beforeEach(() => {
    time = NOON_IN_PARIS;
    hours.length = 0;
  });

  it('is rendered once for all visitors who have the same part of the day', async () => {
    const app = home();
    for (const country of ['FR', 'DE', 'FR', 'JP', 'JP']) await from(app, country);
    expect(hours).toEqual(['noon', 'dusk']);
    expect([await from(app, 'FR'), await from(app, 'JP')]).toEqual(['<!doctype html>noon', '<!doctype html>dusk']);
  });

  it('is sent without the router for each part of the day too, whatever campaign led there', async () => {
    const app = home();
    await from(app, 'JP');
    for (const target of ['/', '/?utm_source=letter']) {
      expect(app.pages.cached(target, () => 'dusk')?.bodies.identity.toString()).toContain('dusk');
      expect(app.pages.cached(target, () => 'dawn')).toBeUndefined();
    }
  });

  it('follows the clock, also while the copy of the earlier hour is fresh', async () => {
    const app = home();
    time = Date.parse('2026-01-15T14:59:59Z');
    expect(await from(app, 'FR')).toContain('noon');
    time += 1_000;
    expect(await from(app, 'FR')).toContain('gold');
  });

  it('has London’s clock when no trusted proxy names the country', async () => {
    time = Date.parse('2026-01-15T15:30Z');
    expect(await from(home({ TRUSTED_PROXIES: '' }), 'FR')).toContain('noon');
    expect(await from(home(), 'T1')).toContain('noon');
    expect(await from(home(), 'FR')).toContain('gold');
  });

  it('is kept by browsers only, which ask again, and is answered with 304 within the same part of the day', async () => {
    const app = home();
    const first = await app.get('/', { 'cf-ipcountry': 'FR' });
    expect(first.headers.get('cache-control')).toBe('private, max-age=0');
    const again = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await app.get('/', { 'cf-ipcountry': 'FR', ...again })).status).toBe(304);
    expect((await app.get('/', { 'cf-ipcountry': 'JP', ...again })).status).toBe(200);
  });

  it.each([
    ['cannot be rendered', new Error('React is unwell')],
    ['is incomplete', { html: 'holes', cacheable: false }],
  ])('is that of another hour when it %s', async (_, failure) => {
    const app = home();
    await from(app, 'FR');
    next = failure;
    expect(await from(app, 'JP')).toContain('noon');
  });
});
