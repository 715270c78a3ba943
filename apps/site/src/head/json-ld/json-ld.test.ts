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
import { organization, webSite, withHouse } from './house.ts';
import { membershipThings } from './membership.ts';
import { faqThing, jobThing, mylerThing, personThing } from './people.ts';
import { articleThing, newsThing } from './reading.ts';
import { figuresOf, problemsOf } from './validate.ts';
import { houseId, jsonLd, type PageThing } from './thing.ts';
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
  // Seven would fit, and the house has four.
  cots: 7,
  cot: { count: 4, length: 120, width: 60, mostInRoom: 1 },
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
  city: 'Lyon',
  countryCode: 'FR',
  pay: { currency: 'EUR', minimum: 31_200 },
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
      const [block] = jsonLd(withHouse([thing], origin));
      expect(problemsOf(block?.children ?? '')).toEqual([]);
    }));

  it('says that a gift card costs from 50 to 10,000, in major units', () => {
    expect(giftCardThing(giftCards, origin)).toMatchObject({
      image: [`${origin}/media/gift-cards/kites-680.jpeg`],
      offers: [{ priceCurrency: 'GBP', lowPrice: 50, highPrice: 10_000 }],
    });
  });

  it('describes a Myler as a valid person', () => {
    const [block] = jsonLd(withHouse([mylerThing(myler, origin)], origin));
    expect(problemsOf(block?.children ?? '')).toEqual([]);
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

  it('says how many cots a hotel has, and not how many would fit', () => {
    const cots = { '@type': 'LocationFeatureSpecification', name: 'Cots', value: 4 };
    expect(hotelThing(hotel, origin)).toMatchObject({ amenityFeature: expect.arrayContaining([cots]) as unknown });
    const none = { ...hotel, cot: undefined } as Hotel;
    expect(JSON.stringify(hotelThing(none, origin))).toContain('"name":"Cots","value":0');
  });

  it('sells each membership of a category for its price in every currency', () => {
    const prices = [
      { membershipId: 'gold', category: 'leisure', name: 'Gold', prices: [{ amount: 149_500, currency: 'GBP' }] },
    ];
    const things = membershipThings('leisure', prices as never, origin);
    expect(things).toMatchObject([
      { name: 'Gold membership, one year', offers: [{ price: 1495, priceCurrency: 'GBP', seller: houseId(origin) }] },
    ]);
    const [block] = jsonLd(withHouse(things, origin));
    expect(problemsOf(block?.children ?? '')).toEqual([]);
    expect(figuresOf(block?.children ?? '')).toEqual([1495]);
  });

  it('says where a position is and what it pays, also in a city without an office', () => {
    expect(jobThing(career, origin)).toMatchObject({
      jobLocation: { address: { addressCountry: 'FR' } },
      baseSalary: { currency: 'EUR', value: { value: 31_200, unitText: 'YEAR' } },
    });
  });

  it('describes the publisher wherever it is referred to, once', () => {
    const [article1] = jsonLd([articleThing(article, origin)]);
    expect(problemsOf(article1?.children ?? '')).toEqual([
      `It refers to ${origin}/#organization, and does not say what that is.`,
    ]);
    const home = withHouse([organization(origin), webSite(origin)], origin);
    expect(home).toHaveLength(2);
    expect(withHouse([hotelThing(hotel, origin)], origin)).toHaveLength(1);
  });

  it('leads from home by the list to a region', () => {
    expect(trail('/our-hotels?region=africa', 'Hotels in Africa', origin)).toMatchObject({
      itemListElement: [
        { position: 1 },
        { position: 2, name: 'Our hotels', item: `${origin}/our-hotels` },
        { position: 3, name: 'Hotels in Africa', item: `${origin}/our-hotels?region=africa` },
      ],
    });
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
