import {
  createShortlistStorage,
  readShortlistAtom,
  SHORTLIST_KEY,
  shortlistAtom,
  shortlistStorageAtom,
} from '@myler/state/shortlist';
import type { SiteStore } from '../../store/site-store.ts';
import { findAllLive, findLive, readLive } from '../../live/live.ts';

/**
 * The list of this device, followed from here on: hearts and the header's count show it, on a page that the server made
 * and in whatever React renders later. Other tabs are listened to, and a page that comes back from memory looks again.
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
  // Before what was added is painted.
  new MutationObserver(() => showShortlist(store)).observe(document.body, { childList: true, subtree: true });
  // Null: somebody emptied the whole storage.
  addEventListener('storage', ({ key }) => (key === SHORTLIST_KEY || key === null) && read());
  addEventListener('pageshow', ({ persisted }) => persisted && read());
}

function showShortlist(store: SiteStore): void {
  const ids = store.get(shortlistAtom);
  for (const heart of findAllLive('heart')) {
    heart.setAttribute('aria-pressed', String(ids.includes(readLive(heart, 'heart') ?? '')));
  }
  for (const link of findAllLive('shortlisted')) {
    link.hidden = ids.length === 0;
    const count = findLive('count', undefined, link);
    if (count && count.textContent !== String(ids.length)) count.textContent = String(ids.length);
  }
}
