import { useAtom } from 'jotai';
import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { PagePath } from '@myler/config/pages';
import { showNotLoaded } from '@myler/islands/loading';
import { headerSearchAtom, loadHeaderSearch } from './header-search.ts';
import { findLive } from '@myler/islands/attributes';

/** Renders the search bar into the place that the header reserves for it, once its code is loaded. */
export function HeaderSearchRoot() {
  const [isOpen, setIsOpen] = useAtom(headerSearchAtom);
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }>>();

  useEffect(() => {
    if (!isOpen || Panel) return undefined;
    let isCurrent = true;
    loadHeaderSearch().then(
      ({ HeaderSearch }) => isCurrent && setPanel(() => HeaderSearch),
      () => {
        if (!isCurrent) return;
        setIsOpen(false);
        showNotLoaded({
          retry: () => setIsOpen(true),
          reload: () => location.assign('/search-results' satisfies PagePath),
        });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, Panel, setIsOpen]);

  const place = isOpen ? findLive('search-place') : null;
  return place && Panel ? createPortal(<Panel onClose={() => setIsOpen(false)} />, place) : null;
}
