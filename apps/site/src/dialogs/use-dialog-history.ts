import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { closeDialogAtom, presentedDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';
import { silentHistory } from '../router-edges/silent-history.ts';
import type { SiteStore } from '../store/site-store.ts';
import { isLive, setLive } from '../live/live.ts';

/** Whether this document is on its way out of a dialog's entry: going back takes the browser a moment. */
let goingBack = false;

/**
 * One history entry stands for the presented dialog, whatever it changes into: the browser's Back closes it before it
 * leaves the page, and a wizard with edits may keep it open (docs/product-decisions.md, Dialogs).
 */
export function useDialogHistory(): void {
  const store = useStore();
  const open = useAtomValue(presentedDialogAtom) !== null;

  useEffect(() => {
    const moved = () => {
      // No other document is being loaded any more: moving in the history ends that.
      setLive(document.documentElement, 'leaving', false);
      const arrived = goingBack;
      goingBack = false;
      if (store.get(presentedDialogAtom) === null) return leaveEmptyEntry(store);
      if (isEntered()) return;
      // One opened while the last one's entry was being left has to have an entry again.
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
    // Closed by itself, on this page: its entry goes too.
    return () => leaveEmptyEntry(store);
  }, [open, store]);
}

/**
 * An entry that stands for no dialog would swallow a press of Back: one that was left open by a reload, or that Forward
 * has come to again. While another document is being loaded the entry stays: `history.back()` would end that load, and
 * the visitor would not get where they went.
 */
export function leaveEmptyEntry(store: SiteStore): void {
  if (goingBack || isLeaving() || !isEntered() || store.get(presentedDialogAtom) !== null) return;
  goingBack = true;
  history.back();
}

/**
 * Whether the browser has begun to load another document. `ssr/boot.js` notes the same for an entry that a reload left.
 */
function isLeaving(): boolean {
  return isLive(document.documentElement, 'leaving');
}

function noteLeaving(): void {
  setLive(document.documentElement, 'leaving', true);
}

function enter(): void {
  // Only from here on: a listener that is always there makes every page slower to leave.
  addEventListener('beforeunload', noteLeaving);
  if (!isEntered()) silentHistory.push({ ...history.state, dialog: true });
}

/**
 * For a link inside a dialog: closes it, and leaves its entry to where the link leads, so that Back comes to the page
 * that the dialog stood on, once (`app/event-delegation.ts`).
 */
export function leaveForLink(store: SiteStore): void {
  if (isEntered()) silentHistory.replace({ ...history.state, dialog: LEFT });
  store.set(closeDialogAtom);
}

/** Whether what comes next takes the place of the entry it is asked from. */
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
