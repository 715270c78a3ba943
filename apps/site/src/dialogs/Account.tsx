import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { PasswordConfirmationForm } from '@myler/forms/account';
import { closeDialogAtom, dialogNames, presentedDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';
import { signedInAtom } from '@myler/state/user';
import { Dialog } from '@myler/ui/dialog';
import { Stack } from '@myler/ui/layout';
import { AccountTaskContent, taskTitle } from '../features/account/AccountTaskContent.tsx';
import { passwordRequestAtom } from '../features/account/enter-password.ts';
import { asMember, goOnIn, site } from '../features/account/member-calls.ts';
import styles from './Account.module.css';

/**
 * What a member does in the account. When the password is needed, the same dialog asks for it and then goes on: what was
 * typed before stays.
 */
export function Account() {
  const payload = useAtomValue(presentedDialogAtom)?.payload ?? {};
  const [{ task = 'password', membershipId, passkeyId }] = useState(payload);
  const request = useAtomValue(passwordRequestAtom);
  const requestClose = useSetAtom(requestCloseDialogAtom);
  const close = useSetAtom(closeDialogAtom);
  const signedIn = useAtomValue(signedInAtom);
  const store = useStore();
  const confirmWithPasskey = async () => {
    // Only those who press it need the code.
    const { confirmByPasskey } = await import('../features/account/passkeys-in-browser.ts');
    return confirmByPasskey(store);
  };
  useCloseOnSignOut(signedIn);
  useGiveUpOnClose();

  return (
    <Dialog
      open
      onClose={requestClose}
      title={request ? 'Enter your password' : signedIn ? taskTitle(task, membershipId) : dialogNames.account}
      variant="side"
    >
      <Stack gap={6} className={styles.task} hidden={request !== undefined}>
        {signedIn ? (
          <AccountTaskContent task={task} membershipId={membershipId} passkeyId={passkeyId} onDone={close} />
        ) : (
          <p>You have been signed out. Sign in to go on.</p>
        )}
      </Stack>
      {request && (
        <PasswordConfirmationForm
          confirm={(password) =>
            asMember(store, async () => goOnIn(store, await site.call('confirmPassword', { body: { password } })))
          }
          confirmWithPasskey={request.hasPasskeys ? confirmWithPasskey : undefined}
          onConfirmed={() => {
            request.onEntered();
            if (task === 'password') close();
          }}
        />
      )}
    </Dialog>
  );
}

/** The dialog shows a member’s data, so it ends with the session, also when another tab ends it. */
function useCloseOnSignOut(signedIn: boolean): void {
  const close = useSetAtom(closeDialogAtom);
  const wasSignedIn = useRef(signedIn);
  useEffect(() => {
    if (wasSignedIn.current && !signedIn) close();
  }, [signedIn, close]);
}

/** A call that waits for the password is given up when the dialog closes without one. */
function useGiveUpOnClose(): void {
  const request = useAtomValue(passwordRequestAtom);
  useEffect(() => () => request?.onGivenUp(), [request]);
}
