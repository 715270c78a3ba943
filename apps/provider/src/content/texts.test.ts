import { hotelCount } from '@myler/config/hotel-count';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journalCategories } from '@myler/config/journal';
import { storedNames } from '@myler/config/device';
import { faqCategories } from '@myler/config/questions';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { stores } from '../testing/stores.ts';
import { documentEntry, type DocumentEntry, type DocumentKind } from './document-entries.ts';
import { hotelEntry } from './hotel-entry.ts';
import { contentEntries } from './files.ts';
import { readingTime } from './reading-time.ts';

const written = <Kind extends DocumentKind>(kind: Kind) =>
  contentEntries(kind, documentEntry(kind)).read() as unknown as DocumentEntry<Kind>[];

describe.each(stores)('the editorial content, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  it(
    'has the promised number of entries (product decisions, Content)',
    { tags: ['promise:content-counts', 'promise:myler-count'] },
    async () => {
      const totals = {
        hotels: (await provider.website.call('hotels')).total,
        articles: (await provider.website.call('articles')).total,
        pressReleases: (await provider.website.call('pressReleases')).total,
        team: (await provider.website.call('team')).total,
        careers: (await provider.website.call('careers')).total,
        mylers: (await provider.website.call('mylers')).total,
        partners: (await provider.website.call('partners')).total,
        inspirations: (await provider.website.call('inspirations')).total,
        feed: (await provider.website.call('instagramFeed')).total,
        faq: (await provider.website.call('faq')).total,
      };
      expect(totals).toEqual({
        hotels: hotelCount,
        articles: 24,
        pressReleases: 12,
        team: 14,
        careers: 6,
        mylers: 24,
        partners: 12,
        inspirations: 12,
        feed: 12,
        faq: 30,
      });
    },
  );

  it('names with each Myler the hotels whose Myler that is, the most loved first', async () => {
    const { items } = await provider.website.call('mylers', { query: { limit: 50 } });
    const hotelsOf = (id: string) =>
      contentEntries('hotels', hotelEntry)
        .read()
        .filter(({ myler }) => myler.id === id)
        .toSorted((a, b) => b.keptBy - a.keptBy || (a.id < b.id ? -1 : 1))
        .map(({ id, name }) => ({ id, name }));
    expect(items.map(({ id, hotels }) => [id, hotels])).toEqual(items.map(({ id }) => [id, hotelsOf(id)]));
    const hotel = await provider.website.call('hotel', { params: { id: 'maison-palmier' } });
    expect(hotel.myler).toMatchObject({ id: 'yasmin-haddad', name: 'Yasmin Haddad', city: 'Dubai' });
    expect(items.find(({ id }) => id === hotel.myler?.id)?.hotels).toContainEqual({ id: hotel.id, name: hotel.name });
  });

  it('lists the journal newest first, with at least three articles in each category', async () => {
    const { items } = await provider.website.call('articles', { query: { limit: 100 } });
    const days = items.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const category of journalCategories) {
      const of = await provider.website.call('articles', { query: { category } });
      expect(of.total).toBeGreaterThanOrEqual(3);
      expect(of.items.every((article) => article.category === category)).toBe(true);
    }
  });

  it('lists the articles that show a hotel', async () => {
    const showing = written('articles')
      .filter(({ body }) => body.some((block) => block.type === 'hotel' && block.hotelId === 'maison-palmier'))
      .map(({ id }) => id);
    expect(showing.length).toBeGreaterThan(1);
    const { items, total } = await provider.website.call('articles', { query: { hotel: 'maison-palmier' } });
    expect(items.map(({ slug }) => slug).toSorted()).toEqual(showing.toSorted());
    expect(total).toBe(showing.length);
    expect((await provider.website.call('articles', { query: { hotel: 'no-such-hotel' } })).total).toBe(0);
  });

  it('lists press releases newest first, and those of one year', async () => {
    const { items } = await provider.website.call('pressReleases');
    const days = items.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual(days.toSorted().toReversed());
    const year = Number(days[0]?.slice(0, 4));
    const ofYear = await provider.website.call('pressReleases', { query: { year } });
    expect(ofYear.items).toEqual(items.filter(({ publishedOn }) => publishedOn.startsWith(`${year}-`)));
    expect((await provider.website.call('pressReleases', { query: { year: 2001 } })).total).toBe(0);
  });

  it('has the whole press release and the whole article, with the addresses of their pictures', async () => {
    const [newest] = (await provider.website.call('pressReleases')).items;
    const release = await provider.website.call('pressRelease', { params: { id: newest?.id ?? '' } });
    expect(release).toMatchObject({ ...newest, body: expect.any(Array) as unknown });
    for (const { slug } of (await provider.website.call('articles', { query: { limit: 100 } })).items) {
      const article = await provider.website.call('article', { params: { slug } });
      for (const [index, block] of article.body.entries()) {
        if (block.type !== 'picture') continue;
        const name = `/media/articles/${slug}-body-${index}-v`;
        expect(block.picture.src.startsWith(name)).toBe(true);
      }
    }
  });

  it('answers thirty questions in all categories, and takes sums from shared facts', async () => {
    const { items } = await provider.website.call('faq', { query: { page: 1, limit: 100 } });
    expect(new Set(items.map(({ category }) => category))).toEqual(new Set(faqCategories));
    const facts = items.flatMap(({ answer }) => answer.flatMap((block) => (block.type === 'fact' ? block.text : [])));
    expect(facts.length).toBeGreaterThan(0);
    for (const text of facts) expect(text).toMatch(/^\p{Lu}.{20,}\.$/su);
  });

  it(
    'names everything that is stored on a device, and nothing else, in the privacy policy and in the questions',
    { tags: ['promise:stored-names'] },
    async () => {
      const policy = await provider.website.call('legalText', { params: { id: 'privacy-policy' } });
      const { items } = await provider.website.call('faq', { query: { page: 1, limit: 100 } });
      const linesOf = (body: (typeof policy.sections)[number]['body'] = []) =>
        body.flatMap((block) => (block.type === 'list' ? block.items : []));
      const section = policy.sections.find(({ id }) => id === 'on-your-device');
      expect(linesOf(section?.body).map((line) => line.split(',')[0])).toEqual(storedNames);
      const answer = linesOf(items.find(({ id }) => id === 'what-do-cookies-do')?.answer);
      expect(answer.flatMap((line) => line.split(/: |, | and /).slice(1))).toEqual(storedNames);
      // A device has what an earlier release stored under a name: with another name the list of a visitor is lost.
      expect(storedNames.toSorted()).toEqual([
        '__Host-session',
        'cookie-consent',
        'cookie-consent-opened',
        'currency',
        'family',
        'gift',
        'gift-attempt',
        'giftOrder',
        'join-attempt',
        'join-progress',
        'newsletter-opened',
        'shortlist',
        'shortlistVote',
        'upgrade-attempt',
      ]);
    },
  );

  it('has each legal text with its versions, newest first', async () => {
    for (const { id } of written('legal')) {
      const { versions, sections } = await provider.website.call('legalText', { params: { id } });
      const days = versions.map(({ effectiveOn }) => effectiveOn);
      expect(days).toEqual(days.toSorted().toReversed());
      expect(sections.length).toBeGreaterThan(3);
    }
    expect((await provider.request('GET', '/v1/legal/no-such-text')).status).toBe(404);
  });
});

