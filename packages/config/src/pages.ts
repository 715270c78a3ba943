import { hotelCountCapitalised } from './hotel-count.gen.ts';
import { brand } from './brand.ts';

/** What a shared link to a page says, over which drawing (`Scene` of `@myler/art/scene`). */
export interface SocialCard {
  title: string;
  motif: string;
  hour: string;
  season: string;
  /** Another number draws the same scene in another way. */
  seed: number;
}

export interface Page {
  /** Unique on the site: in the window's title, site search and the footer. A page `about` something is called after it. */
  title?: string;
  /** What each page of this path is about, as the provider names it. */
  about?: 'hotels' | 'articles' | 'press-releases';
  /** Parameters that change what the page shows. All others are for the browser, or for nobody: no page is kept by them. */
  query: readonly string[];
  /** Whether it may be found: in the sitemap, and by search engines. */
  listed: boolean;
  /** The column of the footer that leads to it, in the order of this table. */
  footer?: 'membership' | 'away' | 'house';
  /** What site search says of it, and the words people look for it with. Nothing where it is not to be found. */
  search?: { line: string; words: string; alsoCalled?: readonly string[] };
  /** Over the picture of home's hero, or its own. The house's where there is none. */
  card?: SocialCard | 'hero';
  /** For addresses of this path that are pages of the site's own, by what stands in the place of `$slug`. */
  cards?: Readonly<Record<string, SocialCard>>;
}

/**
 * Every page of the site, by its path. The routes are typed against it; the proxy's cache key, sitemap, site search, footer
 * and social cards are made from it (docs/decisions/0031).
 */
