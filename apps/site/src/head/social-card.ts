import type { PagePath } from '@myler/config/pages';
import { shownPages } from './shown-pages.ts';

/**
 * The picture a link to a page shows where it is shared, 1200 × 630: its subject's (`/media/social/hotels/flaros-1200.jpeg`),
 * its own, or the house's.
 */
export function socialCard(page: PagePath, path: string): string {
  const { about, card } = shownPages[page];
  const pathname = path.split('?')[0] ?? '';
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  const isOwn = typeof card === 'boolean' ? card : card.includes(last);
  if (about && !isOwn) return `/media/social/${about}/${last}-1200.jpeg`;
  return `/media/social/pages/${(isOwn && pathname.slice(1).replaceAll('/', '-')) || 'home'}-1200.jpeg`;
}
