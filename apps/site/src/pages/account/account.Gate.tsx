import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, type ReactNode } from 'react';
import { address } from '@myler/config/address';
import { openDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import { sessionKnownAtom, signedInAtom } from '@myler/state/user';
import { Button, LinkButton } from '@myler/ui/button';
import { StateMessage } from '@myler/ui/state-message';
import rows from './account.Row.module.css';

interface GateProps {
  /** Shown until it is known whether the visitor is signed in. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Shows the account to signed-in members. When the session ends, here or in another tab, nothing of it is left. */
export function Gate({ skeleton, children }: GateProps) {
  const isKnown = useAtomValue(sessionKnownAtom);
  const signedIn = useAtomValue(signedInAtom);
  if (!isKnown) return skeleton;
  return signedIn ? children : <SignedOut />;
}

function SignedOut() {
  const presented = useAtomValue(presentedDialogAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const wasOpened = useRef(false);
  useEffect(() => {
    // Another dialog may be open, such as the question about consent: it comes first.
    if (wasOpened.current || presented) return;
    wasOpened.current = true;
    openDialog('sign-in');
  }, [presented, openDialog]);
  return (
    <div className={rows.rows}>
      <div className={rows.single}>
        <StateMessage
          kind="empty"
          vignette="suitcase"
          title="Sign in to see it."
          actions={
            <>
              <Button onClick={() => openDialog('sign-in')}>Sign in</Button>
              <LinkButton variant="outline" href={address('/membership')}>
                Look at the memberships
              </LinkButton>
            </>
          }
        >
          Your card, your payments and your family’s details are for you alone, so this page is empty until you have
          signed in. Signing out empties it again, in every tab.
        </StateMessage>
      </div>
    </div>
  );
}
