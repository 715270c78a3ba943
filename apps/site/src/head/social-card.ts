import type { PagePath } from '@myler/config/pages';
import { browserPages } from './browser-pages.ts';

/**
 * The picture of a page's link where it is shared, 1200 × 630: that of its subject
 * (`/media/social/hotels/flaros-1200.jpeg`), of the page, or of the site.
 */
export function socialCard(page: PagePath, path: string): string {
  const { about, card } = browserPages[page];
  const pathname = path.split('?')[0] ?? '';
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  const isOwn = typeof card === 'boolean' ? card : card.includes(last);
  if (about && !isOwn) return `/media/social/${about}/${last}-1200.jpeg`;
  return `/media/social/pages/${(isOwn && pathname.slice(1).replaceAll('/', '-')) || 'home'}-1200.jpeg`;
}
