import { useAtom } from 'jotai';
import { createPortal } from 'react-dom';
import type { PagePath } from '@myler/config/pages';
import { showNotLoaded, useLoaded } from '@myler/islands/loading';
import { headerSearchAtom, loadHeaderSearch } from './header-search.ts';
import { findLive } from '@myler/islands/attributes';

/** Renders the search bar into the place that the header reserves for it, once its code is loaded. */
export function HeaderSearchRoot() {
  const [isOpen, setIsOpen] = useAtom(headerSearchAtom);
  const { Loaded: Panel } = useLoaded(isOpen, loadHeaderSearch, () => {
    setIsOpen(false);
    showNotLoaded({
      retry: () => setIsOpen(true),
      reload: () => location.assign('/search-results' satisfies PagePath),
    });
  });
  const place = isOpen ? findLive('search-place') : null;
  return place && Panel ? createPortal(<Panel onClose={() => setIsOpen(false)} />, place) : null;
}
