import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { closeDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import { loadDialog, useReadyDialogs } from './dialog-modules.ts';
import { useDialogHistory } from './use-dialog-history.ts';

/** Presents the one dialog that is asked for, or none. */
export function DialogsRoot() {
  const type = useAtomValue(presentedDialogAtom)?.type;
  const close = useSetAtom(closeDialogAtom);
  const ready = useReadyDialogs();
  useDialogHistory();

  useEffect(() => {
    if (!type) return undefined;
    let wanted = true;
    // Its code could not be fetched: better no dialog than a page that seems to hang behind one.
    loadDialog(type).catch(() => wanted && close());
    return () => {
      wanted = false;
    };
  }, [type, close]);

  // The wizard stays once it is here: it keeps what was typed while the terms are read.
  const Wizard = ready['join-us-1'] ?? ready['join-us-3'];
  const Presented = type && ready[type];
  return (
    <>
      {Wizard && <Wizard />}
      {Presented && Presented !== Wizard && <Presented />}
    </>
  );
}
