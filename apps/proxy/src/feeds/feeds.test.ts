import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, ORIGIN, type TestApp } from '../testing/app.ts';
import { startTestProvider, type TestProvider } from '../testing/provider.ts';

interface JsonFeed {
  version: string;
  items: { id: string; content_html: string; date_modified?: string }[];
}

let provider: TestProvider;
let app: TestApp;
let time = 0;

const picture = {
  src: '/media/articles/x',
  alt: 'A “pier” & two <boats>',
  width: 1600,
  height: 1000,
  colour: '#cdb68c',
  widths: [400, 1200, 1600],
};
const summary = {
  slug: 'seventeen',
  title: 'Seventeen & a half <years>.',
  summary: 'It’s “over”.',
  category: 'family',
  author: 'Callum Reid',
  publishedOn: '2026-11-06',
  updatedOn: '2026-11-20',
  readingTime: 7,
  picture,
};
const other = { ...summary, slug: 'mittens', title: 'Mittens.', publishedOn: '2026-01-02', updatedOn: undefined };
const body = [
  { type: 'paragraph', text: 'He said: ]]> <script>alert("1")</script> & left.\u0007' },
  { type: 'heading', text: 'The hill' },
  { type: 'pull-quote', text: 'Said twice.' },
  { type: 'list', items: ['One', 'Two & three'] },
  { type: 'picture', picture, caption: 'Before.' },
  { type: 'hotel', hotelId: 'castle-sgeul' },
  { type: 'hotel', hotelId: 'gone' },
];
const point = {
  id: 'castle-sgeul',
  name: 'Castle Sgeul',
  place: 'Wester Ross, Scotland',
  coordinates: { latitude: 57.8, longitude: -5.4 },
};

beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  time = 0;
  provider.fault = undefined;
  provider.seen.length = 0;
  provider.responses = {
    'GET /v1/hotels/': { body: { items: [], total: 1, facets: [], points: [point], dropToFind: [] } },
    'GET /v1/travel-journal/articles': { body: { items: [summary, other], total: 2 } },
    'GET /v1/travel-journal/articles/seventeen': { body: { ...summary, body } },
    'GET /v1/travel-journal/articles/mittens': { body: { ...other, body: [] } },
  };
  app = createTestApp(provider.url, { now: () => time });
});

const atom = async (path = '/travel-journal/feed.xml') => {
  const text = await (await app.get(path)).text();
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' || name === 'link' });
  return parser.parse(text).feed;
};
const json = async (path = '/travel-journal/feed.json') => (await (await app.get(path)).json()) as JsonFeed;

describe('the journal as a feed', () => {
  it('is valid Atom with the elements that RFC 4287 requires of a feed and of each entry', async () => {
    const feed = await atom();
    expect(feed['@_xmlns']).toBe('http://www.w3.org/2005/Atom');
    expect(feed.id).toBe(`${ORIGIN}/travel-journal`);
    expect(feed.updated).toBe('2026-11-20T00:00:00Z');
    expect(feed.link.find((link: Record<string, string>) => link['@_rel'] === 'self')['@_href']).toBe(
      `${ORIGIN}/travel-journal/feed.xml`,
    );
    expect(feed.entry).toHaveLength(2);
    for (const entry of feed.entry) {
      for (const part of ['title', 'id', 'updated', 'published', 'summary', 'author', 'content'])
        expect(entry).toHaveProperty(part);
    }
    expect(feed.entry[0]).toMatchObject({
      title: 'Seventeen & a half <years>.',
      id: `${ORIGIN}/travel-journal/seventeen`,
      published: '2026-11-06T00:00:00Z',
      updated: '2026-11-20T00:00:00Z',
      author: { name: 'Callum Reid' },
    });
    expect(feed.entry[1].updated).toBe('2026-01-02T00:00:00Z');
  });

  it('is JSON Feed 1.1 with the same articles', async () => {
    const feed = await json();
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${ORIGIN}/travel-journal`,
      feed_url: `${ORIGIN}/travel-journal/feed.json`,
    });
    expect(feed.items.map(({ id }) => id)).toEqual([
      `${ORIGIN}/travel-journal/seventeen`,
      `${ORIGIN}/travel-journal/mittens`,
    ]);
    expect(feed.items[0]?.date_modified).toBe('2026-11-20T00:00:00Z');
    expect(feed.items[1]).not.toHaveProperty('date_modified');
  });

  it('holds the whole text, and no script', { tags: ['asvs:1.2.1'] }, async () => {
    const html = (await json()).items[0]?.content_html ?? '';
    const [{ content }] = (await atom()).entry;
    expect(content['#text']).toBe(html);
    expect(html).toContain('<h2>The hill</h2>');
    expect(html).toContain('<li>Two &amp; three</li>');
    expect(html).toContain(`<img src="${ORIGIN}/media/articles/x-1200.jpeg" alt="A “pier” &amp; two &lt;boats&gt;"`);
    expect(html).toContain('<figcaption>Before.</figcaption>');
    expect(html).toContain(`<a href="${ORIGIN}/our-hotels/castle-sgeul">Castle Sgeul, Wester Ross, Scotland</a>`);
    expect(html).toContain(`<a href="${ORIGIN}/our-hotels/gone">See the hotel</a>`);
    // A list of hotels has only some of them as points. These are the ones that the texts name.
    const hotels = provider.seen.find(({ path }) => path.startsWith('/v1/hotels/'));
    expect(new URLSearchParams(hotels?.path.split('?')[1]).get('ids')).toBe('castle-sgeul,gone');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('\u0007');
    expect(html).not.toContain('Said twice.');
  });

  it('exists for each category of the provider, and for no other path', async () => {
    expect((await atom('/travel-journal/food-drink/feed.xml')).title).toBe('Myler travel journal: Food and drink');
    expect(provider.seen.some(({ path }) => path.includes('category=food-drink'))).toBe(true);
    expect((await app.get('/travel-journal/nowhere/feed.xml')).status).toBe(404);
    expect((await app.get('/travel-journal/feed.rss')).status).toBe(404);
  });

  it('has its own media type, and may be cached', async () => {
    const xml = await app.get('/travel-journal/feed.xml');
    expect(xml.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(xml.headers.get('cache-control')).toBe('public, max-age=900');
    const asked = await app.get('/travel-journal/feed.xml', { 'if-none-match': xml.headers.get('etag') ?? '' });
    expect(asked.status).toBe(304);
    const feed = await app.get('/travel-journal/feed.json');
    expect(feed.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  });

  it('is served from the stale cache when the provider fails', async () => {
    const before = await (await app.get('/travel-journal/feed.xml')).text();
    provider.fault = '500';
    time += 20 * 60_000;
    const later = await app.get('/travel-journal/feed.xml');
    expect([later.status, await later.text()]).toEqual([200, before]);
  });

  it('is valid without entries for an empty category', async () => {
    provider.responses['GET /v1/travel-journal/articles'] = { body: { items: [], total: 0 } };
    const feed = await atom('/travel-journal/wellness/feed.xml');
    expect(feed.entry).toBeUndefined();
    expect(Date.parse(feed.updated)).not.toBeNaN();
    expect((await json('/travel-journal/wellness/feed.json')).items).toEqual([]);
  });
});
