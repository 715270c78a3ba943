import { useSetAtom, useStore } from 'jotai';
import type { Session } from '@myler/api-client/contract';
import { createSameOriginClient } from '@myler/api-client/same-origin';
import { deskLine } from '@myler/config/contact';
import { PasskeySignIn, SignInForm } from '@myler/forms/sign-in';
import { Dialog } from '@myler/ui/dialog';
import { TextButton } from '@myler/ui/link';
import { changeDialogAtom, closeDialogAtom, dialogNames, requestCloseDialogAtom } from '@myler/state/dialogs';
import { storeSession } from '../visitor/store-session.ts';
import styles from './SignIn.module.css';

const client = createSameOriginClient();

export function SignIn() {
  const store = useStore();
  const changeDialog = useSetAtom(changeDialogAtom);
  const close = useSetAtom(closeDialogAtom);
  const requestClose = useSetAtom(requestCloseDialogAtom);
  const onSignedIn = (session: Session) => {
    storeSession(store)(session);
    close();
  };
  return (
    <Dialog open onClose={requestClose} title={dialogNames['sign-in']} variant="side">
      <SignInForm
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
        Not a member yet? <TextButton onClick={() => changeDialog('join-us-1', {})}>Join</TextButton>
      </p>
      <p className={styles.help}>
        No card yet, or another address? The desk will know what to do: <a href={deskLine.href}>{deskLine.display}</a>.
      </p>
    </Dialog>
  );
}
