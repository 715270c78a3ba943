import {
  createShortlistStorage,
  readShortlistAtom,
  SHORTLIST_KEY,
  shortlistAtom,
  shortlistStorageAtom,
} from '@myler/state/shortlist';
import type { SiteStore } from '../app/site-store.ts';

/**
 * The list of this device, followed from here on: hearts and the header's count of a page that the server made are told
 * apart by hand, other tabs are listened to, and a page that comes back from memory looks again.
 */
export function followShortlist(store: SiteStore): void {
  store.set(
    shortlistStorageAtom,
    createShortlistStorage(() => localStorage),
  );
  const read = () => store.set(readShortlistAtom);
  read();
  showShortlist(store);
  store.sub(shortlistAtom, () => showShortlist(store));
  // Null: somebody emptied the whole storage.
  addEventListener('storage', ({ key }) => (key === SHORTLIST_KEY || key === null) && read());
  addEventListener('pageshow', ({ persisted }) => persisted && read());
}

/** React shows the same of the pages that it makes (`HotelHeart`, `ShortlistLink`). */
function showShortlist(store: SiteStore): void {
  const ids = store.get(shortlistAtom);
  for (const heart of document.querySelectorAll<HTMLElement>('[data-shortlist]')) {
    heart.setAttribute('aria-pressed', String(ids.includes(heart.dataset['shortlist'] ?? '')));
  }
  for (const link of document.querySelectorAll<HTMLElement>('[data-shortlist-count]')) {
    link.hidden = ids.length === 0;
    const count = link.querySelector('[data-count]');
    if (count) count.textContent = String(ids.length);
  }
}
