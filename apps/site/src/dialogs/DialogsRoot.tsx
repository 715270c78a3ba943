import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { dialogNames, presentedDialogAtom, requestCloseDialogAtom, type DialogType } from '@myler/state/dialogs';
import { ErrorBoundary } from '@myler/ui/error-boundary';
import { FailureDialog } from '@myler/ui/failure-dialog';
import type { Failure } from '@myler/ui/failure-message';
import { LoadError } from '@myler/islands/loading';
import { loadDialog, useReadyDialogs } from './dialog-modules.ts';
import { useDialogHistory } from './use-dialog-history.ts';

/** Renders the presented dialog, if any. */
export function DialogsRoot() {
  const type = usePresentedDialog()?.type;
  const ready = useReadyDialogs();
  useDialogHistory();

  // The wizard stays mounted once it is loaded, so that the input is kept while the visitor reads the terms.
  const Wizard = ready['join-us-1'] ?? ready['join-us-3'];
  const Presented = type && ready[type];
  return (
    <>
      {Wizard && (
        <ErrorBoundary
          resetKey={type}
          renderFailure={(failure) => Presented === Wizard && type && <FailedDialog type={type} failure={failure} />}
        >
          <Wizard />
        </ErrorBoundary>
      )}
      {Presented && Presented !== Wizard && (
        <ErrorBoundary
          key={type}
          scope={type}
          renderFailure={(failure) => <FailedDialog type={type} failure={failure} />}
        >
          <Presented />
        </ErrorBoundary>
      )}
      {type && <LoadDialog key={`load ${type}`} type={type} isReady={Presented !== undefined} />}
    </>
  );
}

/**
 * The presented dialog. One that opens is rendered in several tasks, because on a slow phone one task would block the page
 * for a quarter of a second. Dialogs change and close at once.
 */
function usePresentedDialog() {
  const requested = useAtomValue(presentedDialogAtom);
  const opened = useDeferredValue(requested);
  return opened && requested;
}

/** Replaces a dialog that threw. */
function FailedDialog({ type, failure }: { type: DialogType; failure: Failure }) {
  const requestClose = useSetAtom(requestCloseDialogAtom);
  return (
    <FailureDialog
      name={dialogNames[type]}
      title="This dialog stopped working."
      failure={failure}
      onClose={() => requestClose()}
    />
  );
}

/** Loads the code of the presented dialog, and shows a message when it cannot be loaded. */
function LoadDialog({ type, isReady }: { type: DialogType; isReady: boolean }) {
  const requestClose = useSetAtom(requestCloseDialogAtom);
  const [failed, setFailed] = useState<{ error: unknown; attempts: number }>();
  const [isRetrying, setRetrying] = useState(false);

  const countFailure = useCallback(
    (error: unknown) => setFailed((before) => ({ error, attempts: (before?.attempts ?? 0) + 1 })),
    [],
  );
  useEffect(() => {
    loadDialog(type).catch(countFailure);
  }, [type, countFailure]);

  if (!failed || isReady) return null;
  const retry = () => {
    setRetrying(true);
    void loadDialog(type)
      .catch(countFailure)
      .finally(() => setRetrying(false));
  };
  const isGone = failed.error instanceof LoadError && failed.error.isGone;
  return (
    <FailureDialog
      name={dialogNames[type]}
      title="This dialog did not load."
      again={
        isGone
          ? 'The site has changed since you opened it. Load the page again: you stay at this address.'
          : 'It did not load this time either. Check your connection. If that is not it, the site may have changed since you opened it: load the page again. You stay at this address.'
      }
      // A retry cannot bring a file back that the server no longer has, so the reload is offered at once.
      failure={{ ...failed, attempts: failed.attempts + (isGone ? 1 : 0), retry }}
      isBusy={isRetrying}
      onClose={() => requestClose()}
    >
      Check your connection, then try again.
    </FailureDialog>
  );
}
