import { useAtomValue, useSetAtom } from 'jotai';
import { CheckYourEmail } from '@myler/forms/password';
import { changeDialogAtom, dialogNames, presentedDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';
import { Dialog } from '@myler/ui/dialog';
import { sendResetLink } from './password.ts';

export function CheckEmail() {
  const email = useAtomValue(presentedDialogAtom)?.payload.email ?? '';
  const changeDialog = useSetAtom(changeDialogAtom);
  const requestClose = useSetAtom(requestCloseDialogAtom);
  return (
    <Dialog open onClose={requestClose} title={dialogNames['check-your-email']} variant="side">
      <CheckYourEmail email={email} sendLink={sendResetLink} onChangeAddress={() => changeDialog('forgot-password')} />
    </Dialog>
  );
}
