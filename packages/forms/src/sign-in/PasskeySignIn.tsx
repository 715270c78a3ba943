'use client';

import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import type { Session } from '@myler/api-client/contract';
import { normaliseError } from '@myler/api-client/errors';
import { Button } from '@myler/ui/button';
import { signInAtom } from './signInAtoms.ts';
import styles from './PasskeySignIn.module.css';

export interface PasskeySignInProps {
  /** Signs in; resolves with undefined when the visitor has chosen no passkey; rejects with the provider's error. */
  signIn: (keepMeSignedIn: boolean) => Promise<Session | undefined>;
  onSignedIn: (session: Session) => void;
}

/** Signs in with a passkey, as long as “Keep me signed in” in the form says. Shown where the browser has passkeys. */
export function PasskeySignIn({ signIn, onSignedIn }: PasskeySignInProps) {
  const { keepMeSignedIn } = useAtomValue(signInAtom);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const session = await signIn(keepMeSignedIn);
      if (session) onSignedIn(session);
    } catch (caught) {
      setError(normaliseError(caught).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.passkey}>
      <Button
        variant="quiet"
        fullWidth
        isBusy={isBusy}
        busyLabel="Waiting for your passkey"
        onClick={() => void start()}
      >
        Sign in with a passkey
      </Button>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
