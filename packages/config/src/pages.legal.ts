import type { Page } from './page.ts';

/** Rules, subscriptions and the page for unknown addresses. None is in the footer's columns. */
export const legalPages = {
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
