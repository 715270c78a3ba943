import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { presentedDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';

/**
 * One history entry stands for the presented dialog, whatever it changes into: the browser's Back closes it before it
 * leaves the page, and a wizard with edits may keep it open (decisions, Dialogs).
 */
export function useDialogHistory(): void {
  const store = useStore();
  const open = useAtomValue(presentedDialogAtom) !== null;
  const requestClose = useSetAtom(requestCloseDialogAtom);

  useEffect(() => {
    if (!open) return undefined;
    enter();
    const left = () => {
      if (isEntered()) return;
      if (requestClose() !== 'closed') enter();
    };
    addEventListener('popstate', left);
    return () => {
      removeEventListener('popstate', left);
      // Closed by itself, on this page: its entry goes too.
      if (isEntered() && store.get(presentedDialogAtom) === null) history.back();
    };
  }, [open, requestClose, store]);
}

function enter(): void {
  // The router has its own pushState, which would take this for another page.
  if (!isEntered()) History.prototype.pushState.call(history, { ...history.state, dialog: true }, '');
}

/**
 * For a link inside a dialog: its entry becomes one of the page's own, so that closing does not go back while the
 * browser is on its way to where the link leads.
 */
export function keepDialogEntry(): void {
  if (isEntered()) History.prototype.replaceState.call(history, { ...history.state, dialog: false }, '');
}

function isEntered(): boolean {
  return (history.state as { dialog?: boolean } | null)?.dialog === true;
}
