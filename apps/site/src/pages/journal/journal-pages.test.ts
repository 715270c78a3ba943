import type { GatewayClient } from '@myler/api-client/gateway';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../entry-server.tsx';

const picture = { src: '/media/a/b', alt: 'A bay', width: 1600, height: 1000, colour: '#cfb991', widths: [400, 1600] };
const article = (slug: string, title: string) => ({
  slug,
  title,
  summary: 'Four days and one hill.',
  category: 'family',
  author: 'Callum Reid',
  publishedOn: '2026-11-06',
  readingTime: 7,
  picture,
});
const items = [article('seventeen', 'Seventeen.'), article('mittens', 'Mittens.')];
const release = {
  id: 'ten-years',
  title: 'Ten years.',
  summary: 'A picnic.',
  publishedOn: '2026-09-08',
  city: 'London',
  picture,
};

const responses: Record<string, unknown> = {
  articles: { items, total: 2 },
  article: {
    ...items[0],
    body: [
      { type: 'paragraph', text: 'Fergus had agreed.' },
      { type: 'hotel', hotelId: 'castle' },
    ],
  },
  hotels: {
    items: [
      {
        id: 'castle',
        name: 'Castle Sgeul',
        place: 'Wester Ross',
        line: 'A story.',
        picture,
        region: 'europe',
        themes: ['castles'],
        priceFrom: [{ amount: 100_000, currency: 'GBP' }],
        cots: 1,
        connectingPairs: 0,
        sleepsTogether: 4,
      },
    ],
    total: 1,
    points: [],
  },
  homePressQuotes: { items: [{ id: 'q', quote: 'They asked.', publication: 'The Packet', publishedOn: '2026-04-12' }] },
  pressReleases: { items: [release], total: 1 },
  pressRelease: { ...release, body: [{ type: 'paragraph', text: 'On 8 September.' }] },
};

/** A page from a provider that fails some calls (`lost`) and responds to others with empty lists (`empty`). */
async function page(path: string, { lost = [], empty = [] }: { lost?: string[]; empty?: string[] } = {}) {
  const call = (key: string) => {
    if (lost.includes(key)) return Promise.reject(new Error('unreachable'));
    if (empty.includes(key)) return Promise.resolve({ items: [], total: 0, points: [] });
    return Promise.resolve(responses[key]);
  };
  const provider = { call: call as GatewayClient['call'] };
  const origin = 'https://www.myler.example';
  return renderPage(new URL(path, origin), { provider, origin, clientEnv: {} });
}

describe('a journal whose provider fails in part', () => {
  it('says so in the place of the pieces, and keeps the links to the categories', async () => {
    const { status, html, cacheable } = await page('/travel-journal', { lost: ['articles'] });
    expect([status, cacheable]).toEqual([200, false]);
    expect(html).toContain('The journal did not reach us.');
    expect(html).toContain('href="/travel-journal/food-drink"');
    expect((await page('/travel-journal/wellness', { lost: ['articles'] })).html).toContain(
      'Wellness did not reach us.',
    );
  });

  it('shows an article without its hotels and the pieces around it', async () => {
    const { status, html } = await page('/travel-journal/seventeen', { lost: ['hotels', 'articles'] });
    expect(status).toBe(200);
    expect(html).toContain('Fergus had agreed.');
    expect(html).toContain('href="/our-hotels/castle"');
    expect(html).toContain('The hotels did not reach us.');
    expect(html).toContain('The rest of the journal did not reach us.');
  });

  it('has its own text for a category without pieces and for a page after the last', async () => {
    expect((await page('/travel-journal/wellness', { empty: ['articles'] })).html).toContain(
      'Nothing is written here yet.',
    );
    const behind = await page('/travel-journal?page=9', { empty: ['articles'] });
    expect(behind.html).toContain('The journal does not go back as far');
  });

  it('has one h1 on every page, and links to its feeds', async () => {
    for (const path of [
      '/travel-journal',
      '/travel-journal?page=2',
      '/travel-journal/family',
      '/travel-journal/seventeen',
    ]) {
      const { html } = await page(path);
      expect([path, html.match(/<h1[\s>]/g)?.length]).toEqual([path, 1]);
      expect(html).toContain('type="application/atom+xml"');
      expect(html).toContain('type="application/feed+json"');
    }
    expect((await page('/travel-journal/family')).html).toContain('href="/travel-journal/family/feed.xml"');
  });
});

describe('a press office whose provider fails in part', () => {
  it('shows an error in each block and keeps the page', async () => {
    const { status, html } = await page('/press', { lost: ['pressReleases', 'homePressQuotes'] });
    expect(status).toBe(200);
    for (const words of [
      'The releases did not reach us.',
      'The press quotes did not reach us.',
      'Download the press kit',
    ])
      expect(html).toContain(words);
    expect((await page('/press/list', { lost: ['pressReleases'] })).html).toContain('The releases did not reach us.');
    const alone = await page('/press/ten-years', { lost: ['pressReleases'] });
    expect([alone.status, alone.html.includes('On 8 September.')]).toEqual([200, true]);
  });

  it('has a text for a year without releases', async () => {
    const { html } = await page('/press/list?year=2019', { empty: ['pressReleases'] });
    expect(html).toContain('Nothing was announced in 2019.');
  });
});
