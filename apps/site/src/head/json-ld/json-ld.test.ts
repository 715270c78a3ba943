import { describe, expect, it } from 'vitest';
import type {
  Article,
  Career,
  FaqEntry,
  GiftCardOptions,
  Hotel,
  Myler,
  Person,
  PressRelease,
} from '@myler/api-client/contract';
import { forEachRow } from '@myler/presets/rows';
import { giftCardThing } from './gift-card.ts';
import { hotelThing } from './hotel.ts';
import { organization, webSite } from './house.ts';
import { faqThing, jobThing, mylerThing, personThing } from './people.ts';
import { articleThing, newsThing } from './reading.ts';
import { problemsOf } from './validate.ts';
import { jsonLd, type PageThing } from './thing.ts';
import { trail } from './trail.ts';

const origin = 'https://www.myler.example';
const paragraph = { type: 'paragraph' as const, text: 'Bring a hat & a <torch>.' };

const hotel = {
  id: 'flaros',
  name: 'Flaros',
  place: 'Sifnos, Greece',
  countryCode: 'GR',
  line: 'Chimney pots with faces.',
  coordinates: { latitude: 36.97, longitude: 24.7 },
  rooms: [{ name: 'Number Four', beds: 'A double', sleeps: 4, cots: 1, count: 8 }],
  otherRooms: { count: 3, what: 'rooms for two' },
  priceBand: 2,
  cots: 4,
  connectingPairs: 3,
  kidsClub: false,
  pool: true,
} as Hotel;
const article = {
  slug: 'seventeen',
  title: 'Seventeen.',
  summary: 'The last holiday before he leaves.',
  category: 'family',
  author: 'Callum Reid',
  publishedOn: '2026-11-06',
  readingTime: 7,
} as Article;
const release: PressRelease = {
  id: 'a-desk-in-lyon',
  title: 'A desk in Lyon.',
  summary: 'Two Mylers and a dog.',
  publishedOn: '2026-03-02',
  city: 'Lyon',
  picture: { src: '/media/x', alt: '', width: 1, height: 1, colour: '#000000', widths: [] },
  body: [paragraph],
};
const person: Person = {
  id: 'imogen-hale',
  name: 'Imogen Hale',
  role: 'Managing founder',
  biography: 'Counts stairs.',
  city: 'London',
  monogram: 'IH',
};
const myler = { ...person, languages: ['English'], specialisms: ['snow'], line: 'I pack mittens.' } as unknown as Myler;
const career = {
  id: 'night-desk',
  title: 'Night desk',
  city: 'London',
  hours: 'Three nights a week',
  summary: 'Somebody awake.',
  body: [paragraph, { type: 'list', items: ['Tea'] }],
  publishedOn: '2026-11-01',
  closesOn: '2026-12-15',
} as unknown as Career;
const question: FaqEntry = { id: 'why', category: 'children', question: 'Why?', answer: [paragraph] };

const picture = {
  src: '/media/gift-cards/kites',
  alt: '',
  width: 680,
  height: 428,
  colour: '#8a7650',
  widths: [340, 680],
};
const giftCards = {
  designs: [{ id: 'kites', name: 'Kites', picture }],
  limits: [{ minimum: { amount: 5000, currency: 'GBP' }, maximum: { amount: 1_000_000, currency: 'GBP' } }],
} as unknown as GiftCardOptions;

const things: Record<string, PageThing | undefined> = {
  Organization: organization(origin),
  WebSite: webSite(origin),
  BreadcrumbList: trail('/our-hotels/flaros', 'Flaros', origin),
  Hotel: hotelThing(hotel, origin),
  Article: articleThing(article, origin),
  NewsArticle: newsThing(release, origin),
  Person: personThing(person, origin),
  JobPosting: jobThing(career, origin),
  FAQPage: faqThing([question], origin),
  Product: giftCardThing(giftCards, origin),
};

describe('the JSON-LD of pages', () => {
  it('each object has all required properties', () =>
    forEachRow(Object.entries(things), ([type, thing]) => {
      expect(thing).toMatchObject({ '@type': type });
      const [block] = jsonLd([thing]);
      expect(problemsOf(block?.children ?? '')).toEqual([]);
    }));

  it('says that a gift card costs from 50 to 10,000, in major units', () => {
    expect(giftCardThing(giftCards, origin)).toMatchObject({
      image: [`${origin}/media/gift-cards/kites-680.jpeg`],
      offers: [{ priceCurrency: 'GBP', lowPrice: 50, highPrice: 10_000 }],
    });
  });

  it('describes a Myler as a valid person', () => {
    expect(problemsOf(jsonLd([mylerThing(myler, origin)])[0]?.children ?? '')).toEqual([]);
  });

  it('has breadcrumbs from home by the list to the page, and none on home', () => {
    expect(trail('/our-hotels/flaros?cots=2', 'Flaros', origin)).toMatchObject({
      itemListElement: [
        { position: 1, item: `${origin}/` },
        { position: 2, name: 'Our hotels', item: `${origin}/our-hotels` },
        { position: 3, name: 'Flaros', item: `${origin}/our-hotels/flaros` },
      ],
    });
    expect(trail('/', 'Home', origin)).toBeUndefined();
  });

  it('describes a position in HTML, with the text escaped', () => {
    expect(JSON.stringify(jobThing(career, origin))).toContain('Bring a hat &amp; a &lt;torch>.');
  });
});

describe('the validator', () => {
  it.each([
    ['no JSON', '{'],
    ['no context', '{"@graph":[{"@type":"Person","name":"A"}]}'],
    ['an unknown type', '{"@context":"https://schema.org","@graph":[{"@type":"Castle","name":"A"}]}'],
    ['a person without a name', '{"@context":"https://schema.org","@graph":[{"@type":"Person"}]}'],
    ['an invalid address', '{"@context":"https://schema.org","@graph":[{"@type":"Person","name":"A","url":"/a"}]}'],
    ['an empty text', '{"@context":"https://schema.org","@graph":[{"@type":"Person","name":" "}]}'],
    [
      'an invalid date',
      JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [{ ...(articleThing(article, origin) as object), datePublished: 'yesterday' }],
      }),
    ],
  ])('refuses %s', (_, text) => {
    expect(problemsOf(text)).not.toEqual([]);
  });
});