export const pages = {
  '/': { title: brand.strapline, query: [], listed: true, card: 'hero' },
  '/membership': {
    title: 'Membership',
    query: ['better', 'breakfast', 'category', 'difference', 'differences', 'nights', 'people', 'tier'],
    listed: true,
    search: {
      line: 'The tiers, what each adds, and what a year costs.',
      words: 'memberships tiers travel gold black dynasty dining price prices cost join subscribe benefits privileges',
    },
    card: { title: 'Six cards, and where they part.', motif: 'castle', hour: 'gold', season: 'autumn', seed: 9000 },
  },
  '/e-gift-card': {
    title: 'E-gift cards',
    query: [],
    listed: true,
    footer: 'membership',
    search: {
      alsoCalled: ['gift card', 'gift cards'],
      line: 'A card for any sum, or a membership, sent on the day that matters.',
      words: 'gift card gifts present voucher birthday christmas',
    },
    card: { title: 'A journey, in an envelope.', motif: 'island', hour: 'gold', season: 'summer', seed: 9017 },
  },
  '/e-gift-card/redeem': {
    title: 'Redeem an e-gift card',
    query: [],
    listed: true,
    footer: 'membership',
    search: {
      line: 'What is left on a card, and how to spend it.',
      words: 'gift card code balance redeem spend voucher',
    },
    card: { title: 'Somebody has sent you somewhere.', motif: 'lake', hour: 'dawn', season: 'summer', seed: 9018 },
  },
  '/e-gift-card/order': { title: 'A card you bought', query: [], listed: false },
  '/faq': {
    title: 'Questions and answers',
    query: [],
    listed: true,
    footer: 'membership',
    search: {
      line: 'What people ask before they join, and after.',
      words: 'faq questions help support answers contact',
    },
    card: {
      title: 'What people ask before they join.',
      motif: 'greek-steps',
      hour: 'noon',
      season: 'summer',
      seed: 9024,
    },
  },
  '/our-hotels': {
    title: 'Our hotels',
    query: [
      'adults',
      'ages',
      'connecting',
      'cots',
      'country',
      'ids',
      'inspiration',
      'kidsClub',
      'month',
      'page',
      'pool',
      'price',
      'q',
      'region',
      'sort',
      'theme',
    ],
    listed: true,
    footer: 'away',
    search: { line: 'All of them, on a list and on a map.', words: 'hotels list map filter all resorts stays' },
    card: {
      title: `${hotelCountCapitalised} hotels, room by room.`,
      motif: 'lagoon',
      hour: 'dusk',
      season: 'summer',
      seed: 9001,
    },
  },
  '/our-hotels/$id': { about: 'hotels', query: [], listed: true },
  '/inspirations': {
    title: 'Inspirations',
    query: [],
    listed: true,
    footer: 'away',
    search: {
      line: 'Ways to choose: by feeling, and by what is happening in the family.',
      words: 'inspiration ideas feeling moment where to go holidays',
    },
    card: {
      title: 'Begin with why, and the place follows.',
      motif: 'kites',
      hour: 'gold',
      season: 'spring',
      seed: 9002,
    },
  },
  '/travel-journal': {
    title: 'Travel journal',
    query: ['page'],
    listed: true,
    footer: 'away',
    search: {
      alsoCalled: ['journal', 'the travel journal'],
      line: 'Reports from families, letters from the road, and what we got wrong.',
      words: 'journal articles blog magazine stories reading',
    },
    card: { title: 'Written on the way back.', motif: 'viaduct', hour: 'dusk', season: 'autumn', seed: 9005 },
  },
  '/travel-journal/$slug': {
    about: 'articles',
    query: ['page'],
    listed: true,
    cards: {
      activities: {
        title: 'Things to do with hands and feet.',
        motif: 'kites',
        hour: 'noon',
        season: 'summer',
        seed: 9006,
      },
      'best-of': { title: 'Ten that we would do again.', motif: 'orchard', hour: 'gold', season: 'autumn', seed: 9007 },
      destinations: {
        title: 'Where we went, and how we got there.',
        motif: 'fjord',
        hour: 'dusk',
        season: 'winter',
        seed: 9008,
      },
      experiences: {
        title: 'Once, and told ever since.',
        motif: 'savannah',
        hour: 'gold',
        season: 'summer',
        seed: 9009,
      },
      family: {
        title: 'Three generations and one bathroom.',
        motif: 'picnic',
        hour: 'gold',
        season: 'spring',
        seed: 9010,
      },
      'food-drink': {
        title: 'What they ate, and what they would not.',
        motif: 'feast',
        hour: 'dusk',
        season: 'autumn',
        seed: 9011,
      },
      inspiration: {
        title: 'Somewhere you had not thought of.',
        motif: 'dunes',
        hour: 'dawn',
        season: 'spring',
        seed: 9012,
      },
      wellness: {
        title: 'An hour in which nobody is needed.',
        motif: 'spa',
        hour: 'dusk',
        season: 'winter',
        seed: 9013,
      },
    },
  },
  '/shortlist': {
    title: 'Your shortlist',
    query: ['compare', 'ids'],
    listed: false,
    footer: 'away',
    card: {
      title: 'A shortlist of hotels, to talk over.',
      motif: 'nursery',
      hour: 'dusk',
      season: 'summer',
      seed: 9003,
    },
  },
  '/search-results': {
    title: 'Search',
    query: ['kinds', 'page', 'q'],
    listed: false,
    card: {
      title: `${hotelCountCapitalised} hotels and a journal, looked through at once.`,
      motif: 'river-city',
      hour: 'dusk',
      season: 'spring',
      seed: 9004,
    },
  },
  '/discover-myler': {
    title: 'Discover Myler',
    query: [],
    listed: true,
    footer: 'house',
    search: {
      line: 'What a Myler is, and how to ask for one.',
      words: 'adviser advisor agent planner enquire enquiry contact what is how it works',
    },
    card: { title: 'One person who remembers the cot.', motif: 'nursery', hour: 'night', season: 'winter', seed: 9014 },
  },
  '/myler-directory': {
    title: 'The Mylers',
    query: ['ages', 'city', 'language', 'match', 'specialism'],
    listed: true,
    footer: 'house',
    search: {
      alsoCalled: ['the myler directory'],
      line: 'Who they are, where they live, and what they know about children.',
      words: 'mylers advisers advisors people specialists languages find',
    },
    card: {
      title: 'Twenty-four Mylers, in twelve cities.',
      motif: 'skyline',
      hour: 'dusk',
      season: 'summer',
      seed: 9015,
    },
  },
  '/about': {
    title: 'About',
    query: [],
    listed: true,
    footer: 'house',
    search: {
      alsoCalled: ['about us'],
      line: 'Who started this, and why.',
      words: 'company founders history story imogen hale rafael duarte contact offices address telephone',
    },
    card: { title: 'Who started this, and why.', motif: 'lake', hour: 'gold', season: 'autumn', seed: 9019 },
  },
  '/the-team': {
    title: 'The team',
    query: [],
    listed: true,
    footer: 'house',
    search: { alsoCalled: ['team'], line: 'The people of the house.', words: 'people staff founders who' },
    card: {
      title: 'The people who pick up the telephone.',
      motif: 'river-city',
      hour: 'gold',
      season: 'autumn',
      seed: 9020,
    },
  },
  '/careers': {
    title: 'Work with us',
    query: ['city', 'team'],
    listed: true,
    footer: 'house',
    search: {
      alsoCalled: ['careers'],
      line: 'Positions that are open now.',
      words: 'jobs vacancies work hiring apply',
    },
    card: { title: 'Work where the cot matters.', motif: 'tuscany', hour: 'dawn', season: 'spring', seed: 9021 },
  },
  '/partner-with-us': {
    title: 'Partner with us',
    query: [],
    listed: true,
    footer: 'house',
    search: {
      line: 'For hotels and advisers who want to work with families.',
      words: 'partners partnership hoteliers work together trade',
    },
    card: { title: 'For houses that are kind to children.', motif: 'riad', hour: 'gold', season: 'summer', seed: 9016 },
  },
  '/press': {
    title: 'Press',
    query: [],
    listed: true,
    footer: 'house',
    search: { line: 'News, pictures and whom to ask.', words: 'media news releases journalists newspapers' },
    card: { title: 'What is new, and whom to ask.', motif: 'skyline', hour: 'dawn', season: 'autumn', seed: 9022 },
  },
  '/press/list': {
    title: 'Press releases',
    query: ['page', 'year'],
    listed: true,
    card: { title: 'Every press release, by year.', motif: 'skyline', hour: 'gold', season: 'winter', seed: 9023 },
  },
  '/press/$id': { about: 'press-releases', query: [], listed: true },
  '/terms-and-conditions': {
    title: 'Terms and conditions',
    query: [],
    listed: true,
    search: {
      line: 'What you and we agree to.',
      words: 'terms conditions legal contract cancel cancellation refund renewal',
    },
    card: { title: 'What you and we agree to.', motif: 'vineyard', hour: 'noon', season: 'autumn', seed: 9025 },
  },
  '/privacy-policy': {
    title: 'Privacy policy',
    query: [],
    listed: true,
    search: { line: 'What we know about you, and for how long.', words: 'privacy data cookies gdpr personal' },
    card: {
      title: 'What we know about you, and for how long.',
      motif: 'rainforest',
      hour: 'dusk',
      season: 'summer',
      seed: 9026,
    },
  },
  '/unsubscribe': { title: 'Stop the letter', query: [], listed: false },
  '/unsubscribed': { title: 'Off the list', query: [], listed: false },
  '/not-found': { title: 'Not found', query: [], listed: false },
} as const satisfies Record<`/${string}`, Page>;

/** "/our-hotels/$id": a path of the table. */
export type PagePath = keyof typeof pages;

/** What an address of a page may ask for. */
export type QueryName<Path extends PagePath> = (typeof pages)[Path]['query'][number];

const paths = Object.keys(pages) as PagePath[];
const withParameter = paths.filter((path) => path.includes('$'));

/** The page at a path without a query; one that has the path for itself goes before one `about` something. */
export function pageAt(path: string): PagePath | undefined {
  return paths.find((known) => known === path) ?? withParameter.find((known) => fits(known, path));
}

function fits(pattern: string, path: string): boolean {
  const given = path.split('/');
  const parts = pattern.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, index) => (part.startsWith('$') ? given[index] !== '' : part === given[index]))
  );
}
