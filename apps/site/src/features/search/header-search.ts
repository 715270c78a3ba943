import { atom } from 'jotai';
import type { SiteStore } from '../../store/site-store.ts';
import { findLive } from '@myler/islands/attributes';

/** Whether the search bar below the header is open. */
export const headerSearchAtom = atom(false);

/**
 * Opens or closes the header's search bar. On a page with its own search bar it focuses that one, because two bars
 * would do the same. Resolves once the bar's code is loaded, or rejects.
 */
export async function openSearch(store: SiteStore): Promise<void> {
  const pageInput = findLive('search-bar')?.querySelector<HTMLInputElement>('input[name=q]');
  if (!pageInput) {
    store.set(headerSearchAtom, !store.get(headerSearchAtom));
    await loadHeaderSearch();
    return;
  }
  pageInput.focus({ preventScroll: true });
  pageInput.scrollIntoView({ block: 'center' });
}

/** Prefetches the bar's code on intent. */
export function prefetchHeaderSearch(): void {
  loadHeaderSearch().catch(() => {
    // The press tries again.
  });
}

export const loadHeaderSearch = async () => (await import('./HeaderSearch.tsx')).HeaderSearch;
