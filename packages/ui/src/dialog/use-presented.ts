'use client';

import { useLayoutEffect } from 'react';

/** The number of open dialogs: briefly two, while one replaces another. */
let presented = 0;
let returnFocusTo: HTMLElement | null = null;

/**
 * Reserves the width of the scrollbar, so that the page does not shift sideways when its scrollbar disappears. A custom
 * property would do too, but the browser would compute the styles of the whole page anew, because each element inherits it.
 */
function lockPage(): void {
  const root = document.documentElement;
  if ('dialogOpen' in root.dataset) return;
  const scrollbar = window.innerWidth - root.clientWidth;
  // Set through the CSSOM, which a CSP against inline styles allows.
  if (scrollbar > 0) document.body.style.paddingInlineEnd = `${scrollbar}px`;
  root.dataset['dialogOpen'] = '';
}

function unlockPage(): void {
  delete document.documentElement.dataset['dialogOpen'];
  document.body.style.paddingInlineEnd = '';
}

/** What opened the dialog is gone, because of what was done in it: the page is read from its heading, if that can be focused. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1[tabindex]')?.focus();
}

/**
 * Locks the page behind a dialog and returns the focus to the element that had it before the first dialog opened. Radix
 * remembers only what had the focus before *this* dialog. In a wizard that element disappears with its step.
 */
export function usePresented(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    if (presented === 0 && !returnFocusTo) returnFocusTo = document.activeElement as HTMLElement | null;
    presented += 1;
    lockPage();
    return () => {
      presented -= 1;
      // The next dialog of a wizard mounts in the same task. Only if none did, the last dialog has closed.
      setTimeout(() => {
        if (presented > 0) return;
        unlockPage();
        if (returnFocusTo && !returnFocusTo.isConnected) focusHeading();
        else if (returnFocusTo !== document.body) returnFocusTo?.focus({ preventScroll: true });
        returnFocusTo = null;
      });
    };
  }, [open]);
}
