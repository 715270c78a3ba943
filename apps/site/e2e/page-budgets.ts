import type { PagePath } from '@myler/config/pages';
import type { Figures } from './page-weight.ts';

/** An address of this kind of page, and the budgets of its own. */
type Row = { at?: string } & Omit<Figures, keyof typeof forEveryPage> & Partial<Figures>;

/**
 * The goals for speed are 110 kB of scripts, eight script files, two stylesheets and a ratio of 1.1. A budget of one page is above a goal
 * only where the page has not met the goal yet.
 */
const forEveryPage = { beforeIntent: 1, scripts: 98.3, scriptFiles: 4, ratio: 1.1, stylesheets: 2 };

/** A little above what each page weighs today. Budgets may only fall. `page-weight.ts` says what each one is about. */
const rows: Record<PagePath | '/travel-journal/(category)', Row> = {
  '/': { html: 13.75, elements: 930, picture: 24.5, requests: 15 },
  '/membership': { html: 7.85, elements: 770, picture: 3.5, requests: 14 },
  '/our-hotels': { html: 15.4, elements: 1400, picture: 25, requests: 20, scripts: 104.5, scriptFiles: 7 },
  '/our-hotels/$id': { at: '/our-hotels/dar-zahra', html: 13.3, elements: 1050, picture: 27, requests: 17 },
  '/search-results': { at: '/search-results?q=pool', html: 8.2, elements: 745, picture: 15, requests: 14 },
  '/shortlist': { html: 3.6, elements: 190, picture: 0, requests: 18, scripts: 113.5, scriptFiles: 7 },
  '/shortlist/together': { html: 3.6, elements: 195, picture: 0, requests: 19, scripts: 112.75, scriptFiles: 8 },
  '/inspirations': { html: 14.1, elements: 1025, picture: 46.5, requests: 14 },
  '/e-gift-card': {
    html: 8.3,
    elements: 585,
    picture: 14,
    requests: 20,
    scripts: 146.6,
    scriptFiles: 8,
    ratio: 1.14,
  },
  '/e-gift-card/redeem': { html: 4.55, elements: 230, picture: 0, requests: 19, scripts: 137.1, scriptFiles: 8 },
  '/e-gift-card/open': { html: 3.6, elements: 190, picture: 0, requests: 20, scripts: 148.5, scriptFiles: 9 },
  '/e-gift-card/order': { html: 3.6, elements: 190, picture: 0, requests: 19, scripts: 146.6, scriptFiles: 8 },
  '/account': { html: 3.7, elements: 195, picture: 0, requests: 25, scripts: 155.1, scriptFiles: 15 },
  '/account/details': { html: 3.7, elements: 208, picture: 0, requests: 26, scripts: 234, scriptFiles: 17 },
  '/account/payments': { html: 3.7, elements: 208, picture: 0, requests: 28, scripts: 157, scriptFiles: 18 },
  '/account/privacy': { html: 3.7, elements: 208, picture: 0, requests: 26, scripts: 153, scriptFiles: 16 },
  '/travel-journal': { html: 7, elements: 420, picture: 47.5, requests: 15 },
  '/travel-journal/(category)': {
    at: '/travel-journal/wellness',
    html: 4.93,
    elements: 270,
    picture: 24,
    requests: 15,
  },
  '/travel-journal/$slug': {
    at: '/travel-journal/six-letters-about-the-last-eighty-minutes',
    html: 10.2,
    elements: 500,
    picture: 47,
    requests: 15,
  },
  '/press': { html: 5.8, elements: 360, picture: 20.5, requests: 15 },
  '/press/list': { html: 6, elements: 350, picture: 10.5, requests: 14 },
  '/press/$id': { at: '/press/ten-years', html: 5.4, elements: 250, picture: 19, requests: 14 },
  '/the-team': { html: 7.6, elements: 400, picture: 2.5, requests: 14 },
  '/careers': { html: 9.8, elements: 520, picture: 0, requests: 14, ratio: 1.13 },
  '/about': { html: 4.8, elements: 280, picture: 2.5, requests: 14 },
  '/faq': { scripts: 99.7, html: 10.52, elements: 650, picture: 0, requests: 15 },
  '/discover-myler': { html: 6.2, elements: 380, picture: 2.5, requests: 14 },
  '/myler-directory': { html: 11.9, elements: 900, picture: 2.5, requests: 14, ratio: 1.12 },
  '/partner-with-us': { html: 6.3, elements: 330, picture: 2, requests: 14 },
  '/terms-and-conditions': { html: 8.45, elements: 410, picture: 0, requests: 14 },
  '/privacy-policy': { html: 8.4, elements: 415, picture: 0, requests: 14 },
  '/unsubscribe': { html: 3.63, elements: 190, picture: 0, requests: 13 },
  '/unsubscribed': { html: 3.63, elements: 190, picture: 0, requests: 13 },
  '/not-found': { html: 3.45, elements: 170, picture: 0, requests: 13 },
};

export const pageBudgets = Object.entries(rows).map(([kind, { at = kind, ...own }]) => ({
  kind,
  at,
  budgets: { ...forEveryPage, ...own } satisfies Figures,
}));
