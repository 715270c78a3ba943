import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { ResetPasswordForm } from '@myler/forms/password';
import { changeDialogAtom, dialogNames, presentedDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';
import { Dialog } from '@myler/ui/dialog';
import { forgetMemberEverywhere } from '../visitor/sign-out.ts';
import { setNewPassword } from './password.ts';

export function ResetPassword() {
  const store = useStore();
  const token = useAtomValue(presentedDialogAtom)?.payload.token ?? '';
  const changeDialog = useSetAtom(changeDialogAtom);
  const requestClose = useSetAtom(requestCloseDialogAtom);
  return (
    <Dialog open onClose={requestClose} title={dialogNames['reset-password']} variant="side">
      <ResetPasswordForm
        reset={async (password) => {
          await setNewPassword(token, password);
          // The provider has ended every session, so this browser must forget its own.
          forgetMemberEverywhere(store);
        }}
        onSignIn={() => changeDialog('sign-in', {})}
        onNewLink={() => changeDialog('forgot-password', {})}
      />
    </Dialog>
  );
}
