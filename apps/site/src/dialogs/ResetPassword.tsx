import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { ResetPasskeys } from '@myler/api-client/contract';
import { ResetPasswordForm } from '@myler/forms/password';
import { changeDialogAtom, dialogNames, presentedDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';
import { Dialog } from '@myler/ui/dialog';
import { forgetMemberEverywhere } from '../visitor/sign-out.ts';
import { resetPasskeys, setNewPassword } from './password.ts';

export function ResetPassword() {
  const store = useStore();
  const token = useAtomValue(presentedDialogAtom)?.payload.token ?? '';
  const changeDialog = useSetAtom(changeDialogAtom);
  const requestClose = useSetAtom(requestCloseDialogAtom);
  const found = usePasskeys(token);
  return (
    <Dialog open onClose={requestClose} title={dialogNames['reset-password']} variant="side">
      <ResetPasswordForm
        passkeys={found?.items}
        removed={found?.removed}
        reset={async (password, keptPasskeys) => {
          await setNewPassword(token, password, keptPasskeys);
          // The provider has ended every session, so this browser must forget its own.
          forgetMemberEverywhere(store);
        }}
        onSignIn={() => changeDialog('sign-in', {})}
        onNewLink={() => changeDialog('forgot-password', {})}
      />
    </Dialog>
  );
}

/** Undefined until they have arrived, and when they do not: then the provider removes those of the last thirty days. */
function usePasskeys(token: string): ResetPasskeys | undefined {
  const [found, setFound] = useState<ResetPasskeys>();
  useEffect(() => {
    if (!token) return undefined;
    let isGone = false;
    resetPasskeys(token).then(
      (answer) => void (isGone || setFound(answer)),
      // The form says it when it is sent.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [token]);
  return found;
}
