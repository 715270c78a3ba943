import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pages, type Page } from '@myler/config/pages';
import { createTestApp, ORIGIN, type TestApp } from '../testing/app.ts';
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
const point = { id: 'flaros', name: 'Flaros', place: 'Sifnos, Greece', coordinates: { latitude: 37, longitude: 24.7 } };
const release = {
  id: 'a-desk-in-lyon',
  title: 'T',
  summary: 'S',
  city: 'Lyon',
  publishedOn: '2026-03-04',
  picture,
};

beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  time = 0;
  provider.fault = undefined;
  provider.seen.length = 0;
  provider.answers = {
    'GET /v1/hotels/': { body: { items: [], total: 1, facets: [], points: [point], dropToFind: [] } },
    'GET /v1/travel-journal/articles': {
      body: { items: [article('seventeen', '2026-11-06'), article('mittens', '2026-01-02', '2026-11-20')], total: 2 },
    },
    'GET /v1/press-releases': { body: { items: [release], total: 1 } },
  };
  app = createTestApp(provider.url, { now: () => time });
});

const urls = async () => (await (await app.get('/sitemap.xml')).text()).match(/<url>.*<\/url>/g) ?? [];

describe('the sitemap', () => {
  it('lists the pages of the site, and one for each hotel, article and category', async () => {
    const all = await urls();
    expect(all).toContain(`<url><loc>${ORIGIN}/</loc></url>`);
    expect(all).toContain(`<url><loc>${ORIGIN}/membership</loc></url>`);
    expect(all).toContain(`<url><loc>${ORIGIN}/our-hotels/flaros</loc></url>`);
    expect(all).toContain(`<url><loc>${ORIGIN}/travel-journal/best-of</loc></url>`);
    expect(all).toContain(`<url><loc>${ORIGIN}/press/a-desk-in-lyon</loc><lastmod>2026-03-04</lastmod></url>`);
    const ofTheSite = Object.values<Page>(pages).filter(({ listed, about }) => listed && !about);
    expect(all).toHaveLength(ofTheSite.length + 1 + 8 + 2 + 1);
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
    for (const path of ['/e-gift-card/order', '/not-found', '/search-results', '/shortlist', '/unsubscribe'])
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
