import type { SearchEntry } from './entry.ts';

/** The site's own pages, by path, in the words people look for them with. */
const pages: { id: string; label: string; line: string; words: string; alsoCalled?: string[] }[] = [
  {
    id: 'membership',
    label: 'Membership',
    line: 'The tiers, what each adds, and what a year costs.',
    words: 'memberships tiers travel gold black dynasty dining price prices cost join subscribe benefits privileges',
  },
  {
    id: 'our-hotels',
    label: 'Our hotels',
    line: 'All of them, on a list and on a map.',
    words: 'hotels list map filter all resorts stays',
  },
  {
    id: 'inspirations',
    label: 'Inspirations',
    line: 'Ways to choose: by feeling, and by what is happening in the family.',
    words: 'inspiration ideas feeling moment where to go holidays',
  },
  {
    id: 'travel-journal',
    label: 'The travel journal',
    alsoCalled: ['journal'],
    line: 'Reports from families, letters from the road, and what we got wrong.',
    words: 'journal articles blog magazine stories reading',
  },
  {
    id: 'discover-myler',
    label: 'Discover Myler',
    line: 'What a Myler is, and how to ask for one.',
    words: 'adviser advisor agent planner enquire enquiry contact what is how it works',
  },
  {
    id: 'myler-directory',
    label: 'The Myler directory',
    line: 'Who they are, where they live, and what they know about children.',
    words: 'mylers advisers advisors people specialists languages find',
  },
  {
    id: 'partner-with-us',
    label: 'Partner with us',
    line: 'For hotels and advisers who want to work with families.',
    words: 'partners partnership hoteliers work together trade',
  },
  {
    id: 'e-gift-card',
    label: 'E-gift cards',
    alsoCalled: ['gift card', 'gift cards'],
    line: 'A card for any sum, or a membership, sent on the day that matters.',
    words: 'gift card gifts present voucher birthday christmas',
  },
  {
    id: 'e-gift-card/redeem',
    label: 'Redeem an e-gift card',
    line: 'What is left on a card, and how to spend it.',
    words: 'gift card code balance redeem spend voucher',
  },
  {
    id: 'about',
    label: 'About us',
    line: 'Who started this, and why.',
    words: 'company founders history story imogen hale rafael duarte contact offices address telephone',
  },
  {
    id: 'the-team',
    label: 'The team',
    alsoCalled: ['team'],
    line: 'The people of the house.',
    words: 'people staff founders who',
  },
  { id: 'careers', label: 'Careers', line: 'Positions that are open now.', words: 'jobs vacancies work hiring apply' },
  {
    id: 'press',
    label: 'Press',
    line: 'News, pictures and whom to ask.',
    words: 'media news releases journalists newspapers',
  },
  {
    id: 'faq',
    label: 'Questions and answers',
    line: 'What people ask before they join, and after.',
    words: 'faq questions help support answers contact',
  },
  {
    id: 'terms-and-conditions',
    label: 'Terms and conditions',
    line: 'What you and we agree to.',
    words: 'terms conditions legal contract cancel cancellation refund renewal',
  },
  {
    id: 'privacy-policy',
    label: 'Privacy policy',
    line: 'What we know about you, and for how long.',
    words: 'privacy data cookies gdpr personal',
  },
];

export function pageSearchEntries(): SearchEntry[] {
  return pages.map(({ id, label, line, words, alsoCalled = [] }) => ({
    kind: 'page',
    id,
    label,
    detail: line,
    names: [label, id.replaceAll('-', ' '), ...alsoCalled],
    weight: 2,
    name: label,
    about: words,
    line,
    text: '',
  }));
}
