import { shortlistAtom } from '@myler/state/shortlist';
import { findAllLive, findLive, readLive } from '@myler/islands/attributes';
import type { SiteStore } from '../../store/site-store.ts';

/**
 * Draws the hearts, and the header's number of hotels, on the page that the server rendered. Nothing hydrates that page, and its nodes
 * are no other code's. On later pages React draws them (`FavouriteButton`, `ShortlistLink`).
 */
export function drawServerShortlist(store: SiteStore): void {
  const hearts = findAllLive('favourite');
  const link = findLive('shortlisted');
  const draw = () => {
    const ids = store.get(shortlistAtom);
    for (const heart of hearts) heart.ariaPressed = String(ids.includes(readLive(heart, 'favourite') ?? ''));
    if (!link?.lastElementChild) return;
    link.hidden = ids.length === 0;
    link.lastElementChild.textContent = String(ids.length);
  };
  draw();
  store.sub(shortlistAtom, draw);
}
