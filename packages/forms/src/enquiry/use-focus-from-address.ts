'use client';

import { useEffect, useRef, useState } from 'react';
import { useAtomValue } from 'jotai/react';
import { presentedDialogAtom } from '@myler/state/dialogs';

/**
 * Focuses the first field once each time the address asks for it, and only while no dialog is open: a dialog would take
 * the focus back.
 */
export function useFocusFromAddress(place: { current: HTMLElement | null }, hash: string | undefined): void {
  const isDialogOpen = useAtomValue(presentedDialogAtom) !== null;
  const [requests, setRequests] = useState(0);
  const answered = useRef(-1);

  useEffect(() => {
    if (!hash) return undefined;
    const ask = () => location.hash === hash && setRequests((before) => before + 1);
    // A link to the current address fires no `hashchange`.
    const press = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash === hash && link.pathname === location.pathname) setRequests((before) => before + 1);
    };
    addEventListener('hashchange', ask);
    document.addEventListener('click', press);
    return () => {
      removeEventListener('hashchange', ask);
      document.removeEventListener('click', press);
    };
  }, [hash]);

  useEffect(() => {
    if (!hash || isDialogOpen || answered.current === requests || (requests === 0 && location.hash !== hash)) return;
    answered.current = requests;
    // After the browser has scrolled to the anchor, and after a closing dialog has returned the focus.
    setTimeout(() => {
      // The visitor is already in the form: leave the focus.
      if (place.current?.contains(document.activeElement)) return;
      place.current?.querySelector<HTMLElement>('input')?.focus();
    });
  }, [requests, isDialogOpen, place, hash]);
}
