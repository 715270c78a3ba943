import { journalCategoryNames } from '@myler/config/journal';

/** A page of each kind in the sitemap. `crawl.spec.ts` fails when a kind is missing. */
export const onePageOfEachKind = [
  '/',
  '/membership',
  '/press',
  '/press/list',
  '/press/ten-years',
  '/the-team',
  '/careers',
  '/about',
  '/faq',
  '/terms-and-conditions',
  '/privacy-policy',
  '/partner-with-us',
  '/discover-myler',
  '/myler-directory',
  '/our-hotels',
  '/our-hotels/dar-zahra',
  '/inspirations',
  '/e-gift-card',
  '/e-gift-card/redeem',
  '/travel-journal',
  '/travel-journal/wellness',
  '/travel-journal/six-letters-about-the-last-eighty-minutes',
];

/** The kind of a page. Pages that differ only by their subject have one kind: "/our-hotels/…". */
export function kindOf(path: string): string {
  const [, list = '', subject] = path.split('/');
  if (!['our-hotels', 'press', 'travel-journal'].includes(list) || !subject || subject === 'list') return path;
  return Object.hasOwn(journalCategoryNames, subject) ? `/${list}/(category)` : `/${list}/…`;
}
