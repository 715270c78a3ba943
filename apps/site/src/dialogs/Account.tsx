import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AccountTaskContent, accountTaskTitle, PasswordConfirmationForm } from '@myler/forms/account';
import { closeDialogAtom, dialogNames, presentedDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';
import { memberDataAtom, signedInAtom } from '@myler/state/user';
import { Dialog } from '@myler/ui/dialog';
import { Stack } from '@myler/ui/layout';
import { passwordRequestAtom } from '../features/account/enter-password.ts';
import { cardPictures } from '../features/memberships/card-pictures.ts';
import { memberAccount } from '../features/account/member-account.ts';
import { closeForLink } from './use-dialog-history.ts';

/**
 * What a member does in the account. When the password is needed, the same dialog asks for it and then goes on: what was
 * typed before stays.
 */
export function Account() {
  const payload = useAtomValue(presentedDialogAtom)?.payload ?? {};
  const [{ task = 'password', membershipId, passkeyId, personId }] = useState(payload);
  const request = useAtomValue(passwordRequestAtom);
  const requestClose = useSetAtom(requestCloseDialogAtom);
  const close = useSetAtom(closeDialogAtom);
  const signedIn = useAtomValue(signedInAtom);
  const store = useStore();
  const data = useAtomValue(memberDataAtom);
  const account = useMemo(() => memberAccount(store), [store]);
  const [isThanks, setThanks] = useState(false);
  const confirmWithPasskey = async () => {
    // Only those who press it need the code.
    const { confirmByPasskey } = await import('../features/account/passkeys-in-browser.ts');
    return confirmByPasskey(store);
  };
  const title = signedIn ? accountTaskTitle(task, membershipId, isThanks) : dialogNames.account;
  useCloseOnSignOut(signedIn);
  useCancelOnClose();
  useHeadingAfter(isThanks);

  return (
    <Dialog open onClose={requestClose} title={request ? 'Enter your password' : title} variant="side">
      <Stack gap={6} hidden={request !== undefined}>
        {signedIn ? (
          <AccountTaskContent
            {...{ task, membershipId, passkeyId, personId, account, data }}
            cardSource={(id) => cardPictures[id]}
            onThanks={() => setThanks(true)}
            onDone={close}
            onFollow={() => closeForLink(store)}
          />
        ) : (
          <p>You have been signed out. Sign in to go on.</p>
        )}
      </Stack>
      {request && (
        <PasswordConfirmationForm
          confirm={(password) =>
            account.asMember(async () =>
              account.goOnIn(await account.site.call('confirmPassword', { body: { password } })),
            )
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

/** After the thanks the button that opened the dialog is gone, or there was none: the page is read from its heading. */
function useHeadingAfter(isThanks: boolean): void {
  useEffect(() => {
    if (!isThanks) return undefined;
    return () => {
      // After the dialog has given the focus back to what opened it, if that is there.
      setTimeout(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1[tabindex]')?.focus();
      });
    };
  }, [isThanks]);
}

/** A call that waits for the password is cancelled when the dialog closes without one. */
function useCancelOnClose(): void {
  const request = useAtomValue(passwordRequestAtom);
  useEffect(() => () => request?.onCancelled(), [request]);
}
