import { localDevice } from '@myler/state/device';
import {
  createShortlistStorage,
  readShortlistAtom,
  SHORTLIST_KEY,
  shortlistAtom,
  shortlistStorageAtom,
} from '@myler/state/shortlist';
import type { SiteStore } from '../../store/site-store.ts';
import { findAllLive, findLive, readLive } from '@myler/islands/attributes';

/**
 * Keeps hearts and the header's count equal to the shortlist on this device, on server-rendered pages and in whatever
 * React renders later. Reads the list again when another tab changes it and when the page returns from the back/forward
 * cache.
 */
export function syncShortlist(store: SiteStore): void {
  store.set(shortlistStorageAtom, createShortlistStorage(localDevice));
  const read = () => store.set(readShortlistAtom);
  read();
  renderShortlistState(store);
  store.sub(shortlistAtom, () => renderShortlistState(store));
  // A mutation observer runs before the added nodes are painted.
  new MutationObserver(() => renderShortlistState(store)).observe(document.body, { childList: true, subtree: true });
  // The key is null when the whole storage was cleared.
  addEventListener('storage', ({ key }) => (key === SHORTLIST_KEY || key === null) && read());
  addEventListener('pageshow', ({ persisted }) => persisted && read());
}

/** What was written last: a page translator writes the same number in other digits, and would be written over for ever. */
const shownCounts = new WeakMap<HTMLElement, number>();

function renderShortlistState(store: SiteStore): void {
  const ids = store.get(shortlistAtom);
  for (const heart of findAllLive('heart')) {
    heart.setAttribute('aria-pressed', String(ids.includes(readLive(heart, 'heart') ?? '')));
  }
  for (const link of findAllLive('shortlisted')) {
    link.hidden = ids.length === 0;
    const count = findLive('count', undefined, link);
    if (!count || shownCounts.get(count) === ids.length) continue;
    shownCounts.set(count, ids.length);
    count.textContent = String(ids.length);
  }
}
