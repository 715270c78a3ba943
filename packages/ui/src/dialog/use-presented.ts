import { useLayoutEffect } from 'react';

/** How many dialogs stand on the screen: two for a moment, while one turns into another. */
let presented = 0;
let opener: HTMLElement | null = null;

/** Where a scrollbar takes room, the page keeps that room empty, or everything behind would jump sideways. */
function lockPage(): void {
  const root = document.documentElement;
  if ('dialogOpen' in root.dataset) return;
  // Set through the object model, which a policy against inline styles allows.
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  root.dataset['dialogOpen'] = '';
}

function unlockPage(): void {
  delete document.documentElement.dataset['dialogOpen'];
  document.documentElement.style.removeProperty('--scrollbar');
}

/**
 * Locks the page behind a dialog and brings focus back to whatever had it before the first of them opened. Radix
 * remembers only what had focus before *this* dialog, which is gone when a wizard went from one step to the next.
 */
export function usePresented(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    if (presented === 0 && !opener) opener = document.activeElement as HTMLElement | null;
    presented += 1;
    lockPage();
    return () => {
      presented -= 1;
      // The next dialog of a wizard mounts in the same breath: only when none did has the last one closed.
      setTimeout(() => {
        if (presented > 0) return;
        unlockPage();
        if (opener?.isConnected && opener !== document.body) opener.focus({ preventScroll: true });
        opener = null;
      });
    };
  }, [open]);
}
