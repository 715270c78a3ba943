import type { Page } from './page.ts';

/** Membership, gift cards and questions. Those with a `footer` are in its first column. */
export const membershipPages = {
  '/membership': {
    title: 'Membership',
    query: [
      'better',
      'breakfast-EUR',
      'breakfast-GBP',
      'breakfast-USD',
      'category',
      'difference-EUR',
      'difference-GBP',
      'difference-USD',
      'differences',
      'nights',
      'people',
      'stays',
      'tier',
    ],
    listed: true,
    listedQueries: { category: ['corporate'] },
    search: {
      line: 'The tiers, what each adds, and what a year costs.',
      words: 'memberships tiers travel gold black dynasty dining price prices cost join subscribe benefits privileges',
    },
    card: { title: 'Six cards, and where they part.', motif: 'castle', hour: 'gold', season: 'autumn', seed: 9000 },
  },
  '/e-gift-card': {
    title: 'Gift cards',
    query: [],
    listed: true,
    footer: 'membership',
    search: {
      alsoCalled: ['gift card', 'e gift cards'],
      line: 'A card for any sum, or a membership, sent on the day that matters.',
      words: 'gift card gifts present voucher birthday christmas',
    },
    card: { title: 'A journey, in an envelope.', motif: 'island', hour: 'gold', season: 'summer', seed: 9017 },
  },
  '/e-gift-card/redeem': {
    title: 'Redeem a gift card',
    query: [],
    listed: true,
    footer: 'membership',
    search: {
      line: 'What is left on a card, and how to spend it.',
      words: 'gift card code balance redeem spend voucher',
    },
    card: { title: 'Somebody has sent you somewhere.', motif: 'lake', hour: 'dawn', season: 'summer', seed: 9018 },
  },
  '/e-gift-card/open': { title: 'A gift for you', query: [], listed: false },
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
} as const satisfies Record<`/${string}`, Page>;
