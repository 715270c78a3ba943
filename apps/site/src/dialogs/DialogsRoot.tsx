import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useReducer } from 'react';
import { closeDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import { loadDialog, readyDialog } from './dialog-modules.ts';
import { useDialogHistory } from './use-dialog-history.ts';

/** Presents the one dialog that is asked for, or none. */
export function DialogsRoot() {
  const presented = useAtomValue(presentedDialogAtom);
  const close = useSetAtom(closeDialogAtom);
  const [, arrived] = useReducer((count: number) => count + 1, 0);
  useDialogHistory();

  const type = presented?.type;
  useEffect(() => {
    if (!type || readyDialog(type)) return;
    let wanted = true;
    loadDialog(type).then(
      () => wanted && arrived(),
      // Its code could not be fetched: better no dialog than a page that seems to hang behind one.
      () => wanted && close(),
    );
    return () => {
      wanted = false;
    };
  }, [type, close]);

  const Presented = type && readyDialog(type);
  return Presented && presented ? <Presented presented={presented} /> : null;
}
