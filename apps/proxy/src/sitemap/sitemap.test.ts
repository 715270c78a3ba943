import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listedAddresses, pages, type Page } from '@myler/config/pages';
import { createTestApp, ORIGIN, type TestApp } from '../testing/app.ts';
import { testHotel } from '../testing/hotels.ts';
import { startTestProvider, type TestProvider } from '../testing/provider.ts';

let provider: TestProvider;
let app: TestApp;
let time = 0;

const picture = { src: '/media/x', alt: 'X', width: 1, height: 1, colour: '#000000', widths: [400] };
const article = (slug: string, publishedOn: string, updatedOn?: string) => ({
  slug,
  title: slug,
  summary: 'S',
  category: 'family',
  author: 'A',
  publishedOn,
  ...(updatedOn ? { updatedOn } : {}),
  readingTime: 4,
  picture,
});
const hotel = (id: string) => testHotel({ id });
const release = (id: string) => ({
  id,
  title: 'T',
  summary: 'S',
  city: 'Lyon',
  publishedOn: '2026-03-04',
  picture,
});

/** Answers as the provider does: a page of the list, with the total of all pages. */
const listOf = (all: readonly object[]) => (query: URLSearchParams) => {
  const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
  const items = all.slice((page - 1) * limit, page * limit);
  return { body: { items, total: all.length, facets: [], points: [], dropToFind: [] } };
};
const many = (count: number) => Array.from({ length: count }, (_, index) => `number-${index}`);

beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  time = 0;
  provider.fault = undefined;
  provider.seen.length = 0;
  provider.responses = {
    'GET /v1/hotels/': listOf([hotel('flaros')]),
    'GET /v1/travel-journal/articles': listOf([
      article('seventeen', '2026-11-06'),
      article('mittens', '2026-01-02', '2026-11-20'),
    ]),
    'GET /v1/press-releases': listOf([release('a-desk-in-lyon')]),
  };
  app = createTestApp(provider.url, { now: () => time });
});

const textOf = async (path: string) => (await app.get(path)).text();
const urls = async (path = '/sitemap.xml') => (await textOf(path)).match(/<url>.*<\/url>/g) ?? [];

describe('the sitemap', () => {
  it('lists the pages of the site, and one for each hotel, article and category', async () => {
    const all = await urls();
    expect(all).toContain(`<url><loc>${ORIGIN}/</loc></url>`);
    expect(all).toContain(`<url><loc>${ORIGIN}/membership</loc></url>`);
    expect(all).toContain(`<url><loc>${ORIGIN}/our-hotels/flaros</loc></url>`);
    expect(all).toContain(`<url><loc>${ORIGIN}/travel-journal/best-of</loc></url>`);
    expect(all).toContain(`<url><loc>${ORIGIN}/press/a-desk-in-lyon</loc><lastmod>2026-03-04</lastmod></url>`);
    const ofTheSite = Object.entries<Page>(pages).flatMap(([path, page]) =>
      page.about ? [] : listedAddresses(path, page),
    );
    expect(all).toContain(`<url><loc>${ORIGIN}/membership?category=corporate</loc></url>`);
    expect(all).toContain(`<url><loc>${ORIGIN}/our-hotels?region=africa</loc></url>`);
    expect(all).toHaveLength(ofTheSite.length + 1 + 8 + 2 + 1);
  });

  it('lists every hotel, article and press release of lists that are longer than a page', async () => {
    provider.responses = {
      'GET /v1/hotels/': listOf(many(500).map(hotel)),
      'GET /v1/travel-journal/articles': listOf(many(345).map((slug) => article(slug, '2026-11-06'))),
      'GET /v1/press-releases': listOf(many(200).map(release)),
    };
    const all = await urls();
    const below = (path: string) => all.filter((url) => url.includes(`<loc>${ORIGIN}${path}/number-`));
    for (const [path, count] of [
      ['/our-hotels', 500],
      ['/travel-journal', 345],
      ['/press', 200],
    ] as const)
      expect([path, new Set(below(path)).size]).toEqual([path, count]);
    expect(new Set(all).size).toBe(all.length);
    const asked = provider.seen.length;
    await urls();
    expect(provider.seen).toHaveLength(asked);
  });

  it('is an index of parts beyond 500 hotels, which list every address once', async () => {
    provider.responses = { ...provider.responses, 'GET /v1/hotels/': listOf(many(1234).map(hotel)) };
    const index = await textOf('/sitemap.xml');
    expect(index).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www.sitemaps.org/);
    const parts = [...index.matchAll(/<sitemap><loc>(.*?)<\/loc>(.*)<\/sitemap>/g)];
    expect(parts.map(([, loc, lastmod]) => [loc, lastmod])).toEqual([
      [`${ORIGIN}/sitemap-pages.xml`, '<lastmod>2026-11-20</lastmod>'],
      [`${ORIGIN}/sitemap-hotels-1.xml`, ''],
      [`${ORIGIN}/sitemap-hotels-2.xml`, ''],
      [`${ORIGIN}/sitemap-hotels-3.xml`, ''],
    ]);
    const asked = provider.seen.length;
    const listed = await Promise.all(parts.map(([, loc = '']) => urls(new URL(loc).pathname)));
    expect(listed.map(({ length }) => length).slice(1)).toEqual([500, 500, 234]);
    const hotels = new Set(listed.flat().filter((url) => url.includes(`<loc>${ORIGIN}/our-hotels/number-`)));
    expect(hotels.size).toBe(1234);
    expect(listed[0]).toContain(`<url><loc>${ORIGIN}/travel-journal/mittens</loc><lastmod>2026-11-20</lastmod></url>`);
    expect(new Set(listed.flat()).size).toBe(listed.flat().length);
    // All parts were made with the index.
    expect(provider.seen).toHaveLength(asked);
  });

  it('has no other parts', async () => {
    for (const path of ['/sitemap-pages.xml', '/sitemap-hotels-1.xml', '/sitemap-hotels-99.xml'])
      expect([path, (await app.get(path)).status]).toEqual([path, 404]);
  });

  it('has the date of a text’s last change, and the newest date of a category’s texts', async () => {
    const all = await urls();
    expect(all).toContain(`<url><loc>${ORIGIN}/travel-journal/seventeen</loc><lastmod>2026-11-06</lastmod></url>`);
    expect(all).toContain(`<url><loc>${ORIGIN}/travel-journal/mittens</loc><lastmod>2026-11-20</lastmod></url>`);
    expect(all).toContain(`<url><loc>${ORIGIN}/travel-journal/family</loc><lastmod>2026-11-20</lastmod></url>`);
  });

  it('leaves out the pages that are not listed', async () => {
    const all = (await urls()).join('');
    expect(all).toContain('/privacy-policy');
    for (const path of [
      '/e-gift-card/open',
      '/e-gift-card/order',
      '/not-found',
      '/search-results',
      '/shortlist',
      '/shortlist/together',
      '/unsubscribe',
    ])
      expect(all).not.toContain(path);
  });

  it('is built once for all visitors, and is served from memory while the provider fails', async () => {
    const first = await urls();
    const asked = provider.seen.length;
    expect(await urls()).toEqual(first);
    expect(provider.seen).toHaveLength(asked);
    provider.fault = '500';
    time = 3_600_000;
    expect(await urls()).toEqual(first);
  });

  it('is an error when a list is missing', async () => {
    provider.fault = '500';
    expect((await app.get('/sitemap.xml')).status).toBeGreaterThanOrEqual(500);
  });
});
