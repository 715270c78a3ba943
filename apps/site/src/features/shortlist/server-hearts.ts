import { shortlistAtom } from '@myler/state/shortlist';
import { findAllLive, readLive } from '@myler/islands/attributes';
import type { SiteStore } from '../../store/site-store.ts';

/**
 * Fills the hearts of the page that the server rendered, which nothing hydrates: their nodes are no other code's. The
 * hearts of later pages are React's (`HotelHeart`).
 */
export function fillServerHearts(store: SiteStore): void {
  const hearts = findAllLive('heart');
  const fill = () => {
    const ids = store.get(shortlistAtom);
    for (const heart of hearts) heart.ariaPressed = String(ids.includes(readLive(heart, 'heart') ?? ''));
  };
  fill();
  store.sub(shortlistAtom, fill);
}
