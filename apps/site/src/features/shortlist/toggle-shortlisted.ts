import {
  addToShortlistAtom,
  placeOnShortlistAtom,
  removeFromShortlistAtom,
  shortlistAtom,
  toggleShortlistedAtom,
} from '@myler/state/shortlist';
import type { SiteStore } from '../../store/site-store.ts';
import { analyticsOf } from '../../analytics/analytics.ts';
import { shortlistNewsAtom } from './shortlist-news.ts';

interface NamedHotel {
  id: string;
  name: string;
}

/** Keeps a hotel, or lets it go, and says so. */
export function toggleShortlisted(store: SiteStore, { id, name }: NamedHotel): void {
  const place = store.get(shortlistAtom).indexOf(id);
  const isKept = store.set(toggleShortlistedAtom, id);
  tell(store, { id, name }, isKept);
  store.set(shortlistNewsAtom, { id, name, what: isKept ? 'kept' : 'let-go', place });
}

/** Lets a hotel go that the visitor sees on the list itself. */
export function letGo(store: SiteStore, { id, name }: NamedHotel): void {
  const place = store.get(shortlistAtom).indexOf(id);
  store.set(removeFromShortlistAtom, id);
  tell(store, { id, name }, false);
  store.set(shortlistNewsAtom, { id, name, what: 'let-go', place });
}

/** Takes back that a hotel was let go: it stands where it stood. */
export function putBack(store: SiteStore, { id, name, place }: NamedHotel & { place: number }): void {
  store.set(placeOnShortlistAtom, id, place);
  tell(store, { id, name }, true);
}

/** Takes in a whole list that was shared. */
export function keepAll(store: SiteStore, ids: readonly string[]): void {
  const before = store.get(shortlistAtom);
  store.set(addToShortlistAtom, ids);
  for (const id of ids) {
    if (!before.includes(id)) tell(store, { id, name: id }, true);
  }
}

function tell(store: SiteStore, { id, name }: NamedHotel, isKept: boolean): void {
  const event = isKept ? 'Product Added to Wishlist' : 'Product Removed from Wishlist';
  analyticsOf(store).track(event, { product_id: id, name, category: 'Hotel' });
}
