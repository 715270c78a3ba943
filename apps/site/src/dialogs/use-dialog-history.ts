import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { closeDialogAtom, presentedDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';
import { silentHistory } from '../router-edges/silent-history.ts';
import type { SiteStore } from '../store/site-store.ts';
import { isLive, setLive } from '../live/live.ts';

/** Whether `history.back()` was called to leave a dialog's entry: it is asynchronous. */
let goingBack = false;

/**
 * The presented dialog has one history entry, even when another dialog replaces it. The browser's Back closes the
 * dialog before it leaves the page, and a wizard with edits may stay open (docs/product-decisions.md, Dialogs).
 */
export function useDialogHistory(): void {
  const store = useStore();
  const open = useAtomValue(presentedDialogAtom) !== null;

  useEffect(() => {
    const moved = () => {
      // Moving in the history ends the load of another document.
      setLive(document.documentElement, 'leaving', false);
      const arrived = goingBack;
      goingBack = false;
      if (store.get(presentedDialogAtom) === null) return leaveEmptyEntry(store);
      if (isEntered()) return;
      // A dialog that opened while the previous entry was being left needs a new entry.
      if (arrived || store.set(requestCloseDialogAtom) !== 'closed') enter();
    };
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      setLive(document.documentElement, 'leaving', false);
      if (persisted) leaveEmptyEntry(store);
    };
    addEventListener('popstate', moved);
    addEventListener('pageshow', shownAgain);
    return () => {
      removeEventListener('popstate', moved);
      removeEventListener('pageshow', shownAgain);
    };
  }, [store]);

  useEffect(() => {
    if (!open) return undefined;
    if (!goingBack) enter();
    // Closed without Back, on this page: leave its entry too.
    return () => leaveEmptyEntry(store);
  }, [open, store]);
}

/**
 * Leaves a dialog's entry whose dialog is not open, such as after a reload or after Forward: it would swallow one press
 * of Back. While another document is being loaded the entry stays, because `history.back()` would end that load.
 */
export function leaveEmptyEntry(store: SiteStore): void {
  if (goingBack || isLeaving() || !isEntered() || store.get(presentedDialogAtom) !== null) return;
  goingBack = true;
  history.back();
}

/**
 * Whether the browser has begun to load another document. `ssr/boot.js` sets the same flag when a reload has left a
 * dialog's entry.
 */
function isLeaving(): boolean {
  return isLive(document.documentElement, 'leaving');
}

function noteLeaving(): void {
  setLive(document.documentElement, 'leaving', true);
}

function enter(): void {
  // Added with the first dialog and not before: a `beforeunload` listener makes every page slower to leave.
  addEventListener('beforeunload', noteLeaving);
  if (!isEntered()) silentHistory.push({ ...history.state, dialog: true });
}

/**
 * For a link inside a dialog: closes the dialog and marks its entry, so that the link's page replaces it. One press of
 * Back then leads to the page below the dialog (`app/event-delegation.ts`).
 */
export function leaveForLink(store: SiteStore): void {
  if (isEntered()) silentHistory.replace({ ...history.state, dialog: LEFT });
  store.set(closeDialogAtom);
}

/** Whether the next page must replace the current history entry. */
export function isEntryLeft(): boolean {
  return dialogOfEntry() === LEFT;
}

const LEFT = 'left';

function isEntered(): boolean {
  return dialogOfEntry() === true;
}

function dialogOfEntry(): unknown {
  return (history.state as { dialog?: unknown } | null)?.dialog;
}
