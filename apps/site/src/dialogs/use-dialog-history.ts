import { useLocation, useRouter } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { presentedDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';

declare module '@tanstack/react-router' {
  interface HistoryState {
    dialog?: boolean;
  }
}

/**
 * One history entry stands for the presented dialog, whatever it changes into: the browser's Back closes it before it
 * leaves the page, and a wizard with edits may keep it open (decisions, Dialogs).
 */
export function useDialogHistory(): void {
  const router = useRouter();
  const open = useAtomValue(presentedDialogAtom) !== null;
  const inHistory = useLocation({ select: (location) => location.state.dialog === true });
  const requestClose = useSetAtom(requestCloseDialogAtom);
  const wasOpen = useRef(false);
  const wasInHistory = useRef(false);

  useEffect(() => {
    const enter = () =>
      router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (state) => ({ ...state, dialog: true }),
        resetScroll: false,
        viewTransition: false,
      });
    if (open && !wasOpen.current && !inHistory) void enter();
    else if (!open && wasOpen.current && inHistory) router.history.back();
    else if (open && wasInHistory.current && !inHistory) {
      const outcome = requestClose();
      if (outcome !== 'closed') void enter();
    }
    wasOpen.current = open;
    wasInHistory.current = inHistory;
  }, [open, inHistory, router, requestClose]);
}
