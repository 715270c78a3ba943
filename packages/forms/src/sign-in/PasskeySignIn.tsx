'use client';

import { useAtomValue } from 'jotai/react';
import type { Session } from '@myler/api-client/contract';
import { PasskeyButton } from './PasskeyButton.tsx';
import { signInAtom } from './sign-in-atoms.ts';

export interface PasskeySignInProps {
  /** Signs in; resolves with undefined when the visitor has chosen no passkey; rejects with the provider's error. */
  signIn: (keepMeSignedIn: boolean) => Promise<Session | undefined>;
  onSignedIn: (session: Session) => void;
}

/** Signs in with a passkey, as long as “Keep me signed in” in the form says. Shown where the browser has passkeys. */
export function PasskeySignIn({ signIn, onSignedIn }: PasskeySignInProps) {
  const { keepMeSignedIn } = useAtomValue(signInAtom);
  return (
    <PasskeyButton use={() => signIn(keepMeSignedIn)} onUsed={onSignedIn}>
      Sign in with a passkey
    </PasskeyButton>
  );
}
