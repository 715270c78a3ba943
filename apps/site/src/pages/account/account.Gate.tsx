import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { ApiError } from '@myler/api-client/errors';
import { address } from '@myler/config/address';
import { openDialogAtom, presentedDialogAtom } from '@myler/state/dialogs';
import { setLive } from '@myler/islands/attributes';
import { memberDataAtom, sessionFailureAtom, sessionKnownAtom, signedInAtom } from '@myler/state/user';
import { Button, LinkButton } from '@myler/ui/button';
import { StateMessage } from '@myler/ui/state-message';
import { tryToRefreshSession } from '../../visitor/refresh-session.ts';
import { NotFetched } from './account.NotFetched.tsx';
import rows from './account.Row.module.css';

interface GateProps {
  /** Shown until it is known whether the visitor is signed in. */
  skeleton: ReactElement;
  children: ReactNode;
}

/**
 * Shows the account to signed-in members. When the session ends, here or in another tab, nothing of it is left. Without
 * an answer about the session a member may well be signed in, and is not asked to do it again.
 */
export function Gate({ skeleton, children }: GateProps) {
  const isKnown = useAtomValue(sessionKnownAtom);
  const signedIn = useAtomValue(signedInAtom);
  const failure = useAtomValue(sessionFailureAtom);
  useMarkGuest();
  if (!isKnown) return skeleton;
  if (signedIn) return children;
  return failure === undefined || isRefusal(failure) ? <SignedOut /> : <Unreachable error={failure} />;
}

/** The tabs are the same for everybody: a style sheet hides the one of the payments from who is on somebody else’s card. */
function useMarkGuest(): void {
  const isGuest = useAtomValue(memberDataAtom).membership?.person !== undefined;
  useEffect(() => {
    setLive(document.documentElement, 'guest', isGuest);
    return () => setLive(document.documentElement, 'guest', false);
  }, [isGuest]);
}

function isRefusal(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 401;
}

function Unreachable({ error }: { error: unknown }) {
  const store = useStore();
  const [attempts, setAttempts] = useState(1);
  const [isBusy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void tryToRefreshSession(store).finally(() => {
      setAttempts(attempts + 1);
      setBusy(false);
    });
  };
  return <NotFetched what="your membership" failure={{ error, attempts }} isBusy={isBusy} retry={retry} isPage />;
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
