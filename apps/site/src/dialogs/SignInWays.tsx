import { useSetAtom, useStore } from 'jotai';
import type { Session } from '@myler/api-client/contract';
import { PasskeySignIn, SignInForm } from '@myler/forms/sign-in';
import { changeDialogAtom } from '@myler/state/dialogs';
import { sessionClient } from '../visitor/session-lock.ts';
import { storeSession } from '../visitor/take-session.ts';

interface SignInWaysProps {
  email?: string | undefined;
  /** Called once the session is stored. */
  onSignedIn?: () => void;
}

/** With a password or with a passkey: in the sign-in dialog, and in the welcome whose session a reload has lost. */
export function SignInWays({ email, onSignedIn }: SignInWaysProps) {
  const store = useStore();
  const changeDialog = useSetAtom(changeDialogAtom);
  const signedIn = (session: Session) => {
    storeSession(store)(session);
    onSignedIn?.();
  };
  return (
    <>
      <SignInForm
        email={email}
        signIn={(credentials) =>
          sessionClient.call('signIn', { body: { ...credentials, keepMeSignedIn: credentials.keepMeSignedIn ?? true } })
        }
        onSignedIn={signedIn}
        onForgotten={(email) => changeDialog('forgot-password', { email })}
      />
      {'PublicKeyCredential' in globalThis && (
        <PasskeySignIn
          signIn={async (keepMeSignedIn) => {
            // Only those who press it need the code.
            const { signInByPasskey } = await import('../features/account/passkeys-in-browser.ts');
            return signInByPasskey(keepMeSignedIn);
          }}
          onSignedIn={signedIn}
        />
      )}
    </>
  );
}
