import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { deskLine } from '@myler/config/contact';
import { Dialog } from '@myler/ui/dialog';
import { TextButton } from '@myler/ui/link';
import {
  changeDialogAtom,
  closeDialogAtom,
  dialogNames,
  presentedDialogAtom,
  requestCloseDialogAtom,
} from '@myler/state/dialogs';
import { Text } from '@myler/ui/text';
import { SignInWays } from './SignInWays.tsx';
import styles from './SignIn.module.css';

export function SignIn() {
  const changeDialog = useSetAtom(changeDialogAtom);
  const close = useSetAtom(closeDialogAtom);
  const requestClose = useSetAtom(requestCloseDialogAtom);
  // The dialog shows what it was opened with, also while it closes.
  const [{ email, membershipId, token }] = useState(useAtomValue(presentedDialogAtom)?.payload ?? {});
  const onSignedIn = () => {
    // Whoever came from the wizard goes on with the tier chosen there.
    if (membershipId) changeDialog('join-us-1', { membershipId });
    // Whoever came from the link to a new address goes on there.
    else if (token) changeDialog('confirm-email', { token });
    else close();
  };
  return (
    <Dialog open onClose={requestClose} title={dialogNames['sign-in']} variant="side">
      <SignInWays email={email} onSignedIn={onSignedIn} />
      <Text size="small" tone="quiet" before={7} className={styles.help}>
        Not a member yet?{' '}
        <TextButton onClick={() => changeDialog('join-us-1', membershipId ? { membershipId } : {})}>Join</TextButton>
      </Text>
      <Text size="small" tone="quiet" before={7} className={styles.help}>
        Has your email address changed since you joined? Ring the desk: <a href={deskLine.href}>{deskLine.display}</a>.
      </Text>
    </Dialog>
  );
}
