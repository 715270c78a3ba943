import {
  addToShortlistAtom,
  moveOnShortlistAtom,
  removeFromShortlistAtom,
  shortlistAtom,
  shortlistChangeAtom,
  toggleShortlistedAtom,
} from '@myler/state/shortlist';
import type { SiteStore } from '../../store/site-store.ts';
import { analyticsOf } from '../../analytics/analytics.ts';

interface NamedHotel {
  id: string;
  name: string;
}

/** Adds a hotel to the shortlist or removes it, and announces which. */
export function toggleShortlisted(store: SiteStore, hotel: NamedHotel): void {
  announceChange(store, hotel, (id) => store.set(toggleShortlistedAtom, id));
}

/** Removes a hotel that the visitor sees on the shortlist's own page. */
export function removeShortlisted(store: SiteStore, hotel: NamedHotel): void {
  announceChange(store, hotel, (id) => {
    store.set(removeFromShortlistAtom, id);
    return false;
  });
}

function announceChange(store: SiteStore, { id, name }: NamedHotel, change: (id: string) => boolean): void {
  const position = store.get(shortlistAtom).indexOf(id);
  const isKept = change(id);
  trackChange(store, isKept);
  store.set(shortlistChangeAtom, { id, name, action: isKept ? 'added' : 'removed', position });
}

/** Puts a removed hotel back in its position. */
export function undoRemoval(store: SiteStore, { id, position }: { id: string; position: number }): void {
  store.set(moveOnShortlistAtom, id, position);
  trackChange(store, true);
}

/** Adds all hotels of a shared list. */
export function addAll(store: SiteStore, ids: readonly string[]): void {
  const before = store.get(shortlistAtom);
  store.set(addToShortlistAtom, ids);
  for (const id of ids) {
    if (!before.includes(id)) trackChange(store, true);
  }
}

/** Counts the heart, without its hotel (docs/product-decisions.md, The device). */
function trackChange(store: SiteStore, isKept: boolean): void {
  const event = isKept ? 'Product Added to Wishlist' : 'Product Removed from Wishlist';
  analyticsOf(store).track(event, { category: 'Hotel' });
}
