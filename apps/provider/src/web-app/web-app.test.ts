import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';

describe('the stand-in for the members’ app', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider();
  });
  afterAll(() => provider.close());
  const get = (path: string) => provider.request('GET', path);
  const hrefOf = (html: string, label: string) => new RegExp(`<a[^>]* href="([^"]*)"[^>]*>${label}`).exec(html)?.[1];
  const backLinkOf = async (redirect: string) =>
    hrefOf(
      await (await get(`/app/hotels/dar-zahra?redirect=${encodeURIComponent(redirect)}`)).text(),
      'Back to where you were',
    );

  it('shows the hotel that it was sent with, and leads to sign in, to join and back', async () => {
    const response = await get('/app/hotels/dar-zahra?redirect=%2Four-hotels%2Fdar-zahra');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Plan a stay at Dar Zahra.');
    const picture = /<img\s+src="(\/media\/hotels\/dar-zahra[^"]*\.jpeg)"/.exec(html)?.[1];
    expect(picture).toBeDefined();
    expect(hrefOf(html, 'Back to where you were')).toBe('/our-hotels/dar-zahra');
    expect(hrefOf(html, 'sign in')).toBe('/our-hotels/dar-zahra#sign-in');
    expect(hrefOf(html, 'Join')).toBe('/membership?join=');
  });

  it.each(['/our-hotels/kavos', '/e-gift-card/redeem', '/our-hotels?ids=a,b&page=2', '/faq#leaving'])(
    'links back to %s',
    { tags: ['spec:2-web-app-redeem'] },
    async (path) => {
      expect((await backLinkOf(path))?.replaceAll('&amp;', '&')).toBe(path);
    },
  );

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    '/"><script>',
    `/${'a'.repeat(2001)}`,
  ])('does not link back to %s', { tags: ['asvs:1.2.2', 'asvs:3.7.2'] }, async (redirect) => {
    expect(await backLinkOf(redirect)).toBe('/');
  });

  it('links to no other site, whatever dots and slashes the way back has', async () => {
    for (const redirect of ['/..//elsewhere.example', '/.//elsewhere.example', '/a/../..//elsewhere.example']) {
      const link = (await backLinkOf(redirect)) ?? '';
      expect(new URL(link, 'https://www.myler.example/app/travel').origin).toBe('https://www.myler.example');
    }
  });

  it.each(['/app/hotels/no-such-hotel', '/app/hotels/%3Cscript%3E', '/app/elsewhere', '/app/fonts/any.woff'])(
    'answers 404 for %s, and repeats nothing of it',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toMatch(/no-such-hotel|<script|elsewhere\?/);
    },
  );

  it('loads its own typeface, and its policy permits no script', async () => {
    const page = await get('/app/travel');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).not.toMatch(/ style="/);
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    const files = [...html.matchAll(/url\("([^"]+)"\)/g)].map(([, file]) => file ?? '');
    expect(files).toHaveLength(2);
    for (const file of files) {
      const font = await get(file);
      expect(font.headers.get('content-type')).toBe('font/woff');
      expect(
        Buffer.from(await font.arrayBuffer())
          .subarray(0, 4)
          .toString(),
      ).toBe('wOFF');
    }
  });

  it('says what a gift card is spent on there', async () => {
    const html = await (await get('/app/redeem-your-e-gift-card?redirect=%2Fe-gift-card%2Fredeem')).text();
    expect(html).toContain('Spend your gift card on a journey.');
    expect(hrefOf(html, 'Back to where you were')).toBe('/e-gift-card/redeem');
  });
});
