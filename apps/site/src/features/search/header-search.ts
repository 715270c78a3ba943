import { atom } from 'jotai';
import type { SiteStore } from '../../store/site-store.ts';
import { findLive } from '../../live/live.ts';

/** Whether the header's search bar is laid out below it. */
export const headerSearchAtom = atom(false);

/**
 * What the header's control does. A page with a bar of its own has that one used: two would say the same thing twice.
 */
export function openSearch(store: SiteStore): void {
  const own = findLive('search-bar')?.querySelector<HTMLInputElement>('input[name=q]');
  if (!own) {
    store.set(headerSearchAtom, !store.get(headerSearchAtom));
    return;
  }
  own.focus({ preventScroll: true });
  own.scrollIntoView({ block: 'center' });
}

/** Fetches the bar's code while the pointer is on its way. */
export function prepareSearch(): void {
  loadHeaderSearch().catch(() => {
    // The press itself will try again.
  });
}

export const loadHeaderSearch = () => import('./HeaderSearch.tsx');