describe('the content files', () => {
  it('name only hotels that exist', () => {
    const hotels = new Set(
      contentEntries('hotels', hotelEntry)
        .read()
        .map(({ id }) => id),
    );
    const named = [
      ...written('inspirations').flatMap((entry) => entry.hotels),
      ...(['articles', 'press-releases'] as const).flatMap((kind) =>
        written(kind).flatMap(({ body }) => body.flatMap((block) => (block.type === 'hotel' ? block.hotelId : []))),
      ),
    ];
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((id) => !hotels.has(id))).toEqual([]);
  });
});

describe('the reading time of a text', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

  it('is a minute for each 220 words, rounded up, and at least one', () => {
    expect(readingTime([])).toBe(1);
    expect(readingTime([{ type: 'paragraph', text: words(220) }])).toBe(1);
    expect(readingTime([{ type: 'paragraph', text: words(221) }])).toBe(2);
  });

  it('counts headings and lists, but not dashes and the names of hotels', () => {
    const body: DocumentEntry<'articles'>['body'] = [
      { type: 'heading', text: words(100) },
      { type: 'list', items: [words(60), words(60)] },
      { type: 'paragraph', text: '– – – – –' },
      { type: 'hotel', hotelId: 'dar-zahra' },
    ];
    expect(readingTime(body)).toBe(1);
    expect(readingTime([...body, { type: 'pull-quote', text: 'one more' }])).toBe(2);
  });
});
