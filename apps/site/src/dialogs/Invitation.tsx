import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { OpenInvitation } from '@myler/api-client/contract';
import { normaliseError } from '@myler/api-client/errors';
import { address } from '@myler/config/address';
import { InvitationForm, type InvitationValues } from '@myler/forms/account';
import { dialogNames, presentedDialogAtom, requestCloseDialogAtom } from '@myler/state/dialogs';
import { LinkButton } from '@myler/ui/button';
import { Dialog } from '@myler/ui/dialog';
import { Stack } from '@myler/ui/layout';
import { asMember, site } from '../features/account/member-calls.ts';
import { closeForLink } from './use-dialog-history.ts';
import type { SiteStore } from '../store/site-store.ts';
import { storeSession } from '../visitor/take-session.ts';

/** What became of an accepted invitation. */
type Joined = 'with-password' | 'with-passkey' | 'passkey-missing';

/** The dialog of an invitation’s link. It changes nothing by being opened. */
export function Invitation() {
  const store = useStore();
  const token = useAtomValue(presentedDialogAtom)?.payload.token ?? '';
  const requestClose = useSetAtom(requestCloseDialogAtom);
  const found = useInvitation(token);
  const [joined, setJoined] = useState<Joined>();
  return (
    <Dialog open onClose={requestClose} title={dialogNames.invitation} variant="side">
      {joined ? (
        <Welcome joined={joined} />
      ) : typeof found === 'string' ? (
        <p role="alert">{found}</p>
      ) : found ? (
        <InvitationForm
          invitation={found}
          hasPasskeys={'PublicKeyCredential' in globalThis}
          accept={async (values) => {
            setJoined(await accept(store, token, values));
          }}
          onDone={() => undefined}
        />
      ) : (
        <p role="status">Looking who invites you.</p>
      )}
    </Dialog>
  );
}

async function accept(
  store: SiteStore,
  token: string,
  { firstName, lastName, password }: InvitationValues,
): Promise<Joined> {
  const body = { token, firstName, lastName, termsAccept: true, keepMeSignedIn: true, password } as const;
  storeSession(store)(await site.call('acceptInvitation', { body }));
  if (password) return 'with-password';
  try {
    const { createPasskey } = await import('../features/account/passkeys-in-browser.ts');
    const credential = await createPasskey(await asMember(store, () => site.call('passkeyCreation')));
    await asMember(store, () => site.call('addPasskey', { body: { name: 'My passkey', credential } }));
    return 'with-passkey';
  } catch {
    // The account is there, and its mailbox is the way in.
    return 'passkey-missing';
  }
}

function Welcome({ joined }: { joined: Joined }) {
  const store = useStore();
  return (
    <Stack gap={6}>
      <p role="status">
        {joined === 'passkey-missing'
          ? 'You are on the card, and signed in. No passkey was made: add one under Privacy, or choose a password with “Forgotten your password?” when you sign in.'
          : 'You are on the card, and signed in.'}
      </p>
      <LinkButton
        fullWidth
        href={address(joined === 'passkey-missing' ? '/account/privacy' : '/account')}
        onClick={() => closeForLink(store)}
      >
        {joined === 'passkey-missing' ? 'Add a passkey' : 'See the membership'}
      </LinkButton>
    </Stack>
  );
}

/** What the invitation says; why it cannot be read; undefined until it is known. */
function useInvitation(token: string): OpenInvitation | string | undefined {
  const [found, setFound] = useState<OpenInvitation | string>();
  useEffect(() => {
    if (!token) return undefined;
    let isGone = false;
    site.call('openInvitation', { body: { token } }).then(
      (answer) => void (isGone || setFound(answer)),
      (error: unknown) => void (isGone || setFound(normaliseError(error).message)),
    );
    return () => {
      isGone = true;
    };
  }, [token]);
  return token ? found : 'Open this with the link in our email.';
}
