import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { closeDialogAtom, presentedDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';
import { silentHistory } from '@myler/islands/navigation';
import type { SiteStore } from '../store/site-store.ts';
import { hasLive, setLive } from '@myler/islands/attributes';

/** Whether `history.back()` was called to leave a dialog's entry: it is asynchronous. */
let isGoingBack = false;

/**
 * The presented dialog has one history entry, even when another dialog replaces it. The browser's Back closes the
 * dialog before it leaves the page, and a wizard with edits may stay open (docs/product-decisions.md, Dialogs).
 */
export function useDialogHistory(): void {
  const store = useStore();
  const isOpen = useAtomValue(presentedDialogAtom) !== null;

  useEffect(() => {
    const onPopState = () => {
      // Moving in the history ends the load of another document.
      setLive(document.documentElement, 'leaving', false);
      const wasGoingBack = isGoingBack;
      isGoingBack = false;
      if (store.get(presentedDialogAtom) === null) return leaveClosedDialogEntry(store);
      if (isDialogEntry()) return;
      // A dialog that opened while the previous entry was being left needs a new entry.
      if (wasGoingBack || store.set(requestCloseDialogAtom) !== 'closed') pushDialogEntry();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      setLive(document.documentElement, 'leaving', false);
      if (persisted) leaveClosedDialogEntry(store);
    };
    addEventListener('popstate', onPopState);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('popstate', onPopState);
      removeEventListener('pageshow', onPageShow);
    };
  }, [store]);

  useEffect(() => {
    if (!isOpen) return undefined;
    if (!isGoingBack) pushDialogEntry();
    // Closed without Back, on this page: leave its entry too.
    return () => leaveClosedDialogEntry(store);
  }, [isOpen, store]);
}

/**
 * Leaves a dialog's entry whose dialog is not open, such as after a reload or after Forward: it would swallow one press
 * of Back. While another document is being loaded the entry stays, because `history.back()` would end that load.
 */
export function leaveClosedDialogEntry(store: SiteStore): void {
  if (isGoingBack || isLeaving() || !isDialogEntry() || store.get(presentedDialogAtom) !== null) return;
  isGoingBack = true;
  history.back();
}

/**
 * Whether the browser has begun to load another document. `ssr/boot.js` sets the same flag when a reload has left a
 * dialog's entry.
 */
function isLeaving(): boolean {
  return hasLive(document.documentElement, 'leaving');
}

function markLeaving(): void {
  setLive(document.documentElement, 'leaving', true);
}

function pushDialogEntry(): void {
  // Added with the first dialog and not before: a `beforeunload` listener makes every page slower to leave.
  addEventListener('beforeunload', markLeaving);
  if (!isDialogEntry()) silentHistory.push({ ...history.state, dialog: true });
}

/**
 * For a link inside a dialog: closes the dialog and marks its entry, so that the link's page replaces it. One press of
 * Back then leads to the page below the dialog (`app/event-delegation.ts`).
 */
export function closeForLink(store: SiteStore): void {
  if (isDialogEntry()) silentHistory.replace({ ...history.state, dialog: LEFT_BY_LINK });
  store.set(closeDialogAtom);
}

/** Whether the next page must replace the current history entry. */
export function isEntryToReplace(): boolean {
  return dialogStateOfEntry() === LEFT_BY_LINK;
}

const LEFT_BY_LINK = 'left';

function isDialogEntry(): boolean {
  return dialogStateOfEntry() === true;
}

function dialogStateOfEntry(): unknown {
  return (history.state as { dialog?: unknown } | null)?.dialog;
}
