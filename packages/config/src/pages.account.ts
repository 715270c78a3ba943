import type { Page } from './page.ts';

/** A member’s account. Its titles hold no name: they are in the browser’s history and in the analytics. */
export const accountPages = {
  '/account': { title: 'Your membership', query: [], listed: false, cached: false },
  '/account/details': { title: 'Your membership: details', query: [], listed: false, cached: false },
  '/account/people': { title: 'Your membership: people', query: [], listed: false, cached: false },
  '/account/payments': { title: 'Your membership: payments', query: [], listed: false, cached: false },
  '/account/privacy': { title: 'Your membership: privacy', query: [], listed: false, cached: false },
} as const satisfies Record<`/${string}`, Page>;
