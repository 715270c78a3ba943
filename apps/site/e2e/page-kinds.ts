import { hotelCountCapitalised } from '@myler/config/hotel-count';
import { journalCategoryNames } from '@myler/config/journal';
import { pages, type PagePath } from '@myler/config/pages';
import type { Figures } from './page-weight.ts';

interface Row {
  /** An address of this kind, where the path itself is none or shows less. */
  at?: string;
  /** The only `h1`. */
  heading: string;
  budgets: Omit<Figures, keyof typeof forEveryPage> & Partial<Figures>;
  /** Addresses at which the page shows other parts, or has nothing to list. */
  states?: readonly string[];
}

/**
 * The goals for speed are 110 kB of scripts, eight script files, two stylesheets and a ratio of 1.1. A budget of one page is above a goal
 * only where the page has not met the goal yet.
 */
const forEveryPage = { beforeIntent: 1, scripts: 98.35, scriptFiles: 4, ratio: 1.1, stylesheets: 2 };

/**
 * Every page of the site; one that is missing does not compile. Budgets are a little above what the page weighs today, and
 * may only fall (`page-weight.ts` says what each one is about).
 */
const rows: Record<PagePath | '/travel-journal/(category)', Row> = {
  '/': {
    heading: 'The world, arranged around your family.',
    budgets: { html: 13.85, elements: 979, picture: 24.5, requests: 15 },
  },
  '/membership': {
    heading: 'Six cards, and where they part.',
    budgets: { html: 8.8, elements: 1100, picture: 3.5, requests: 14 },
    states: ['/membership?category=corporate', '/membership?nights=2'],
  },
  '/our-hotels': {
    heading: `${hotelCountCapitalised} houses where children are expected.`,
    budgets: { html: 15.4, elements: 1465, picture: 25, requests: 20, scripts: 104.5, scriptFiles: 7 },
    states: [
      '/our-hotels?region=africa&month=8&ids=dar-zahra',
      '/our-hotels?region=africa&month=8&price=1&step-free=1',
    ],
  },
  '/our-hotels/$id': {
    at: '/our-hotels/dar-zahra',
    heading: 'Dar Zahra',
    budgets: { html: 13.4, elements: 1145, picture: 27, requests: 17 },
  },
  '/search-results': {
    at: '/search-results?q=pool',
    heading: 'Results for “pool”.',
    budgets: { html: 8.2, elements: 781, picture: 15, requests: 14 },
    states: ['/search-results?q=seychelles', '/search-results', '/search-results?q=xyzzyq'],
  },
  '/shortlist': {
    heading: 'Nothing on your shortlist yet.',
    budgets: { html: 3.6, elements: 190, picture: 0, requests: 18, scripts: 115.2, scriptFiles: 8 },
    states: ['/shortlist?ids=maison-palmier,dar-zahra,villa-cipresso'],
  },
  '/shortlist/together': {
    heading: 'Open this page with the link that was sent to you.',
    budgets: { html: 3.6, elements: 195, picture: 0, requests: 19, scripts: 114.5, scriptFiles: 8 },
  },
  '/inspirations': {
    heading: 'Twelve ways to begin.',
    budgets: { html: 14.15, elements: 1025, picture: 46.5, requests: 14 },
  },
  '/e-gift-card': {
    heading: 'A journey, in an envelope.',
    budgets: { html: 8.35, elements: 595, picture: 14, requests: 20, scripts: 150.7, scriptFiles: 8, ratio: 1.14 },
  },
  '/e-gift-card/redeem': {
    heading: 'Somebody has sent you somewhere.',
    budgets: { html: 4.6, elements: 230, picture: 0, requests: 19, scripts: 141.5, scriptFiles: 8 },
  },
  '/e-gift-card/open': {
    heading: 'Open this page with the link in our email.',
    budgets: { html: 3.6, elements: 190, picture: 0, requests: 20, scripts: 152.4, scriptFiles: 9 },
  },
  '/e-gift-card/order': {
    heading: 'Open this page with the link in your receipt.',
    budgets: { html: 3.65, elements: 190, picture: 0, requests: 19, scripts: 150.7, scriptFiles: 8 },
  },
  '/account': {
    heading: 'Your membership.',
    budgets: { html: 3.7, elements: 195, picture: 0, requests: 26, scripts: 160.5, scriptFiles: 17 },
  },
  '/account/details': {
    heading: 'You and your family.',
    budgets: { html: 3.7, elements: 208, picture: 0, requests: 29, scripts: 241.8, scriptFiles: 20 },
  },
  '/account/people': {
    heading: 'Who is on the card.',
    budgets: { html: 3.7, elements: 208, picture: 0, requests: 27, scripts: 149.9, scriptFiles: 17 },
  },
  '/account/payments': {
    heading: 'Payments and renewal.',
    budgets: { html: 3.7, elements: 208, picture: 0, requests: 28, scripts: 162.3, scriptFiles: 19 },
  },
  '/account/privacy': {
    heading: 'Your privacy, your choices.',
    budgets: { html: 3.7, elements: 208, picture: 0, requests: 26, scripts: 113.1, scriptFiles: 16 },
  },
  '/travel-journal': {
    heading: 'Somebody went, and wrote it down.',
    budgets: { html: 7, elements: 420, picture: 47.5, requests: 15 },
    states: ['/travel-journal?page=2'],
  },
  '/travel-journal/(category)': {
    at: '/travel-journal/wellness',
    heading: 'Sleep, water, and the last eighty minutes.',
    budgets: { html: 5, elements: 270, picture: 24, requests: 15 },
  },
  '/travel-journal/$slug': {
    at: '/travel-journal/six-letters-about-the-last-eighty-minutes',
    heading: 'Six letters about the last eighty minutes.',
    budgets: { html: 10.2, elements: 505, picture: 47, requests: 15 },
  },
  '/press': {
    heading: 'For whoever has a deadline.',
    budgets: { html: 5.8, elements: 360, picture: 20.5, requests: 15 },
  },
  '/press/list': {
    heading: 'Everything we ever announced.',
    budgets: { html: 6, elements: 360, picture: 10.5, requests: 14 },
  },
  '/press/$id': {
    at: '/press/ten-years',
    heading: 'Ten years, and six of the first seven families.',
    budgets: { html: 5.42, elements: 250, picture: 19, requests: 14 },
  },
  '/the-team': {
    heading: 'Somebody you can ring.',
    budgets: { html: 7.65, elements: 400, picture: 2.5, requests: 14 },
  },
  '/careers': {
    heading: 'Work for people who are tired.',
    budgets: { html: 9.85, elements: 520, picture: 0, requests: 14, ratio: 1.15 },
  },
  '/about': {
    heading: 'It began on a landing in Menorca.',
    budgets: { html: 4.85, elements: 280, picture: 2.5, requests: 14 },
  },
  '/faq': {
    heading: 'Asked often, answered plainly.',
    budgets: { scripts: 99.75, html: 10.8, elements: 650, picture: 0, requests: 15 },
  },
  '/discover-myler': {
    heading: 'A Myler is a person.',
    budgets: { html: 6.25, elements: 380, picture: 2.5, requests: 14 },
  },
  '/myler-directory': {
    heading: 'Twenty-four people, in twelve cities.',
    budgets: { html: 11.9, elements: 910, picture: 2.5, requests: 14, ratio: 1.12 },
    states: ['/myler-directory?match=1&specialism=snow&ages=4', '/myler-directory?city=nowhere&language=klingon'],
  },
  '/partner-with-us': {
    heading: 'You can’t pay to be on our list.',
    budgets: { html: 6.3, elements: 331, picture: 2, requests: 14 },
  },
  '/terms-and-conditions': {
    heading: 'What you and we agree to.',
    budgets: { html: 8.9, elements: 412, picture: 0, requests: 14 },
  },
  '/privacy-policy': {
    heading: 'What we know of you, and why.',
    budgets: { html: 9.15, elements: 434, picture: 0, requests: 14 },
  },
  '/unsubscribe': {
    heading: 'Shall we stop the letter?',
    budgets: { html: 3.63, elements: 190, picture: 0, requests: 13 },
  },
  '/unsubscribed': {
    heading: 'You are off the list.',
    budgets: { html: 3.63, elements: 190, picture: 0, requests: 13 },
  },
  '/not-found': {
    heading: 'This path ends at the hedge.',
    budgets: { html: 3.45, elements: 170, picture: 0, requests: 13 },
  },
};

/** Each kind of page, with an address of it. */
export const pageKinds = Object.entries(rows).map(([kind, { at = kind, heading, budgets, states = [] }]) => ({
  kind,
  at,
  heading,
  states,
  budgets: { ...forEveryPage, ...budgets } satisfies Figures,
  isListed: kind === '/travel-journal/(category)' || pages[kind as PagePath].listed,
}));

/** A page of each kind in the sitemap. */
export const onePageOfEachKind = pageKinds.filter(({ isListed }) => isListed).map(({ at }) => at);

/** The kind of a page. Pages that differ only by their subject have one kind: "/our-hotels/…". */
export function kindOf(path: string): string {
  const [, list = '', subject] = (path.split('?')[0] ?? '').split('/');
  if (!['our-hotels', 'press', 'travel-journal'].includes(list) || !subject || subject === 'list')
    return path.split('?')[0] ?? '';
  return Object.hasOwn(journalCategoryNames, subject) ? `/${list}/(category)` : `/${list}/…`;
}
