import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, ORIGIN, type TestApp } from '../testing/app.ts';
import { startTestProvider, type TestProvider } from '../testing/provider.ts';

const TOKEN = 'a-letters-own-token-of-43-characters-or-so';

describe('the unsubscribe link of a newsletter', () => {
  let provider: TestProvider;
  beforeEach(async () => {
    provider = await startTestProvider();
    provider.responses['POST /v1/newsletter/unsubscribe'] = { status: 204 };
  });
  afterEach(() => provider.close());

  const press = (
    body: FormData | URLSearchParams | null,
    {
      token = TOKEN,
      headers = {},
      app = appOf(),
    }: { token?: string; headers?: Record<string, string>; app?: TestApp } = {},
  ) =>
    app.fetch(new Request(`${ORIGIN}/unsubscribe?token=${token}`, { method: 'POST', body, headers }), {
      peerAddress: '203.0.113.7',
    });
  const appOf = () => createTestApp(provider.url);
  const oneClick = () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const ended = () => provider.seen.filter(({ path }) => path.endsWith('/newsletter/unsubscribe'));

  it('accepts the one-click request of a mail server any number of times (RFC 8058)', async () => {
    const multipart = new FormData();
    multipart.set('List-Unsubscribe', 'One-Click');
    for (const body of [oneClick(), oneClick(), multipart]) {
      const response = await press(body);
      expect([response.status, await response.text()]).toEqual([200, '']);
    }
    expect(ended().map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => ({ token: TOKEN })));
  });

  it(
    'changes nothing on GET, because mail scanners follow every link',
    { tags: ['asvs:3.5.3', 'promise:unsubscribe-one-press'] },
    async () => {
      const app = appOf();
      expect((await app.get(`/unsubscribe?token=${TOKEN}`)).status).toBe(200);
      expect((await app.get(`/unsubscribe?token=${TOKEN}&List-Unsubscribe=One-Click`)).status).toBe(200);
      expect(ended()).toHaveLength(0);
    },
  );

  it(
    'unsubscribes by the button of its page without a script, and confirms it',
    { tags: ['promise:letter-foot-button', 'promise:letter-foot-link', 'promise:unsubscribe-one-press'] },
    async () => {
      const response = await press(new URLSearchParams(), {
        headers: { 'sec-fetch-site': 'same-origin', origin: ORIGIN },
      });
      expect([response.status, response.headers.get('location')]).toEqual([303, '/unsubscribed']);
      expect(ended()).toHaveLength(1);
    },
  );

  it('does not confirm anything when no subscription belongs to it any more, and says what stops the letter', async () => {
    const message = 'Press the link at the foot of the newest one.';
    provider.responses['POST /v1/newsletter/unsubscribe'] = { status: 410, body: { code: 'link-over', message } };
    expect((await press(oneClick())).status).toBe(410);
    const page = await press(new URLSearchParams(), { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('location')]).toEqual([410, null]);
    const words = await page.text();
    expect(words).toContain('<h1>This link is over</h1>');
    expect(words).toContain(message);
  });

  it.each(['', 'short', 'x'.repeat(300), '%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00'])(
    'does not confirm anything when it holds no token: "%s"',
    async (token) => {
      expect((await press(oneClick(), { token })).status).toBe(422);
      const page = await press(null, { token, headers: { accept: 'text/html' } });
      expect([page.status, page.headers.get('location')]).toEqual([422, null]);
      const words = await page.text();
      expect(words).toContain('This link is not complete, so nothing was changed.');
      expect(words).not.toContain('Try again');
      expect(ended()).toEqual([]);
    },
  );

  it('answers an error when the provider fails, so that a mail program tries again', async () => {
    provider.fault = '500';
    expect((await press(oneClick())).status).toBe(502);
    const page = await press(null, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(502);
    expect(await page.text()).toContain('Try again');
  });

  it('is logged without its token', async () => {
    const app = appOf();
    await press(oneClick(), { app });
    expect(app.logged()).toContain('/unsubscribe');
    expect(app.logged()).not.toContain(TOKEN);
  });

  it('does not weaken the cross-site check of other paths', async () => {
    for (const path of ['/unsubscribe/', '/unsubscribed', '/api/newsletter', '/v1/newsletter/unsubscribe'])
      expect([
        path,
        (await appOf().fetch(new Request(ORIGIN + path, { method: 'POST', body: oneClick() }))).status,
      ]).toEqual([path, 403]);
  });
});
