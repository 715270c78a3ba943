import { hotelCountCapitalised } from '@myler/config/hotel-count';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './test.ts';

/**
 * The route table (docs/specification.md, section 2), with the heading of each page; paths with an id or a slug have an
 * example.
 */
const pages: Record<string, string> = {
  '/': 'The world, arranged around your family.',
  '/membership': 'Six cards, and where they part.',
  '/press': 'For whoever has a deadline.',
  '/press/list': 'Everything we ever announced.',
  '/press/a-list-that-stops': 'A list that stops at forty-eight.',
  '/the-team': 'Somebody you can ring.',
  '/careers': 'Work for people who are tired.',
  '/terms-and-conditions': 'What you and we agree to.',
  '/faq': 'Asked often, answered plainly.',
  '/our-hotels': `${hotelCountCapitalised} houses where children are expected.`,
  '/about': 'It began on a landing in Menorca.',
  '/privacy-policy': 'What we know of you, and why.',
  '/search-results': 'Where would they like to wake up?',
  '/inspirations': 'Twelve ways to begin.',
  '/e-gift-card': 'A journey, in an envelope.',
  '/e-gift-card/redeem': 'Somebody has sent you somewhere.',
  '/discover-myler': 'A Myler is a person.',
  '/travel-journal': 'Somebody went, and wrote it down.',
  '/travel-journal/against-the-chicken-shape': 'Against the chicken shape.',
  '/travel-journal/activities': 'Something to do, and how long it takes.',
  '/travel-journal/best-of': 'The short list, and what it cost to make.',
  '/travel-journal/destinations': 'Places, at the height of a pushchair.',
  '/travel-journal/experiences': 'One thing, seen through to the end.',
  '/travel-journal/family': 'The people one travels with.',
  '/travel-journal/food-drink': 'Supper, and who will eat it.',
  '/travel-journal/inspiration': 'Before there is a plan.',
  '/travel-journal/wellness': 'Sleep, water, and the last eighty minutes.',
  '/partner-with-us': 'You can’t pay to be on our list.',
  '/myler-directory': 'Twenty-four people, in twelve cities.',
  '/not-found': 'This path ends at the hedge.',
};

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

function headingIn(html: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return heading
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test(
  'each address of the specification shows its own page, under its own heading',
  { tag: ['@spec:2-about', '@spec:2-paths'] },
  async ({ request }) => {
    const shown: Record<string, string> = {};
    for (const path of Object.keys(pages)) shown[path] = headingIn(await htmlOf(request, path));
    expect(shown).toEqual(pages);
  },
);

test(
  'memberships, hotels, the press, the team, careers, answers, legal texts, gift cards and the journal are one link away from home',
  { tag: ['@spec:1-public-site'] },
  async ({ request }) => {
    const home = await htmlOf(request, '/');
    const links = new Set([...home.matchAll(/<a[^>]*\shref="([^"#?]+)"/g)].map(([, href]) => href));
    for (const path of [
      '/membership',
      '/our-hotels',
      '/press',
      '/the-team',
      '/careers',
      '/faq',
      '/terms-and-conditions',
      '/privacy-policy',
      '/e-gift-card',
      '/travel-journal',
    ]) {
      expect(links).toContain(path);
      expect(headingIn(await htmlOf(request, path))).toBe(pages[path]);
    }
  },
);
