import { useAtomValue, useSetAtom } from 'jotai';
import { ForgotPasswordForm } from '@myler/forms/password';
import { changeDialogAtom, dialogNames, presentedDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';
import { Dialog } from '@myler/ui/dialog';
import { sendResetLink } from './password.ts';

export function ForgotPassword() {
  const email = useAtomValue(presentedDialogAtom)?.payload.email;
  const changeDialog = useSetAtom(changeDialogAtom);
  const requestClose = useSetAtom(requestCloseDialogAtom);
  return (
    <Dialog open onClose={requestClose} title={dialogNames['forgot-password']} variant="side">
      <ForgotPasswordForm
        email={email}
        sendLink={sendResetLink}
        onSent={(sentTo) => changeDialog('check-your-email', { email: sentTo })}
      />
    </Dialog>
  );
}
