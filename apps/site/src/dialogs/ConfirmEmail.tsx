import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { normaliseError } from '@myler/api-client/errors';
import { createMemberSameOriginClient } from '@myler/api-client/account';
import { dialogNames, presentedDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';
import { signedInAtom } from '@myler/state/user';
import { Button } from '@myler/ui/button';
import { Dialog } from '@myler/ui/dialog';
import { readMemberData } from '../features/account/use-member-data.ts';

const client = createMemberSameOriginClient();

/** The link of an e-mail to a new address was opened: that address is the member’s from now on. */
export function ConfirmEmail() {
  const store = useStore();
  const payload = useAtomValue(presentedDialogAtom)?.payload;
  const [token] = useState(payload?.token ?? '');
  const requestClose = useSetAtom(requestCloseDialogAtom);
  const [outcome, setOutcome] = useState(token ? undefined : 'Open this with the link in our e-mail.');
  useEffect(() => {
    if (!token) return undefined;
    let isGone = false;
    const show = (words: string) => void (isGone || setOutcome(words));
    client.call('confirmEmail', { body: { token } }).then(
      () => {
        show('Thank you. You sign in with the new address from now on, and our e-mails go there.');
        // A page of the account may be open behind the dialog.
        return store.get(signedInAtom) ? readMemberData(store, 'details').catch(() => undefined) : undefined;
      },
      (error: unknown) => show(normaliseError(error).message),
    );
    return () => {
      isGone = true;
    };
  }, [token, store]);
  return (
    <Dialog open onClose={requestClose} title={dialogNames['confirm-email']} variant="side">
      <p role="status">{outcome ?? 'One moment.'}</p>
      {outcome !== undefined && (
        <Button variant="outline" fullWidth onClick={requestClose}>
          Close
        </Button>
      )}
    </Dialog>
  );
}
