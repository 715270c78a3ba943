import type { Page } from './page.ts';

/** Our people, and what we publish. Those with a `footer` are in its third column. */
export const housePages = {
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
} as const satisfies Record<`/${string}`, Page>;
