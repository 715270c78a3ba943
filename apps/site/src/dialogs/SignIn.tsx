import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import type { Session } from '@myler/api-client/contract';
import { createSameOriginClient } from '@myler/api-client/same-origin';
import { deskLine } from '@myler/config/contact';
import { PasskeySignIn, SignInForm } from '@myler/forms/sign-in';
import { Dialog } from '@myler/ui/dialog';
import { TextButton } from '@myler/ui/link';
import {
  changeDialogAtom,
  closeDialogAtom,
  dialogNames,
  presentedDialogAtom,
  requestCloseDialogAtom,
} from '@myler/state/dialogs';
import { storeSession } from '../visitor/store-session.ts';
import styles from './SignIn.module.css';

const client = createSameOriginClient();

export function SignIn() {
  const store = useStore();
  const changeDialog = useSetAtom(changeDialogAtom);
  const close = useSetAtom(closeDialogAtom);
  const requestClose = useSetAtom(requestCloseDialogAtom);
  // The dialog shows what it was opened with, also while it closes.
  const [{ email, membershipId }] = useState(useAtomValue(presentedDialogAtom)?.payload ?? {});
  const onSignedIn = (session: Session) => {
    storeSession(store)(session);
    // Whoever came from the wizard goes on with the tier chosen there.
    if (membershipId) changeDialog('join-us-1', { membershipId });
    else close();
  };
  return (
    <Dialog open onClose={requestClose} title={dialogNames['sign-in']} variant="side">
      <SignInForm
        email={email}
        signIn={(credentials) =>
          client.call('signIn', { body: { ...credentials, keepMeSignedIn: credentials.keepMeSignedIn ?? true } })
        }
        onSignedIn={onSignedIn}
        onForgotten={(email) => changeDialog('forgot-password', { email })}
      />
      {'PublicKeyCredential' in globalThis && (
        <PasskeySignIn
          signIn={async (keepMeSignedIn) => {
            // Only those who press it need the code.
            const { signInByPasskey } = await import('../features/account/passkeys-in-browser.ts');
            return signInByPasskey(keepMeSignedIn);
          }}
          onSignedIn={onSignedIn}
        />
      )}
      <p className={styles.help}>
        Not a member yet?{' '}
        <TextButton onClick={() => changeDialog('join-us-1', membershipId ? { membershipId } : {})}>Join</TextButton>
      </p>
      <p className={styles.help}>
        Has your e-mail address changed since you joined? Ring the desk: <a href={deskLine.href}>{deskLine.display}</a>.
      </p>
    </Dialog>
  );
}
